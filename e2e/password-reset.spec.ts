import { arrangeBusinessSession } from './support/arrange-accounts'
import { findInMails } from './support/mail-folder'
import { newBusiness, signInAsBusiness } from './support/people'
import { expect, test } from './support/test'

test('BA-05 a forgotten password is replaced by the link in the mail, which works once', async ({ page, server }) => {
  const { username, password } = newBusiness()
  await arrangeBusinessSession(page, { credentials: { username, password } })
  await page.evaluate(() => localStorage.clear())

  await page.goto('/business/signin')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // The previous page has a field of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('Username').fill(username)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText(/its link to choose a new password is in the server's mail folder/)).toBeVisible()

  // The server mails after its answer.
  const findLink = () => findInMails(server, /http\S+reset-password#token=\S+/)
  await expect.poll(findLink).toBeDefined()
  const link = findLink() ?? ''
  const chosen = { username, password: 'another long passphrase' }
  await page.goto(link)
  await page.getByLabel('New password').fill(chosen.password)
  await page.getByLabel('Confirm password').fill(chosen.password)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('Your new password is set. Sign in with it.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to sign in' })).toBeFocused()
  await signInAsBusiness(page, chosen)
  await expect(page).toHaveURL('/businessdashboard')

  await page.evaluate(() => localStorage.clear())
  await page.goto(link)
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('This link has expired or was already used. Ask for a new one.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeFocused()
})
