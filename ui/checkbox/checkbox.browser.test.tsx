import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../test/describe-conformance'
import { useControlled } from '../test/use-controlled'
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
