import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { account, startClient } from '@/client'
import { someBusinessSession } from '@/client/testing/sessions'
import { BusinessAuthPage } from './auth-pages'

it('does not navigate when the answer to a password comes after the page was left', async () => {
  onTestFinished(startClient())
  let answer = (_response: Response) => {}
  vi.spyOn(window, 'fetch').mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  const handleSignedIn = vi.fn()
  const screen = await render(
    <BusinessAuthPage
      intent="signin"
      next={null}
      otherHref="/business/signup"
      forgotPasswordHref="/business/forgot-password"
      signedInAgainPath="/signed-in-again"
      legalLinks={{ privacy: '/privacy', terms: '/terms' }}
      flushOutboxes={async () => {}}
      onSignedIn={handleSignedIn}
    />,
  )
  await page.getByLabelText('Username').fill('corner')
  await page.getByLabelText('Password').fill('long enough')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect.poll(() => vi.mocked(window.fetch).mock.calls.length).toBe(1)
  await screen.unmount()
  answer(Response.json({ success: true, ...someBusinessSession({ message: 'Business Profile Exists' }) }))
  await expect.poll(() => account.business).not.toBeNull()
  expect(handleSignedIn).not.toHaveBeenCalled()
})
