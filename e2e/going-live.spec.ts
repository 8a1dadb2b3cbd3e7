import { arrangeBusinessSession, arrangeStudentSession } from './support/arrange-accounts'
import { arrangeGigDraft, newTitle } from './support/arrange-gigs'
import { fillEvent } from './support/event-form'
import { newBusiness } from './support/people'
import { firstStartData, ProductServer } from './support/product-server'
import { type LoopbackSmtp, startSmtpServer } from './support/smtp-server'
import { test as base, expect } from './support/test'

interface Fixtures {
  /** The mail server of `SMTP_URL`. */
  smtp: LoopbackSmtp
  /** A server with different settings from the worker's: it reviews first gigs, and sends mails. */
  reviewed: ProductServer
}

const test = base.extend<Fixtures>({
  smtp: async ({ browserName: _ }, use) => {
    const smtp = await startSmtpServer()
    await use(smtp)
    await smtp.close()
  },
  reviewed: async ({ smtp }, use, { workerIndex }) => {
    const env = { TRUST: 'reviewed', SMTP_URL: smtp.url }
    const reviewed = await ProductServer.launch(`reviewed-${workerIndex}`, firstStartData, env)
    await use(reviewed)
    await reviewed.dispose()
  },
  baseURL: async ({ reviewed }, use) => use(reviewed.url),
})

const email = 'rosa@marino.example'

test('a new business verifies its address, and its first gig waits for review', async ({ page, browser, smtp }) => {
  const verificationLink = () => smtp.find(email, /http\S+verify-email#token=[\w-]+/)
  await test.step('TR-07 is mailed a link once it has an address', async () => {
    await arrangeBusinessSession(page, { companyName: 'Marino Bakery', credentials: newBusiness(), email })
    await expect.poll(verificationLink).toBeDefined()
  })

  const { title } = await arrangeGigDraft(page)
  await test.step('TR-01 sees the missing requirements before posting, and keeps the draft', async () => {
    await page.goto('/business/createGig')
    const notice = page.getByRole('alert').filter({ hasText: 'Verify your e-mail address first' })
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: 'FINISH' }).click()
    const refusal = page.getByRole('alert').filter({ hasText: 'open the link in your mail', hasNotText: 'stays here' })
    await refusal.getByRole('link', { name: 'Verify your e-mail address' }).click()
    await page.getByRole('button', { name: 'Send the link again' }).click()
    await expect(page.getByText('A link to verify your e-mail address is on its way to it.')).toBeVisible()
  })

  await test.step('TR-07 verifies by the mailed link, once', async () => {
    const settings = page.url()
    const link = verificationLink() ?? ''
    await page.goto(link)
    await page.getByRole('button', { name: 'Verify my e-mail address' }).click()
    await expect(page.getByText('Your e-mail address is verified.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to your business' })).toBeFocused()
    await page.goto(settings)
    await expect(page.getByText('Verified', { exact: true })).toBeVisible()
    await page.goto(link)
    await page.getByRole('button', { name: 'Verify my e-mail address' }).click()
    await expect(page.getByText(/This link has expired or was already used/)).toBeVisible()
    await page.goto(settings)
  })

  await test.step('TR-01 adds its ABN with a prefix and spaces', async () => {
    await page.getByLabel('ABN').fill('ABN 51 824 753 556')
    await page.getByRole('button', { name: 'Save Details' }).click()
    await expect(page.getByText('Saved.', { exact: true }).first()).toBeVisible()
    await expect(page.getByLabel('ABN')).toHaveValue('51 824 753 556')
  })

  await test.step('TR-01 posts its first gig, which waits', async () => {
    await page.goto('/business/createGig')
    await expect(page.getByRole('main')).toContainText(title)
    await expect(page.getByText('Someone reads the first gig of every business').first()).toBeVisible()
    await page.getByRole('button', { name: 'FINISH' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your gig is waiting for review.' })).toBeVisible()
    await page.getByRole('link', { name: 'My Jobs' }).click()
    await expect(page.getByRole('link', { name: title })).toContainText('Waiting for review')
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { name: 'This gig is waiting for review.' })).toBeVisible()
    await expect(page.getByText('Sent on')).toBeVisible()
    await expect(page.getByText('Live Since')).toHaveCount(0)
  })

  const eventName = newTitle('Bread fair')
  await test.step('TR-01 may create no event before its gig is approved, and reads why', async () => {
    await page.goto('/business/createEvent')
    await fillEvent(page, eventName)
    await page.getByRole('button', { name: 'Create Event' }).click()
    await expect(page.getByRole('alert')).toContainText('Once we have approved it, you can create this event.')
    await page.goto('/business/events')
    await expect(page.getByRole('heading', { name: 'No events yet' })).toBeVisible()
  })

  await test.step('TR-01 no student finds the gig or the event', async () => {
    const student = await browser.newContext()
    const search = await student.newPage()
    await arrangeStudentSession(search)
    await search.goto('/student/events')
    await expect(search.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await expect(search.getByText(eventName)).toHaveCount(0)
    await search.goto(`/dashboard?q=${encodeURIComponent(title)}`)
    await expect(search.getByRole('heading', { name: 'No matching search results' }).first()).toBeVisible()
  })
})
