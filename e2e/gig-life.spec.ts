import type { Browser, Page } from '@playwright/test'
import { arrangeBusinessSession, arrangeStudentSession } from './support/arrange-accounts'
import { arrangeApplication } from './support/arrange-applications'
import { arrangeGig } from './support/arrange-gigs'
import { clockAhead } from './support/clock'
import { openSubscribed } from './support/connection'
import { editPay, manage } from './support/managing'
import { newBusiness, signInAsBusiness } from './support/people'
import { expect, test } from './support/test'
import { next } from './support/wizards'

/** Signs a business in on `page`, posts a gig, and signs the student Mai Tran in on a page of her own. */
async function arrangeGigAndStudent(page: Page, browser: Browser, credentials = newBusiness()) {
  await arrangeBusinessSession(page, { credentials })
  const gig = await arrangeGig(page)
  const asStudent = await browser.newPage()
  await arrangeStudentSession(asStudent, 'Mai Tran')
  return { ...gig, asStudent }
}

test('an application appears live, is answered, and remains after the gig is closed', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  const { id, title, asStudent } = await arrangeGigAndStudent(page, browser)

  const applicants = page.getByRole('list', { name: 'Applicants' }).getByRole('button')

  await test.step('GT-12 the application appears without a reload', async () => {
    await openSubscribed(page, `/business/gig/${id}`)
    await expect(page.getByText('No Applicants Just Yet.')).toBeVisible()
    await arrangeApplication(asStudent, id)
    await expect(applicants).toHaveText([/Mai Tran/])
  })

  const applicationId = await test.step('GT-08 records a written mail in the timeline', async () => {
    await applicants.click()
    const applicant = page.getByRole('article', { name: 'Mai Tran' })
    await expect(applicant).toBeVisible()
    const openedId = new URL(page.url()).searchParams.get('applicant') ?? ''
    const mail = applicant.getByRole('link', { name: 'Contact on Mail' })
    const address = new URL((await mail.getAttribute('href')) ?? '')
    expect(address.protocol).toBe('mailto:')
    expect(address.searchParams.get('subject')).toBe(`${title} at Corner Bakery`)
    expect(address.searchParams.get('body')).toMatch(/^Hello There!/)
    // The link is not followed, because no mail program is installed; the page records the click.
    await mail.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
    await mail.click()
    await expect(applicant).toContainText('Contacted on Email')
    await page.reload()
    await expect(page.getByRole('article', { name: 'Mai Tran' })).toContainText('Contacted on Email')
    return openedId
  })

  await test.step('GT-02 closing asks first, and takes the gig off the dashboard', async () => {
    await page.goto(`/business/gig/${id}`)
    await manage(page, 'Close this job posting')
    const question = page.getByRole('dialog', { name: 'Close this gig?' })
    await expect(question).toContainText('You have rated or contacted the one applicant.')
    await question.getByRole('button', { name: 'Close this job posting' }).click()
    await expect(page).toHaveURL('/businessdashboard')
    await expect(page.getByRole('main')).not.toContainText(title)
  })

  await test.step('JH-03 marks the application as closed, and keeps it', async () => {
    await asStudent.goto('/student/job-history/applied-jobs')
    await expect(asStudent.getByRole('main').getByRole('listitem').filter({ hasText: title })).toContainText('Closed')
  })

  await test.step('PF-01 posting it again opens a draft, and posts only when the business says so', async () => {
    const posting: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/job-action/')) posting.push(request.url())
    })
    await page.goto(`/business/gig/${id}`)
    await page.getByRole('link', { name: 'Post it again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Post it again' })).toBeVisible()
    await page.getByRole('button', { name: 'Change Job Basics (Overview)' }).click()
    const jobTitle = page.getByLabel(/^Job title/)
    await expect(jobTitle).toHaveValue(title)
    await jobTitle.fill(`${title} again`)
    for (const heading of ['Pay & Job Timings', 'Job Description', 'Questions', 'Summary']) await next(page, heading)
    expect(posting).toEqual([])
    await page.getByRole('button', { name: 'FINISH' }).click()
    await expect(page).toHaveURL('/business/createGig/success')

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    const link = await page.getByLabel('Link to your gig').inputValue()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    const reader = await browser.newPage()
    await arrangeStudentSession(reader, 'Ana Silva')
    await reader.goto(link)
    await expect(reader.getByRole('heading', { name: `${title} again` }).first()).toBeVisible()
    await reader.close()

    await page.getByRole('link', { name: 'See it as students see it' }).click()
    await expect(page.getByRole('dialog', { name: 'As students see it' })).toContainText(`${title} again`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/business\/gig\/[^/?]+$/)
    await page.goBack()
    await expect(page).toHaveURL('/business/createGig/success')
    await page.goto('/business/gigs')
    await page.getByRole('link', { name: `${title} again` }).click()
    await expect(page.getByRole('heading', { level: 1, name: `${title} again` })).toBeVisible()
    await expect(page.getByText('No Applicants Just Yet.')).toBeVisible()
  })

  await test.step('answers 404 for an applicant of the old gig at the address of the new one', async () => {
    const response = page.waitForResponse(`**/api/business/gigs/*/applicants/${applicationId}`)
    await page.goto(`${new URL(page.url()).pathname}?applicant=${applicationId}`)
    expect((await response).status()).toBe(404)
    await expect(page.getByText('No Applicants Just Yet.')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
  })
})

