import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../testing/describe-conformance'
import { useControlled } from '../../testing/use-controlled'
import { Checkbox, type CheckboxProps } from './checkbox'

type AgreeProps = Pick<CheckboxProps, 'onChange' | 'layout' | 'hint'>

function Agree({ onChange, ...rest }: AgreeProps) {
  const [checked, change] = useControlled(false, onChange)
  return <Checkbox label="I agree" {...rest} checked={checked} onChange={change} />
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

it.each([
  ['row', [true, false, true]],
  [undefined, []],
] as const)('is ticked by a press anywhere in its row with the layout %s', async (layout, expected) => {
  const changed = vi.fn()
  await render(<Agree onChange={changed} layout={layout} hint="To all" />)
  const box = page.getByRole('checkbox', { name: 'I agree' })
  await expect.element(box).toHaveAccessibleDescription('To all')
  const hint = page.getByText('To all').element().getBoundingClientRect()
  const { left } = box.element().getBoundingClientRect()
  const rowEnd = document.body.getBoundingClientRect().right - 24
  for (const x of [hint.left + 5, rowEnd, left + 30]) {
    document.elementFromPoint(x, hint.top + 5)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }
  expect(changed.mock.calls.flat()).toEqual(expected)
  // The box itself too, once.
  await userEvent.click(box)
  expect(changed).toHaveBeenCalledTimes(expected.length + 1)
})
