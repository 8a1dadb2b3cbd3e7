import { Button } from '@campus-gigs/ui'
import { type ReactNode, useState } from 'react'
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

/** An action whose last attempt failed, until Retry is pressed. */
function RetriedAction({ children }: { children: (alert: ReactNode, isBusy: boolean) => ReactNode }) {
  const [isBusy, setIsBusy] = useState(false)
  const failure = isBusy ? null : 'Not done.'
  return children(<ActionAlert failure={failure} onRetry={() => setIsBusy(true)} />, isBusy)
}

it.each<{ title: string; actionOf: (alert: ReactNode, isBusy: boolean) => ReactNode }>([
  {
    title: 'a form',
    actionOf: (alert, isBusy) => (
      <form>
        <Button>Other</Button>
        {alert}
        <Button type="submit" busy={isBusy}>
          Send
        </Button>
      </form>
    ),
  },
  {
    title: 'a dialog',
    actionOf: (alert, isBusy) => (
      <div role="dialog" aria-label="Report">
        <form id="report">{alert}</form>
        <Button>Other</Button>
        <Button type="submit" form="report" busy={isBusy}>
          Send
        </Button>
      </div>
    ),
  },
  {
    title: 'a section',
    actionOf: (alert, isBusy) => (
      <section>
        <Button>Other</Button>
        <div>
          <Button busy={isBusy}>Send</Button>
          {alert}
        </div>
      </section>
    ),
  },
  {
    title: 'a row',
    actionOf: (alert, isBusy) => (
      <ul>
        <li>
          <Button>Other</Button>
        </li>
        <li>
          <Button busy={isBusy}>Send</Button>
          {alert}
        </li>
      </ul>
    ),
  },
])('PF-02 gives the focus of Retry to the busy button of $title', async ({ actionOf }) => {
  await render(<RetriedAction>{actionOf}</RetriedAction>)
  page.getByRole('button', { name: 'Retry' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Send' })).toHaveFocus()
})

it('PF-02 gives the focus of Retry to the section of an action without a button', async () => {
  await render(<RetriedAction>{(alert) => <section aria-label="Devices">{alert}</section>}</RetriedAction>)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByRole('region', { name: 'Devices' })).toHaveFocus()
})

it('PF-02 leaves a focus that is not on Retry where it is', async () => {
  const formOf = (failure: string | null) => (
    <form>
      <input aria-label="Name" />
      <ActionAlert failure={failure} onRetry={vi.fn()} />
    </form>
  )
  const screen = await render(formOf('Not sent.'))
  page.getByLabelText('Name').element().focus()
  await screen.rerender(formOf(null))
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
})
