import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Notices, type SignOutState } from './notices'

interface Shown {
  slowCalls?: number
  signOut?: SignOutState
}

function pageWith({ slowCalls = 0, signOut = 'idle' }: Shown) {
  return (
    <>
      <main id="main">
        <h1>Gigs</h1>
      </main>
      <Notices
        slowCalls={slowCalls}
        signOut={signOut}
        onSignOutRetry={vi.fn()}
        onSignOutHere={vi.fn()}
        onCancelSlowCalls={vi.fn()}
      />
    </>
  )
}

it('API-01 gives the focus to the page when its slow calls are cancelled', async () => {
  const screen = await render(pageWith({ slowCalls: 1 }))
  await page.getByRole('button', { name: 'Cancel' }).click()
  await screen.rerender(pageWith({}))
  await expect.element(page.getByRole('heading', { name: 'Gigs' })).toHaveFocus()
})

it('SH-07 keeps the focus in the notices while signing out is tried again', async () => {
  const screen = await render(pageWith({ signOut: 'failed' }))
  await page.getByRole('button', { name: 'Retry' }).click()
  await screen.rerender(pageWith({ signOut: 'working' }))
  await expect.element(page.getByText('Signing you out…')).toBeVisible()
  await screen.rerender(pageWith({ signOut: 'failed' }))
  await expect.element(page.getByRole('alert')).toBeVisible()
  const [notices] = document.querySelectorAll('[data-toasts]')
  expect(notices?.contains(document.activeElement)).toBe(true)
})
