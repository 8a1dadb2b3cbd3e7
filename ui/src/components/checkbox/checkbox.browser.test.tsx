import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../testing/describe-conformance'
import { useControlled } from '../../testing/use-controlled'
import { Checkbox } from './checkbox'

function Agree({ onChange }: { onChange: (checked: boolean) => void }) {
  const [checked, change] = useControlled(false, onChange)
  return <Checkbox label="I agree" checked={checked} onChange={change} />
}

describeConformance('Checkbox', (props) => <Checkbox label="I agree" checked={false} onChange={() => {}} {...props} />)

it('toggles with Space and by its label', async () => {
  const changed = vi.fn()
  await render(<Agree onChange={changed} />)
  await userEvent.keyboard('{Tab} ')
  await expect.element(page.getByRole('checkbox', { name: 'I agree' })).toBeChecked()
  await page.getByText('I agree').click()
  await expect.element(page.getByRole('checkbox', { name: 'I agree' })).not.toBeChecked()
  expect(changed.mock.calls.flat()).toEqual([true, false])
})

it('shows the error and the hint while invalid', async () => {
  const box = page.getByRole('checkbox', { name: 'I agree' })
  const agree = (error?: string) => (
    <Checkbox label="I agree" checked={false} onChange={() => {}} hint="To all" error={error} />
  )
  const screen = await render(agree())
  await expect.element(box).toHaveAccessibleDescription('To all')
  await screen.rerender(agree('Tick this.'))
  await expect.element(box).toHaveAccessibleDescription('To all Tick this.')
  await expect.element(box).toBeInvalid()
  await screen.rerender(agree())
  await expect.element(box).toHaveAccessibleDescription('To all')
  await expect.element(box).not.toBeInvalid()
})

it('is skipped and ignores presses while disabled', async () => {
  const changed = vi.fn()
  await render(<Checkbox label="I agree" checked={false} onChange={changed} disabled />)
  await userEvent.keyboard('{Tab} ')
  page
    .getByText('I agree')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(page.getByRole('checkbox')).not.toHaveFocus()
  expect(changed).not.toHaveBeenCalled()
})
