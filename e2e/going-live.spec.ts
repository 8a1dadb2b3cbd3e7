import { arrangeStudentSession, newTitle } from './support/arrange'
import { newBusiness } from './support/people'
import { ProductServer } from './support/product-server'
import { type LoopbackSmtp, startSmtpServer } from './support/smtp-server'
import { expect, test } from './support/test'
import { answerBusinessWizard, answerGigWizard, next, plainGig } from './support/wizards'

/** A server that reviews first gigs, and the mail server that it sends by. */
let reviewed: ProductServer
let smtp: LoopbackSmtp

test.beforeAll(async ({ browserName: _ }, { workerIndex }) => {
  smtp = await startSmtpServer()
  const env = { TRUST: 'reviewed', SMTP_URL: smtp.url }
  reviewed = await ProductServer.launch(`reviewed-${workerIndex}`, 'first-start', env)
})
test.afterAll(async () => {
  await reviewed.dispose()
  await smtp.close()
})

const email = 'rosa@marino.example'
const verificationLink = () => smtp.find(email, /http\S+verify-email#token=[\w-]+/)

test('a new business verifies its address, and its first gig waits for review', async ({ page, browser }) => {
  const open = (path: string) => page.goto(new URL(path, reviewed.url).href)
  const title = newTitle()
  await test.step('TR-07 is mailed a link once it has an address', async () => {
    await open('/')
    const { username, password } = newBusiness()
    await open('/business/signup')
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password').fill(password)
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await answerBusinessWizard(page, {
      email,
      companyName: 'Marino Bakery',
      description: 'Sourdough since 1962, and students since last week.',
      suburb: 'Brunswick',
      zipCode: '3056',
    })
    await next(page, "That's great! Let's get you some help..", 'Skip')
    await page.getByRole('button', { name: 'FINISH' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Marino Bakery' })).toBeVisible()
    await expect.poll(verificationLink).toBeDefined()
  })

  await test.step('TR-01 reads before posting what is missing, and keeps the draft', async () => {
    await open('/business/createGig')
    await answerGigWizard(page, plainGig(title))
    const notice = page.getByRole('alert').filter({ hasText: 'Verify your e-mail address first' })
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: 'FINISH' }).click()
    const refusal = page.getByRole('alert').filter({ hasText: 'open the link we mailed you', hasNotText: 'stays here' })
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

  await test.step('TR-01 adds its ABN, as people write it', async () => {
    await page.getByLabel('ABN').fill('ABN 51 824 753 556')
    await page.getByRole('button', { name: 'Save Details' }).click()
    await expect(page.getByText('Saved.', { exact: true }).first()).toBeVisible()
    await expect(page.getByLabel('ABN')).toHaveValue('51 824 753 556')
  })

  await test.step('TR-01 posts its first gig, which waits', async () => {
    await open('/business/createGig')
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

  await test.step('TR-01 no student finds it', async () => {
    const student = await browser.newContext({ baseURL: reviewed.url })
    const search = await student.newPage()
    await arrangeStudentSession(search)
    await search.goto(`/dashboard?q=${encodeURIComponent(title)}`)
    await expect(search.getByRole('heading', { name: 'No matching search results' }).first()).toBeVisible()
    await student.close()
  })
})
