import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createResource, useResource } from '@/client'
import { focusPage } from './page-focus'
import { FailedPage, LoadingPage } from './page-states'

/** Answers the pending call of the page under test; null is a failure. */
let answer: (data: { title: string } | null) => void

const gig = createResource({
  fetch: (_: string) => new Promise<{ title: string } | null>((resolve) => (answer = resolve)),
})

function GigPage() {
  const { data, status, isRetrying } = useResource(gig)
  if (data) {
    return (
      <main id="main">
        <h1>{data.title}</h1>
      </main>
    )
  }
  if (status !== 'failed') return <LoadingPage label="Loading" />
  return (
    <FailedPage
      heading="Your gig"
      title="We couldn't load this gig"
      message="Check your connection."
      onRetry={() => void gig.retry()}
      retrying={isRetrying}
    />
  )
}

it('keeps the focus on Retry when a retry fails, and moves it to the heading of the page that was loaded', async () => {
  void gig.load('a')
  await render(<GigPage />)
  answer(null)
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect.element(retry).toBeVisible()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(retry).toHaveAttribute('aria-busy', 'true')
  await expect.element(retry).toHaveFocus()

  answer(null)
  await expect.element(retry).not.toHaveAttribute('aria-busy')
  await expect.element(retry).toHaveFocus()

  await userEvent.keyboard('{Enter}')
  answer({ title: 'Counter and coffee' })
  await expect.element(page.getByRole('heading', { name: 'Counter and coffee' })).toHaveFocus()
})

it('moves the focus of an opened page from its loading state to the heading of the loaded content', async () => {
  gig.clear()
  void gig.load('c')
  await render(<GigPage />)
  focusPage()
  await expect.element(page.getByRole('main')).toHaveFocus()
  answer({ title: 'Counter and coffee' })
  await expect.element(page.getByRole('heading', { name: 'Counter and coffee' })).toHaveFocus()
})

it('leaves a focus that is not on the failed page where it is', async () => {
  gig.clear()
  void gig.load('b')
  await render(
    <>
      <button type="button">Menu</button>
      <GigPage />
    </>,
  )
  answer(null)
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  void gig.retry()
  answer({ title: 'Counter and coffee' })
  await expect.element(page.getByRole('heading', { name: 'Counter and coffee' })).toBeVisible()
  await expect.element(menu).toHaveFocus()
})
