import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../testing/describe-conformance'
import { Alert } from './alert'

describeConformance('Alert', (props) => <Alert {...props}>Saved</Alert>)

it.each([
  ['info', 'status'],
  ['success', 'status'],
  ['warning', 'alert'],
  ['danger', 'alert'],
] as const)('%s has the role %s', async (tone, role) => {
  await render(<Alert tone={tone}>Saved</Alert>)
  await expect.element(page.getByRole(role)).toHaveTextContent('Saved')
})

it('reaches and presses its action and close button by keyboard', async () => {
  const [acted, dismissed] = [vi.fn(), vi.fn()]
  const retry = (
    <button type="button" onClick={acted}>
      Retry
    </button>
  )
  await render(
    <Alert tone="danger" action={retry} onDismiss={dismissed}>
      Not saved
    </Alert>,
  )
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByRole('button', { name: 'Retry' })).toHaveFocus()
  await userEvent.keyboard('{Tab} ')
  await expect.element(page.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
  expect([acted, dismissed].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

it('keeps Retry focused while a retry is pending, and changes its text when the retry has failed', async () => {
  const alert = (retrying: boolean) => (
    <Alert tone="danger" onRetry={vi.fn()} retrying={retrying}>
      Not saved
    </Alert>
  )
  const { rerender } = await render(alert(false))
  const text = () => page.getByRole('alert').element().textContent
  const first = text()
  await userEvent.keyboard('{Tab}')
  await rerender(alert(true))
  expect(text()).toBe(first)
  await rerender(alert(false))
  expect(text()).not.toBe(first)
  await expect.element(page.getByRole('button', { name: 'Retry' })).toHaveFocus()
})