test('PF-01 BD-03 an expired gig is extended for a week, says until when, and keeps its applicant', async ({
  page,
  browser,
  server,
}) => {
  const eightDays = 8 * 86_400_000
  const credentials = newBusiness()
  const { id, title, asStudent } = await arrangeGigAndStudent(page, browser, credentials)
  await arrangeApplication(asStudent, id)
  await asStudent.close()

  await server.stop()
  await server.start(clockAhead(eightDays))
  await page.clock.setFixedTime(Date.now() + eightDays)
  await signInAsBusiness(page, credentials)
  await page.getByRole('link', { name: `Take Action ${title}` }).click()
  await expect(page.getByRole('heading', { name: 'This gig has expired.' })).toBeVisible()
  const expiresIn = page.getByRole('term').filter({ hasText: 'Expires in' }).locator('..').getByRole('definition')
  await expect(expiresIn).toHaveCount(0)
  await expect(page.getByText('Expired on')).toBeVisible()
  const extend = page.getByRole('button', { name: 'Extend for a week' })
  const dayMonth = new Intl.DateTimeFormat('en-AU', { timeZone: 'Australia/Melbourne', day: 'numeric', month: 'long' })
  const until = dayMonth.format(Date.now() + eightDays + 7 * 86_400_000)
  await expect(extend).toHaveAccessibleDescription(`Students see it until ${until}.`)
  await extend.click()
  await expect(page.getByRole('heading', { name: 'This gig has expired.' })).toHaveCount(0)
  await expect(expiresIn).toHaveText('7 days')
  await page.reload()
  await expect(expiresIn).toHaveText('7 days')
  await expect(page.getByRole('list', { name: 'Applicants' }).getByRole('button')).toHaveText([/Mai Tran/])

  await server.stop()
  await server.start()
})

test('PF-05 a posted gig is edited, paused, resumed and filled, and its applicant is notified', async ({
  page,
  browser,
}) => {
  const { id, title, asStudent } = await arrangeGigAndStudent(page, browser)
  await arrangeApplication(asStudent, id)
  const row = asStudent.getByRole('main').getByRole('listitem').filter({ hasText: title })

  await test.step('PF-05 an edit is saved, and shown to the applicant until the note is dismissed', async () => {
    await page.goto(`/business/gig/${id}`)
    await editPay(page, '99')
    await expect(page).toHaveURL(`/business/gig/${id}`)
    await asStudent.goto('/student/job-history/applied-jobs')
    await expect(row).toContainText('Changed since you applied: Pay.')
    await row.getByRole('button', { name: /^Got it/ }).click()
    await expect(row).not.toContainText('Changed since you applied')
    await asStudent.reload()
    await expect(row).toContainText('Applied on')
    await expect(row).not.toContainText('Changed since you applied')
  })

  await test.step('PF-09 a paused gig shows its status to its applicant and to a student with the link, and is resumed', async () => {
    await manage(page, 'Pause applications')
    await expect(page.getByRole('heading', { name: 'This gig is paused.' })).toBeVisible()
    await asStudent.reload()
    await expect(row).toContainText('Paused')
    const anotherStudent = await browser.newPage()
    await arrangeStudentSession(anotherStudent, 'Ben Ito')
    await anotherStudent.goto(`/dashboard?job=${id}`)
    await expect(anotherStudent.getByRole('main')).toContainText('This gig is paused.')
    await anotherStudent.close()
    await page.getByRole('button', { name: 'Take applications again' }).click()
    await expect(page.getByRole('heading', { name: 'This gig is paused.' })).toHaveCount(0)
  })

  await test.step('PF-09 a filled gig shows its status to everybody', async () => {
    await manage(page, 'Mark as filled')
    const question = page.getByRole('dialog', { name: 'Is the position filled?' })
    await question.getByRole('button', { name: 'Mark as filled' }).click()
    await expect(page.getByRole('heading', { name: 'This position is filled.' })).toBeVisible()
    await asStudent.reload()
    await expect(row).toContainText('Filled')
  })
})
