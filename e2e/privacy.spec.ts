import {
  arrangeApplication,
  arrangeBusiness,
  arrangeBusinessSession,
  arrangeGig,
  arrangeGigBeside,
  arrangeResume,
  arrangeStudentSession,
} from './support/arrange'
import { getAs, tokenOf } from './support/calls'
import { openEach } from './support/navigation'
import { continueAsPerson, newBusiness, openMenu, signInAsBusiness, signOut } from './support/people'
import { expect, test } from './support/test'

test("RT-07 API-08 a business sees neither another business's gig nor its applicants", async ({ page, browser }) => {
  await arrangeBusinessSession(page, { companyName: 'First Bakery' })
  const gig = await arrangeGig(page)
  const other = await browser.newPage()
  await arrangeBusinessSession(other, { companyName: 'Second Bakery' })
  await other.goto(`/business/gig/${gig.id}`)
  await expect(other.getByRole('heading', { name: 'No such gig' })).toBeVisible()
  await expect(other.getByText(gig.title)).toHaveCount(0)
  await other.getByRole('link', { name: 'Your gigs' }).click()
  await expect(other.getByRole('heading', { name: 'Gigs.' })).toBeVisible()
  await expect(other.getByText(gig.title)).toHaveCount(0)
  await other.close()
})

test("API-08 a student's resume opens only for them and the business they applied to", async ({
  page,
  browser,
  context,
}) => {
  const { asBusiness, ...gig } = await arrangeGigBeside(browser)
  const asRival = await browser.newPage()
  await arrangeBusinessSession(asRival)
  const asStranger = await browser.newPage()
  await arrangeStudentSession(asStranger, 'Someone Else')
  await arrangeStudentSession(page)
  const sent = await arrangeApplication(page, gig.id)
  const kept = await arrangeResume(page)

  const statusFor = async (who: typeof page, url: string) => (await who.request.get(url)).status()
  expect(await statusFor(page, sent.fileUrl)).toBe(200)
  expect(await statusFor(page, kept.fileUrl)).toBe(200)
  expect(await statusFor(asBusiness, sent.fileUrl)).toBe(200)
  expect(await statusFor(asBusiness, kept.fileUrl)).toBe(404)
  for (const who of [asRival, asStranger]) {
    expect(await statusFor(who, sent.fileUrl)).toBe(404)
    expect(await statusFor(who, kept.fileUrl)).toBe(404)
  }
  await context.clearCookies()
  expect((await page.request.get(sent.fileUrl, { headers: {} })).ok()).toBe(false)
  await Promise.all([asBusiness.close(), asRival.close(), asStranger.close()])
})

test.describe('RT-11 guards', () => {
  test('RT-11 sends a visitor to the business sign-in and back to the page they wanted', async ({ page }) => {
    const credentials = newBusiness()
    await arrangeBusiness(page, { credentials })
    await signOut(page, 'Log Out')
    const guardedPaths = ['/businessdashboard', '/business/createGig', '/business/gig/none', '/business/gigs']
    for await (const path of openEach(page, guardedPaths)) {
      await expect(page).toHaveURL(`/business/signin?next=${encodeURIComponent(path)}`)
    }
    await page.getByLabel('Username').fill(credentials.username)
    await page.getByLabel('Password', { exact: true }).fill(credentials.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/business/gigs')
    await expect(page.getByRole('heading', { name: 'Gigs.' })).toBeVisible()
  })

  test('RT-11 RT-04 sends a visitor to the student sign-in and back to the same search', async ({ page, browser }) => {
    const earlier = await browser.newPage()
    const person = await arrangeStudentSession(earlier)
    await earlier.close()
    await page.goto('/dashboard?q=barista')
    await expect(page).toHaveURL(`/student/signin?next=${encodeURIComponent('/dashboard?q=barista')}`)
    await page.getByRole('link', { name: 'Continue with your identity account' }).click()
    await continueAsPerson(page, person)
    await expect(page).toHaveURL('/dashboard?q=barista')
    await expect(page.getByRole('combobox', { name: 'Title, suburb or company' })).toHaveValue('barista')
  })

  test('RT-11 RT-03 the wrong kind of account lands at its own home', async ({ page, browser }) => {
    await arrangeBusinessSession(page)
    const notForBusiness = [
      '/dashboard',
      '/student/job-history/saved-jobs',
      '/completeProfile',
      '/completeBusinessProfile',
    ]
    for await (const path of openEach(page, notForBusiness)) await expect(page, path).toHaveURL('/businessdashboard')
    const student = await browser.newPage()
    await arrangeStudentSession(student)
    const notForStudent = [
      '/businessdashboard',
      '/business/gigs',
      '/business/createGig',
      '/completeBusinessProfile',
      '/completeProfile',
    ]
    for await (const path of openEach(student, notForStudent)) await expect(student, path).toHaveURL('/dashboard')
    await student.close()
  })

  test('RT-11 next never leads to another site', async ({ page }) => {
    const credentials = newBusiness()
    await arrangeBusinessSession(page, { credentials })
    const elsewhere = [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/.//evil.example',
      'javascript:alert(1)',
    ]
    for (const next of elsewhere) {
      await page.evaluate(() => localStorage.clear())
      await page.goto(`/business/signin?next=${encodeURIComponent(next)}`)
      await page.getByLabel('Username').fill(credentials.username)
      await page.getByLabel('Password', { exact: true }).fill(credentials.password)
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(page).toHaveURL('/businessdashboard')
    }
  })
})

test('SH-06 SH-03 RT-11 signing out ends the session everywhere the token was', async ({ page, browser }) => {
  const credentials = newBusiness()
  await arrangeBusiness(page, { credentials })
  const token = await tokenOf(page)
  expect((await getAs(page, 'business/session')).status()).toBe(200)

  await expect(await openMenu(page)).toHaveText(['Profile', 'Settings', 'Log Out'])
  await page.keyboard.press('Escape')
  await signOut(page, 'Log Out')
  const left = await page.evaluate(() => Object.keys(localStorage))
  expect(left.filter((key) => ['user', 'business', 'campus-gigs:session-token'].includes(key))).toEqual([])

  const copied = await browser.newContext({ extraHTTPHeaders: { authorization: `Bearer ${token}` } })
  expect((await copied.request.get(new URL('/api/business/session', page.url()).href)).status()).toBe(401)
  await copied.close()
  await page.goto('/businessdashboard')
  await expect(page).toHaveURL(/\/business\/signin/)
  await signInAsBusiness(page, credentials)
  await expect(page).toHaveURL('/businessdashboard')
})
