import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ActionAlert, type ActionAlertProps } from './action-alert'

/** A form longer than the window, with its button at the end. */
function LongForm({ alert }: { alert: ActionAlertProps }) {
  return (
    <form>
      <button type="button" id="top" style={{ display: 'block', marginBottom: '300vh' }}>
        Top
      </button>
      <ActionAlert {...alert} />
      <button type="submit">Send</button>
    </form>
  )
}

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

it('PF-02 scrolls a failure into view where its button is', async () => {
  const screen = await render(<LongForm alert={{ failure: null }} />)
  window.scrollTo(0, 0)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await screen.rerender(<LongForm alert={{ failure: 'Not sent.' }} />)
  await expect.element(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  expect(window.scrollY).toBeGreaterThan(0)
})

it('PF-02 does not scroll again for the same failure', async () => {
  const screen = await render(<LongForm alert={{ failure: 'Not sent.' }} />)
  const first = page.getByRole('alert').element()
  window.scrollTo(0, 0)
  await screen.rerender(<LongForm alert={{ failure: 'Not sent.' }} />)
  expect(page.getByRole('alert').element()).toBe(first)
  expect(window.scrollY).toBe(0)
})

it('PF-02 shows the offline note before an attempt, until the browser is online', async () => {
  await render(<LongForm alert={{}} />)
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
  setOnline(false)
  await expect.element(page.getByRole('status')).toHaveTextContent("You're offline.")
  setOnline(true)
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
})

it('PF-02 shows only the failure when the browser is offline too', async () => {
  setOnline(false)
  await render(<LongForm alert={{ failure: 'Not sent.' }} />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not sent.')
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
})

it('PF-02 retries by keyboard, and gives the focus to the button of the form', async () => {
  const onRetry = vi.fn()
  await render(<LongForm alert={{ failure: 'Not sent.', onRetry }} />)
  page.getByRole('button', { name: 'Top' }).element().focus()
  await userEvent.keyboard('{Tab}{Enter}')
  expect(onRetry).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('button', { name: 'Send' })).toHaveFocus()
})
