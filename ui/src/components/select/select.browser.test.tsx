import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../testing/describe-conformance'
import { useControlled } from '../../testing/use-controlled'
import { Select } from './select'

const options = [
  { value: 'match', label: 'Best match' },
  { value: 'pay', label: 'Highest pay' },
  { value: 'new', label: 'Newest' },
]

function Sort({ onChange }: { onChange: (value: string) => void }) {
  const [value, change] = useControlled('match', onChange)
  return <Select label="Sort by" value={value} onChange={change} options={options} />
}

describeConformance('Select', (props) => (
  <Select label="Sort by" value="match" onChange={() => {}} options={options} {...props} />
))

it('chooses with letters, arrows, Home and End without wrapping', async () => {
  const changed = vi.fn()
  await render(<Sort onChange={changed} />)
  const select = page.getByRole('combobox', { name: 'Sort by' })
  await userEvent.keyboard('{Tab}')
  await expect.element(select).toHaveFocus()
  await userEvent.keyboard('n')
  await expect.element(select).toHaveDisplayValue('Newest')
  expect(changed).toHaveBeenLastCalledWith('new')
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Home}{ArrowUp}{End}')
  expect(changed.mock.calls.flat()).toEqual(['new', 'pay', 'match', 'new'])
})

it.each([
  ['a value that is no longer offered', 'fit', false],
  ['an empty value without a placeholder', '', false],
  ['a value that is no longer offered, in a required field with a placeholder', 'fit', true],
])('shows no other option for %s', async (_, value, required) => {
  const props = required ? { required, placeholder: 'Choose' } : {}
  const select = (current: string) => (
    <Select label="Sort by" value={current} onChange={() => {}} options={options} {...props} />
  )
  const screen = await render(select(value))
  const field = page.getByRole('combobox', { name: 'Sort by' })
  await expect.element(field).toHaveDisplayValue([])
  await screen.rerender(select('pay'))
  await expect.element(field).toHaveDisplayValue('Highest pay')
})

it('skips disabled options', async () => {
  const changed = vi.fn()
  const some = options.map((option) => ({ ...option, disabled: option.value === 'pay' }))
  await render(
    <Select label="Sort by" value="match" onChange={changed} options={some} hint="Of all" error="Choose one." />,
  )
  await expect
    .element(page.getByRole('combobox', { name: 'Sort by' }))
    .toHaveAccessibleDescription('Of all Choose one.')
  await userEvent.keyboard('{Tab}{ArrowDown}')
  expect(changed.mock.calls).toEqual([['new']])
})

it('offers only the current option while it is read-only', async () => {
  const changed = vi.fn()
  const select = page.getByRole('combobox', { name: 'Sort by' })
  const uncontrolled = (readOnly: boolean) => (
    <Select
      label="Sort by"
      placeholder="Any"
      defaultValue="match"
      onChange={changed}
      options={options}
      readOnly={readOnly}
    />
  )
  const screen = await render(uncontrolled(false))
  await select.selectOptions('pay')
  await screen.rerender(uncontrolled(true))
  await userEvent.keyboard('{Tab}{End}{Home}n')
  await expect.element(select).toHaveDisplayValue('Highest pay')
  expect(changed).toHaveBeenCalledOnce()
  await screen.rerender(uncontrolled(false))
  await userEvent.keyboard('{End}')
  await expect.element(select).toHaveDisplayValue('Newest')
})
