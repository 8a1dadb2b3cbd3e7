import { arrangeBusinessSession, arrangeStudentSession } from './support/arrange-accounts'
import { arrangeApplication } from './support/arrange-applications'
import { arrangeGigBeside } from './support/arrange-gigs'
import { openSubscribed } from './support/connection'
import { newBusiness, submitCredentials } from './support/people'
import { expect, test } from './support/test'

test('a student downloads their data, deletes the account, and is anonymous for the business at once', async ({
  page,
  browser,
}) => {
  const { asBusiness, ...gig } = await arrangeGigBeside(browser)
  await arrangeStudentSession(page, 'Mai Tran')
  const { fileUrl } = await arrangeApplication(page, gig.id)
  await openSubscribed(asBusiness, `/business/gig/${gig.id}`)
  const applicants = asBusiness.getByRole('list', { name: 'Applicants' }).getByRole('button')
  await expect(applicants).toHaveText([/Mai Tran/])
  await page.goto('/settings')

  await test.step('the data is one ZIP file', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    expect((await download).suggestedFilename()).toBe('campus-gigs-data.zip')
    await expect(page.getByText('Your data is downloaded.')).toBeAttached()
  })

  await test.step('privacy page and terms are linked', async () => {
    await page.getByRole('link', { name: 'Privacy' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
    await page.getByRole('link', { name: 'Read the terms' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
    await page.goto('/settings')
  })

  await test.step('the dialog says what is kept, and deletion removes the stored data and the resume', async () => {
    await page.getByRole('textbox', { name: 'Personal summary' }).fill('A change that is not saved')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await expect(dialog).toContainText('What stays')
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible()
    const stored = await page.evaluate(() => JSON.stringify(localStorage))
    expect(stored).not.toMatch(/Mai|Tran|not saved/)
    expect((await asBusiness.request.get(fileUrl)).status()).toBe(404)
  })

  await expect(applicants).toHaveText([/Deleted account/])
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/student\/signin/)
})

test('a business deletes its account with its password', { tag: '@phone' }, async ({ page }) => {
  const credentials = newBusiness('leaving.bakery')
  await arrangeBusinessSession(page, { credentials })
  await page.goto('/business/settings')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const password = dialog.getByLabel(/^Current password/)
  await password.fill('a guess that is wrong')
  await password.press('Enter')
  await expect(dialog.getByText("That isn't your current password.")).toBeInViewport({ ratio: 1 })
  await expect(password).toBeFocused()
  await password.fill(credentials.password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible()
  await page.goto('/business/signin')
  await submitCredentials(page, credentials)
  await expect(page.getByText('Such credentials do not exist yet. Try Signing Up?')).toBeVisible()
})
