import { arrangeBusinessSession, arrangeStudentSession } from './support/arrange-accounts'
import { expect, test } from './support/test'

test('FD-08 a student finds an answer, and sends a message once although the connection is lost', {
  tag: '@phone',
}, async ({ page, context }) => {
  const { email } = await arrangeStudentSession(page)
  await page.goto('/student/help')
  await page.getByLabel('Search the answers').fill('resume pdf')
  const answer = page.getByText('How many resumes can I keep, and in what format?')
  await answer.click()
  await expect(page.getByText(/Up to 5 PDF files/)).toBeVisible()

  await expect(page.getByLabel('Your e-mail address')).toHaveValue(email)
  await page.getByLabel('Your message').fill('How do I change my first name?')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused()
  await page.getByRole('button', { name: 'Write another message' }).click()
  await expect(page.getByLabel('Your message')).toHaveValue('')
})

test('FD-08 RT-08 a business sends a message, and its draft survives a reload', async ({ page }) => {
  await arrangeBusinessSession(page)
  await page.goto('/business/help')
  await expect(page.getByText(/developers are currently working on the feature/)).toBeVisible()
  await page.getByLabel('Your message').fill('Where is my poster?')
  await page.reload()
  await expect(page.getByLabel('Your message')).toHaveValue('Where is my poster?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused()
})
