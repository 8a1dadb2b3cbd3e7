import type { Page } from '@playwright/test'
import {
  arrangeBusiness,
  arrangeBusinessDevice,
  arrangeBusinessSession,
  arrangeStudentDevice,
  arrangeStudentSession,
} from './support/arrange-accounts'
import { arrangeApplication } from './support/arrange-applications'
import { arrangeGig } from './support/arrange-gigs'
import { jpegFile, pngFile } from './support/files'
import { findInMails } from './support/mail-folder'
import { newBusiness, signInAsBusiness } from './support/people'
import { expect, test } from './support/test'

const section = (page: Page, name: string) => page.getByRole('region', { name })
const newPassword = 'another long passphrase'

test('PF-08 a business changes its name, images, e-mail address and password, and finds them again', async ({
  page,
  browser,
  server,
}) => {
  const credentials = newBusiness('renamed.bakery')
  await arrangeBusiness(page, { companyName: 'Old Corner', credentials })

  await test.step('SH-04 the sidebar leads to every page of a business', async () => {
    const sidebar = page.getByRole('navigation', { name: 'Business' })
    await expect(sidebar.getByRole('link')).toHaveText(['Profile', 'Gigs', 'Events', 'Settings', 'Help'])
    await expect(sidebar.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page')
    await sidebar.getByRole('link', { name: 'Settings' }).click()
    await expect(page).toHaveURL('/business/settings')
  })

  await test.step('logo and cover are saved as soon as they are chosen', async () => {
    const images = section(page, 'Logo and cover')
    await images.getByLabel('Choose a logo').setInputFiles(await pngFile())
    await expect(images.getByLabel('Replace the logo')).toBeAttached()
    await images.getByLabel('Choose a cover').setInputFiles(await jpegFile())
    await expect(images.getByLabel('Replace the cover')).toBeAttached()
    await expect(images.getByRole('img', { name: 'Your cover' })).toBeVisible()
  })

  await test.step('the name is saved with the form', async () => {
    await page.getByLabel('Company name').fill('New Corner')
    await page.getByRole('button', { name: 'Save Details' }).click()
    await expect(page.getByText('Saved.', { exact: true }).first()).toBeVisible()
  })

  await test.step('a new password needs the current one', async () => {
    const signIn = section(page, 'How you sign in')
    await signIn.getByLabel('E-mail').fill('hello@newcorner.example')
    await signIn.getByLabel('New password').fill(newPassword)
    await signIn.getByLabel('Current password').fill('a guess that is wrong')
    await signIn.getByRole('button', { name: 'Change sign-in details' }).click()
    await expect(signIn.getByRole('alert')).toContainText("That isn't your current password.")
    await signIn.getByLabel('Current password').fill(credentials.password)
    await signIn.getByRole('button', { name: 'Change sign-in details' }).click()
    await expect(
      signIn.getByText(/The link to verify your e-mail address is in the server's mail folder/),
    ).toBeVisible()
    await expect(signIn.getByText(/^hello@newcorner\.example replaces .+ once you verify it\.$/)).toBeVisible()
  })

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await signInAsBusiness(page, { ...credentials, password: newPassword })
  await expect(page.getByRole('heading', { level: 1, name: 'New Corner' })).toBeVisible()

  await test.step('TR-07 a new e-mail address counts once it is verified', async () => {
    const mail = findInMails(server, /^To: hello@newcorner\.example\r\n[\s\S]*?verify-email#token=\S+/m)
    await page.goto(/http\S+/.exec(mail ?? '')?.[0] ?? '')
    await page.getByRole('button', { name: 'Verify my e-mail address' }).click()
    await expect(page.getByText('Your e-mail address is verified.')).toBeVisible()
    await page.goto('/business/settings')
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('hello@newcorner.example')
  })

  await test.step('TR-07 chooses mails about new applicants, and switches them off by a mail’s link while signed out', async () => {
    const mails = section(page, 'E-mails')
    await mails.getByRole('radio', { name: 'At once' }).click()
    await expect(mails.getByText('Saved.')).toBeVisible()
    const gig = await arrangeGig(page)
    const asStudent = await browser.newPage()
    await arrangeStudentSession(asStudent, 'Ana Silva')
    await arrangeApplication(asStudent, gig.id)
    const link = /^To: hello@newcorner\.example\r\n[\s\S]*?Ana Silva[\s\S]*?unsubscribe#token=\S+/m
    await expect.poll(() => findInMails(server, link)).toBeDefined()
    await asStudent.context().clearCookies()
    await asStudent.evaluate(() => localStorage.clear())
    await asStudent.goto(/http\S+unsubscribe#token=\S+/.exec(findInMails(server, link) ?? '')?.[0] ?? '')
    await asStudent.getByRole('button', { name: 'Stop these e-mails' }).click()
    await expect(asStudent.getByText("You won't get e-mails about new applicants any more.")).toBeVisible()
    await asStudent.close()
    await page.reload()
    await expect(mails.getByRole('radio', { name: 'No e-mails' })).toBeChecked()
  })
})

test('PF-08 a student chooses a picture, sees it, and takes it away', { tag: '@phone' }, async ({ page }) => {
  await arrangeStudentSession(page)
  await page.goto('/settings')
  const picture = section(page, 'Your picture')
  await picture.getByLabel('Choose a picture').setInputFiles(await pngFile())
  await expect(picture.locator('img').first()).toHaveAttribute('src', /^\/api\/files\//)
  await expect(section(page, 'Your account').locator('img')).toHaveAttribute('src', /^\/api\/files\//)
  await page.reload()
  await picture.getByRole('button', { name: 'Remove picture' }).click()
  await expect(picture.locator('img')).toHaveCount(0)
  await expect(picture.getByLabel('Choose a picture')).toBeFocused()

  await test.step('TR-07 switches off mails about gigs applied to', async () => {
    const mails = section(page, 'E-mails')
    const choice = mails.getByRole('checkbox', { name: /^A gig I applied to/ })
    await choice.click()
    await expect(mails.getByText('Saved.')).toBeVisible()
    await page.reload()
    await expect(choice).not.toBeChecked()
  })
})

test('SA-09 a student sees where they are signed in, and signs out of one device and of all others', async ({
  page,
  browser,
}) => {
  const person = await arrangeStudentSession(page)
  const others = [await browser.newPage(), await browser.newPage()]
  for (const other of others) await arrangeStudentDevice(other, person)
  await page.goto('/settings')
  const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem')
  await expect(devices).toHaveCount(3)
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1)

  await test.step('signs out of one device', async () => {
    await page
      .getByRole('button', { name: /^Sign out of Chrome on/ })
      .first()
      .click()
    await expect(devices).toHaveCount(2)
    await expect(page.getByText(/^Chrome on .* is signed out\.$/)).toBeFocused()
  })

  await test.step('signs out of all other devices', async () => {
    await page.getByRole('button', { name: 'Sign out of all other devices' }).click()
    await expect(devices).toHaveCount(1)
  })

  for (const other of others) {
    await other.goto('/settings')
    await expect(other).toHaveURL(/\/student\/signin|\/settings/)
    await expect(other.getByRole('list', { name: 'Devices' })).toHaveCount(0)
    await other.close()
  }

  await test.step('signs out here and at the identity provider', async () => {
    await page.getByRole('button', { name: 'Sign out of the local identity provider too' }).click()
    await expect(page.getByRole('heading', { name: 'Sign out here too?' })).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/settings')
    await expect(page).toHaveURL(/\/student\/signin/)
  })
})

test('SA-09 a business signs out of its other devices', { tag: '@phone' }, async ({ page, browser }) => {
  const credentials = newBusiness('two.devices')
  await arrangeBusinessSession(page, { credentials })
  const other = await browser.newPage()
  await arrangeBusinessDevice(other, credentials)
  await other.goto('/businessdashboard')
  await page.goto('/business/settings')
  await page.getByRole('button', { name: /^Sign out of Chrome on/ }).click()
  await expect(page.getByRole('list', { name: 'Devices' }).getByRole('listitem')).toHaveCount(1)
  await other.reload()
  await expect(other.getByRole('dialog', { name: 'Sign in to go on' })).toBeVisible()
})
