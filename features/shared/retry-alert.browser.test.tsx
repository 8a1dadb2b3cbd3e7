import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RetryAlert } from './retry-alert'

const failedPart = <RetryAlert onRetry={() => undefined}>We couldn't load the events.</RetryAlert>
const events = <ul aria-label="Events" />

it.each<{ title: string; partOf: (content: ReactNode) => ReactNode; loaded: ReactNode; focused: string }>([
  {
    title: 'what was loaded, after other content',
    partOf: (content) => (
      <main>
        <h1>Campus</h1>
        {content}
      </main>
    ),
    loaded: events,
    focused: 'Events',
  },
  {
    title: 'what was loaded, in a part of its own',
    partOf: (content) => <section aria-label="Part">{content}</section>,
    loaded: events,
    focused: 'Events',
  },
  {
    title: 'the list before it, when that is complete',
    partOf: (content) => (
      <main>
        {events}
        {content}
      </main>
    ),
    loaded: null,
    focused: 'Events',
  },
  {
    title: 'the part, when nothing was loaded',
    partOf: (content) => <section aria-label="Part">{content}</section>,
    loaded: null,
    focused: 'Part',
  },
])('moves the focus from Retry to $title', async ({ partOf, loaded, focused }) => {
  const screen = await render(partOf(failedPart))
  await page.getByRole('button', { name: 'Retry' }).click()
  await screen.rerender(partOf(loaded))
  await expect.element(page.getByLabelText(focused)).toHaveFocus()
})

it('leaves a focus that is not on the alert where it is', async () => {
  const pageOf = (part: ReactNode) => (
    <main>
      <button type="button">Menu</button>
      {part}
    </main>
  )
  const screen = await render(pageOf(failedPart))
  await userEvent.keyboard('{Tab}')
  await screen.rerender(pageOf(events))
  await expect.element(page.getByLabelText('Events')).not.toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Menu' })).toHaveFocus()
})
