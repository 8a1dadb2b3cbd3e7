import { expectSent, openApply, openGig, uploadResume, writeLetter } from './support/applying'
import {
  arrangeBusinessSession,
  arrangeBusinessWizard,
  arrangeImages,
  arrangeStudentSession,
  arrangeStudentWizard,
} from './support/arrange-accounts'
import { arrangeApplication } from './support/arrange-applications'
import { arrangeGig, arrangeGigDraft, arrangeGigElsewhere, newTitle } from './support/arrange-gigs'
import { revokeSession } from './support/calls'
import { refuseConnections } from './support/connection'
import { chooseOption, chooseRadio, chooseSuburb } from './support/fields'
import { pdfFile, pngFile } from './support/files'
import { openFresh } from './support/navigation'
import { continueAsPerson, newBusiness, submitPassword } from './support/people'
import { expect, test } from './support/test'
import { answerGigWizard, next, plainGig } from './support/wizards'

test.describe('a reload keeps the draft', () => {
  test('SW-12 in the student wizard', { tag: '@phone' }, async ({ page }) => {
    await arrangeStudentWizard(page, 'Ada Lovelace')
    await page.getByLabel('First name').fill('Augusta')
    await page.getByLabel('Phone number').fill('0412 345 678')
    await next(page, 'Where do you live?')
    await chooseSuburb(page, 'Carlton', '3053')
    await next(page, 'Are you a domestic or an international student?')
    await chooseRadio(page, 'International')

    await page.reload()
    await expect(page.getByText('Welcome back!')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'International' })).toBeChecked()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByRole('combobox', { name: 'Suburb', exact: true })).toHaveValue('Carlton')
    await expect(page.getByRole('combobox', { name: 'Zip code', exact: true })).toHaveValue('3053')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByLabel('First name')).toHaveValue('Augusta')
    await expect(page.getByLabel('Phone number')).toHaveValue('0412345678')
  })

  test('BW-01 in the business wizard', async ({ page }) => {
    await arrangeBusinessWizard(page)
    await page.getByLabel('First Name').fill('Rosa')
    await page.getByLabel('Last Name').fill('Marino')
    await page.getByLabel('E-mail').fill('rosa@bakery.example')
    await page.getByLabel('Company Name').fill('Marino Bakery')
    await page.getByLabel('Phone Number').fill('0390001234')
    await next(page, 'More about you')
    await chooseOption(page, 'Category', 'oth', /^Others/)
    await page.getByLabel('Other Category').fill('Wood-fired bakery')
    await page.getByLabel('Description').fill('Half a sent')

    await page.reload()
    await expect(page.getByText('Welcome back!')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Category', exact: true })).toHaveValue('Others')
    await expect(page.getByLabel('Other Category')).toHaveValue('Wood-fired bakery')
    await expect(page.getByLabel('Description')).toHaveValue('Half a sent')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByLabel('Company Name')).toHaveValue('Marino Bakery')
  })

  test('GW-09 in the gig wizard, up to its last step', { tag: '@phone' }, async ({ page }) => {
    await arrangeBusinessSession(page)
    const title = newTitle()
    await page.goto('/business/createGig')
    await answerGigWizard(page, plainGig(title))
    await page.reload()
    const summary = page.getByRole('main')
    await expect(summary.getByRole('heading', { name: 'Summary' })).toBeVisible()
    for (const kept of [title, 'Casual · Carlton 3053', '$34 – $38 Per Hour', 'Saturday, 9 am – 5 pm', 'Sourdough'])
      await expect(summary).toContainText(kept)
    await expect(summary.getByRole('heading', { name: 'A shift' }).first()).toBeVisible()
    await page.getByRole('button', { name: 'FINISH' }).click()
    await expect(page.getByRole('heading', { name: 'Your job just took off!' })).toBeVisible()
    await page.goto('/business/createGig')
    await expect(page.getByRole('textbox', { name: 'Job title' })).toHaveValue('')
  })

  test('AP-01 AP-05 in the apply pop-up', { tag: '@phone' }, async ({ page, server }) => {
    const question = {
      question: 'When could you start?',
      options: ['Straight away', 'Within a week', 'Within two weeks', 'Within a month', 'In more than a month'],
    }
    const { id, title } = await arrangeGigElsewhere(server.url, { questions: [question] })
    await arrangeStudentSession(page)
    await openGig(page, id, title)
    const dialog = await openApply(page, title)
    await uploadResume(dialog, await pdfFile({ name: 'ada.pdf' }))
    await writeLetter(dialog, 'I wrote the first program.')
    await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog.getByRole('button', { name: 'Send application' }).click()
    await expect(dialog.getByText('You need to select all those answers!')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Send application' })).toBeDisabled()
    await chooseRadio(dialog, 'Within a week')

    await page.reload()
    await expect(dialog.getByRole('radio', { name: 'Within a week' })).toBeChecked()
    await page.goBack()
    await expect(dialog.getByRole('button', { name: 'ada.pdf', pressed: true })).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Cover letter' })).toHaveText('I wrote the first program.')
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await page.goForward()
    await expect(dialog.getByRole('textbox', { name: 'Cover letter' })).toHaveText('I wrote the first program.')
  })
})

