import { expectSent, openApply, openGig, writeLetter } from './support/applying'
import {
  arrangeBusiness,
  arrangeBusinessAccount,
  arrangeBusinessSession,
  arrangeStudentSession,
} from './support/arrange-accounts'
import { arrangeApplication, arrangeResume } from './support/arrange-applications'
import { arrangeGig, arrangeGigBeside } from './support/arrange-gigs'
import { getAs, postAs, tokenOf } from './support/calls'
import { openSubscribed } from './support/connection'
import { openEach } from './support/navigation'
import { continueAsPerson, newBusiness, openMenu, signInAsBusiness, signOut, submitCredentials } from './support/people'
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
})

test('a student decides what a business sees: contact details, who opened the resume, and withdrawing', async ({
  page,
  browser,
}) => {
  const { asBusiness, ...gig } = await arrangeGigBeside(browser)
  await arrangeStudentSession(page, 'Mai Tran')
  const resume = await arrangeResume(page)
  const applicants = asBusiness.getByRole('list', { name: 'Applicants' }).getByRole('button')
  const applicant = asBusiness.getByRole('article', { name: 'Mai Tran' })
  const mail = applicant.getByRole('link', { name: 'Contact on Mail' })
  const drawer = page.getByRole('dialog', { name: gig.title })
  const confirmation = page.getByRole('dialog', { name: 'Withdraw your application?' })

  await test.step('AP-10 the application is sent without contact details once the box is unticked', async () => {
    await openGig(page, gig.id, gig.title)
    const dialog = await openApply(page, gig.title)
    await dialog.getByRole('button', { name: 'resume.pdf' }).click()
    await writeLetter(dialog, 'Hello.')
    await dialog.getByRole('checkbox', { name: 'Share my phone and e-mail with this business' }).uncheck()
    await dialog.getByRole('button', { name: 'Send application' }).click()
    await expectSent(dialog)
  })

  await test.step('GT-07 GT-08 the business reads why it has no phone number and e-mail address', async () => {
    await openSubscribed(asBusiness, `/business/gig/${gig.id}`)
    await applicants.click()
    await expect(applicant).toContainText("Mai hasn't shared a phone number or an e-mail address with you")
    await expect(mail).toHaveCount(0)
    await expect(
      applicant
        .getByRole('region', { name: /resume/i })
        .or(applicant.locator('canvas'))
        .first(),
    ).toBeVisible()
  })

  await test.step('the student sees that the resume was opened, and shares the contact details', async () => {
    await page.goto(`/student/job-history/applied-jobs?job=${gig.id}`)
    await expect(drawer).toContainText(/Corner Bakery opened it on \d+ \w+, /)
    await drawer.getByRole('checkbox', { name: 'Share my phone and e-mail with this business' }).check()
    await expect(mail).toHaveAttribute('href', /^mailto:/)
  })

  await test.step('withdrawing asks first, and takes application and files from the business at once', async () => {
    await drawer.getByRole('button', { name: 'Withdraw application' }).click()
    await confirmation.getByRole('button', { name: 'Withdraw application' }).click()
    await expect(page.getByText(`Your application for ${gig.title} is withdrawn.`)).toBeFocused()
    expect((await asBusiness.request.get(resume.fileUrl)).status()).toBe(404)
    await expect(asBusiness.getByText('No Applicants Just Yet.')).toBeVisible()
    await expect(asBusiness.getByText('This applicant is no longer here')).toBeVisible()
  })

  await test.step('the student applies again, and withdraws from the gig', async () => {
    await postAs(page, 'job-action/user-job-apply', {
      resumeId: resume.id,
      coverLetter: '<p>Hello again.</p>',
      jobListingId: gig.id,
    })
    await openGig(page, gig.id, gig.title)
    await page.getByRole('button', { name: 'Withdraw application' }).click()
    await confirmation.getByRole('button', { name: 'Withdraw application' }).click()
    await expect(page.getByRole('button', { name: 'Apply to this one!' })).toBeFocused()
  })
})

test.describe('RT-11 guards', () => {
  test('RT-11 sends a visitor to the business sign-in and back to the page they wanted', async ({ page, request }) => {
    const credentials = newBusiness()
    await arrangeBusinessAccount(request, { credentials })
    const guardedPaths = ['/businessdashboard', '/business/createGig', '/business/gig/none', '/business/gigs']
    for await (const path of openEach(page, guardedPaths)) {
      await expect(page).toHaveURL(`/business/signin?next=${encodeURIComponent(path)}`)
    }
    await submitCredentials(page, credentials)
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
  })

  // `app/paths.test.ts` checks the other texts that name another site.
  test('RT-11 next never leads to another site', async ({ page, request }) => {
    const credentials = newBusiness()
    await arrangeBusinessAccount(request, { credentials })
    await page.goto(`/business/signin?next=${encodeURIComponent('//evil.example')}`)
    await submitCredentials(page, credentials)
    await expect(page).toHaveURL('/businessdashboard')
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