test('API-11 keeps sessions, listings, files and applications when the server is killed', { tag: '@phone' }, async ({
  page,
  browser,
  server,
}) => {
  await arrangeBusinessSession(page, { companyName: 'Unbroken Bakery' })
  await arrangeImages(page)
  const { id, title } = await arrangeGig(page, { poster: await pngFile({ name: 'poster.png' }) })
  const asStudent = await browser.newPage()
  await arrangeStudentSession(asStudent, 'Mai Tran')
  await arrangeApplication(asStudent, id, { coverLetter: '<p>Still here?</p>' })

  await server.killAndRestart()

  await page.goto('/businessdashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Unbroken Bakery' })).toBeVisible()
  const pictures = page.getByRole('main').locator('img')
  await expect(pictures).toHaveCount(2)
  for (const picture of await pictures.all())
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('link', { name: `Track ${title}` }).click()
  await page.getByRole('list', { name: 'Applicants' }).getByRole('button').click()
  await expect(page.getByRole('article', { name: 'Mai Tran' })).toContainText('Still here?')
  await expect(page.getByRole('group', { name: 'Page 1 of 1' })).toContainText('Resume')

  await openGig(asStudent, id, title)
  const poster = asStudent.getByRole('img', { name: `The poster for ${title}` })
  await poster.scrollIntoViewIfNeeded()
  await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(asStudent.getByRole('button', { name: 'Applied!' })).toBeDisabled()
})

test('AP-11 an application during an outage is kept with a message, and Retry sends it', async ({ page, server }) => {
  const { id, title } = await arrangeGigElsewhere(server.url)
  await arrangeStudentSession(page)
  await openGig(page, id, title)
  const dialog = await openApply(page, title)
  await uploadResume(dialog, await pdfFile({ name: 'ada.pdf' }))
  await writeLetter(dialog, 'Please read this.')

  const restore = await refuseConnections(page)
  await dialog.getByRole('button', { name: 'Send application' }).click()
  await expect(dialog.getByRole('alert')).toContainText("Your application hasn't been sent")
  await expect(dialog.getByRole('textbox', { name: 'Cover letter' })).toHaveText('Please read this.')
  await expect(dialog.getByRole('button', { name: 'ada.pdf', pressed: true })).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Your application is on its way!' })).toHaveCount(0)

  await restore()
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expectSent(dialog)
})

test.describe('RT-11 a session that ended', () => {
  test('RT-11 asks a business to sign in over the form, and the gig is posted after it', async ({ page, request }) => {
    const credentials = newBusiness()
    const { username, password } = credentials
    await arrangeBusinessSession(page, { credentials })
    const { title } = await arrangeGigDraft(page)
    await openFresh(page, '/business/createGig')
    const finish = page.getByRole('button', { name: 'FINISH' })
    await expect(finish).toBeVisible()
    await revokeSession(page, request, 'business')

    await finish.click()
    const dialog = page.getByRole('dialog', { name: 'Sign in to go on' })
    await expect(dialog.getByLabel('Username')).toHaveValue(username)
    await submitPassword(dialog, 'not that one')
    await expect(dialog.getByRole('alert')).toContainText('Your credentials are incorrect!')
    await submitPassword(dialog, password)
    await expect(page.getByRole('heading', { name: 'Your job just took off!' })).toBeVisible()
    await page.getByRole('link', { name: 'My Jobs' }).click()
    await expect(page.getByRole('link', { name: title })).toHaveCount(1)
  })

  test('RT-11 asks a student to sign in in a window of its own, and the application is sent after it', {
    tag: '@phone',
  }, async ({ page, request, server }) => {
    const { id, title } = await arrangeGigElsewhere(server.url)
    const person = await arrangeStudentSession(page)
    await openGig(page, id, title)
    const dialog = await openApply(page, title)
    await uploadResume(dialog, await pdfFile({ name: 'ada.pdf' }))
    await writeLetter(dialog, 'Back in a moment.')
    await revokeSession(page, request, 'users')

    await dialog.getByRole('button', { name: 'Send application' }).click()
    const ended = page.getByRole('dialog', { name: 'Sign in to go on' })
    const opened = page.waitForEvent('popup')
    await ended.getByRole('button', { name: 'Continue with your identity account' }).click()
    const popup = await opened
    await continueAsPerson(popup, person)
    await expect(ended).toHaveCount(0)
    await expectSent(dialog)
    await expect.poll(() => popup.isClosed()).toBe(true)
  })
})
