import type { Locator } from '@playwright/test'
import { arrangeBusinessDevice, arrangeStudentSession } from './support/arrange-accounts'
import { arrangeApplication } from './support/arrange-applications'
import { newTitle } from './support/arrange-gigs'
import { chooseRadio, pasteHtml, writeFormatted } from './support/fields'
import { jpegFile, pdfFile, pngFile } from './support/files'
import { newBusiness, newPerson, openMenu, signUpAsBusiness, signUpAsStudent } from './support/people'
import { expect, test } from './support/test'
import {
  answerBusinessWizard,
  answerGigWizard,
  answerStudentWizard,
  expectProgress,
  next,
  paint,
} from './support/wizards'

const questions = [
  { question: 'When could you start?', answer: 'Within a week' },
  { question: 'Do you have your own vehicle?', answer: 'Yes, a bicycle' },
] as const

/** Expects that an image has loaded and been decoded. */
async function expectDrawn(picture: Locator): Promise<void> {
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
}

/** The number of dark pixels of a canvas. */
function inkOf(canvas: Locator): Promise<number> {
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const pixels = element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data ?? []
    let ink = 0
    for (let index = 0; index < pixels.length; index += 4) if ((pixels[index] ?? 255) < 128) ink += 1
    return ink
  })
}

test('a student’s week meets a real gig, end to end', async ({ page, browser }) => {
  const credentials = newBusiness()
  const title = newTitle('Weekend baker')

  await test.step('BW-01 a business signs up, and completes its profile in five steps, from 0 to 100 %', async () => {
    await signUpAsBusiness(page, credentials)
    await answerBusinessWizard(page, {
      companyName: 'Marino Bakery',
      description: 'Sourdough since 1962, and students since last week.',
      suburb: 'Brunswick',
      zipCode: '3056',
    })
    await page.getByLabel('Choose a logo').setInputFiles(await pngFile())
    await page.getByLabel('Choose a cover').setInputFiles(await jpegFile())
    await expect(page.getByRole('button', { name: 'Remove', exact: true })).toHaveCount(2)
    await next(page, "That's great! Let's get you some help..", 'Upload and Next')
    await expectProgress(page, 100)
    await page.getByRole('button', { name: 'FINISH' }).click()
    await expect(page).toHaveURL('/businessdashboard')
  })

  await test.step('BD-01 its dashboard shows name, category and both pictures, and leads to a new gig', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Marino Bakery' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Hospitality')
    const pictures = page.getByRole('main').locator('img')
    await expect(pictures).toHaveCount(2)
    for (const picture of await pictures.all()) await expectDrawn(picture)
    await page.getByRole('link', { name: 'Create Gig' }).click()
    await expect(page).toHaveURL('/business/createGig')
  })

  await test.step('GW-09 it posts a gig, which is then among its gigs', async () => {
    await answerGigWizard(page, {
      title,
      suburb: 'Carlton',
      zipCode: '3053',
      shifts: { Saturday: ['09:00', '17:00'], Tuesday: ['17:00', '21:00'] },
      pay: ['34', '38'],
      summary: ['Bread to take home', 'Friendly ovens'],
      tag: 'Hospo',
      keyword: 'Night oven',
      description: { heading: 'A shift', bold: 'Warm', bullets: ['Shape', 'Bake'] },
      poster: await pngFile({ name: 'poster.png' }),
      questions: questions.map(({ question }) => new RegExp(`^${question.replace('?', '\\?')}`)),
    })
    await expect(page.getByRole('main')).toContainText('$34 – $38 Per Hour')
    await page.getByRole('button', { name: 'FINISH' }).click()
    await expect(page.getByRole('heading', { name: 'Your job just took off!' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/businessdashboard')
    await page.getByRole('link', { name: 'My Jobs' }).click()
    await expect(page).toHaveURL('/business/gigs')
    const card = page.getByRole('link', { name: title })
    await expect(card).toContainText('0 applicants')
    await expectDrawn(card.locator('img'))
  })

  const asStudent = await browser.newPage()
  await test.step('SW-01 a student signs up, and paints a week at the last of six steps, from 0 to 100 %', async () => {
    await signUpAsStudent(asStudent, newPerson('Mai Tran'))
    await expect(asStudent.getByLabel('First name')).toHaveValue('Mai')
    await answerStudentWizard(asStudent, {
      phone: '0412 345 678',
      suburb: 'Carlton',
      zipCode: '3053',
      homeCountry: 'Vietnam',
    })
    await paint(asStudent, ['Saturday morning', 'Saturday afternoon', 'Tuesday evening', 'Monday, all day'])
    await asStudent.getByRole('button', { name: 'FINISH' }).click()
    await expect(asStudent).toHaveURL('/dashboard')
  })

  await test.step('JS-02 GO finds the gig by a keyword, whatever its case', async () => {
    const search = asStudent.getByRole('combobox', { name: 'Title, suburb or company' })
    await expect(asStudent.getByRole('button', { name: 'GO' })).toBeDisabled()
    await search.fill('NIGHT OVEN')
    await asStudent.getByRole('button', { name: 'GO' }).click()
    await expect(asStudent.getByRole('heading', { name: '1 gig for “NIGHT OVEN”' })).toBeVisible()
    await expect(asStudent.getByRole('button', { name: title, exact: true })).toBeVisible()
  })

  await test.step('JS-09 a gig is saved at once', async () => {
    await asStudent.getByRole('button', { name: `Save ${title}` }).click()
    await expect(asStudent.getByRole('button', { name: `Saved ${title}` })).toBeVisible()
  })

  let jobListingId = ''
  await test.step('JS-08 compares its shifts with the student’s week', async () => {
    await asStudent.getByRole('button', { name: title, exact: true }).click()
    const details = asStudent.getByRole('region', { name: 'Job details' })
    await expect(details.getByRole('heading', { level: 2, name: title })).toBeVisible()
    jobListingId = new URL(asStudent.url()).searchParams.get('job') ?? ''
    await expect(details.getByRole('heading', { name: 'A shift' })).toBeVisible()
    const fit = details.getByRole('region', { name: 'How it fits your week' })
    await expect(fit).toContainText('Matches 42.86 % of the times you are free')
    await expect(fit).toContainText('covers 3 of 4 shift slots')
    await expect(fit).toContainText('great timing to work')
    const week = fit.getByRole('table', { name: "Your week and this gig's shifts" })
    // A cell's text is its state only. Rows are days, and columns are slots from the morning on.
    const cell = (day: string, slot: number) => week.getByRole('row', { name: day }).getByRole('cell').nth(slot)
    await expect(cell('Saturday', 0)).toHaveText('both')
    await expect(cell('Tuesday', 1)).toHaveText('only the gig')
    await expect(cell('Monday', 3)).toHaveText('only you')
    await expect(cell('Friday', 3)).toHaveText('neither')
  })

  const application = asStudent.getByRole('dialog', { name: title })
  await test.step('AP-07 a resume is uploaded as soon as it is picked', async () => {
    await asStudent.getByRole('button', { name: 'Fast apply' }).click()
    await application
      .getByLabel('Upload a resume')
      .setInputFiles(await pdfFile({ name: 'mai-tran.pdf', title: 'Mai Tran, baker', pages: 2 }))
    await expect(application.getByRole('button', { name: 'mai-tran.pdf', pressed: true })).toBeVisible()
  })

  await test.step('AP-06 the application is sent with a letter and answers, and leads to the applied jobs', async () => {
    await writeFormatted(application, 'Cover letter', {
      heading: 'About me',
      bold: 'Early riser',
      bullets: ['Kneads', 'Bakes'],
    })
    // Word processors format by `style` attributes, which the Content-Security-Policy refuses. A refusal fails this journey.
    const letter = application.getByRole('textbox', { name: 'Cover letter' })
    await pasteHtml(letter, '<span style="font-weight:700">Never late</span>')
    await expect(letter.getByRole('strong').filter({ hasText: 'Never late' })).toBeVisible()
    await application.getByRole('button', { name: 'Next' }).click()
    await expect(application.getByRole('heading', { name: 'Questions from the business' })).toBeFocused()
    for (const { question, answer } of questions)
      await chooseRadio(application.getByRole('radiogroup', { name: question }), answer)
    await application.getByRole('button', { name: 'Send application' }).click()
    await expect(application.getByRole('heading', { name: 'Your application is on its way!' })).toBeFocused()
    await application.getByRole('link', { name: 'See your applied jobs' }).click()
    await expect(asStudent).toHaveURL('/student/job-history/applied-jobs')
  })

  await test.step('JH-02 shows the date, letter and resume in the drawer, and no comparison yet', async () => {
    await asStudent.getByRole('button', { name: `View application for ${title}` }).click()
    const drawer = asStudent.getByRole('dialog', { name: title })
    await expect(drawer).toContainText(/Applied on \d\d\/\d\d\/\d{4}/)
    await expect(drawer.getByRole('region', { name: 'How you compare' })).toContainText('No data available yet')
    await expect(
      drawer.getByRole('region', { name: 'Your cover letter' }).getByRole('heading', { name: 'About me' }),
    ).toBeVisible()
    const resume = drawer.getByRole('link', { name: 'Open mai-tran.pdf in a new tab' })
    const file = await asStudent.request.get((await resume.getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toContain('application/pdf')
    await asStudent.keyboard.press('Escape')
  })

  await test.step('JH-01 the gig is under Applied and under Saved', async () => {
    await expect(asStudent.getByRole('listitem').filter({ hasText: title })).toContainText('Live')
    await asStudent.getByRole('tab', { name: /^Saved/ }).click()
    await expect(asStudent).toHaveURL('/student/job-history/saved-jobs')
    await expect(asStudent.getByRole('link', { name: title })).toBeVisible()
    await expect(asStudent.getByRole('link', { name: 'Go to my jobs' })).toHaveAttribute('href', '/dashboard')
  })

  await test.step('SH-03 the menu of a student', async () => {
    await expect(await openMenu(asStudent)).toHaveText([
      'Saved Jobs',
      'Applied Jobs',
      'Settings',
      'Events',
      'Help',
      'Sign Out',
    ])
    await asStudent.keyboard.press('Escape')
  })

  await test.step('another student applies, free for every shift', async () => {
    const other = await browser.newPage()
    await arrangeStudentSession(other, 'Omar Haddad', ['6-0', '6-1', '2-1', '2-2'])
    await arrangeApplication(other, jobListingId, { answers: questions.map((each) => ({ ...each })) })
  })

  const applicants = page.getByRole('list', { name: 'Applicants' }).getByRole('button')
  const applicant = page.getByRole('article', { name: 'Mai Tran' })
  await test.step('GT-05 the business reads who applied', async () => {
    await page.reload()
    const card = page.getByRole('link', { name: title })
    await expect(card).toContainText('2 applicants')
    await card.click()
    await expect(applicants).toHaveText([/^.*Omar Haddad/, /^.*Mai Tran/])
    await applicants.filter({ hasText: 'Mai Tran' }).click()
    await expect(applicant.getByRole('heading', { name: 'Mai Tran' })).toBeFocused()
    await expect(applicant.getByRole('list', { name: 'About' }).getByRole('listitem')).toHaveText([
      'Carlton',
      'International, from Vietnam',
      'Expects $25 Per Hour',
    ])
  })

  await test.step('GT-10 the business reads the week, the answers, the letter and the pages of the resume', async () => {
    await expect(applicant).toContainText('Matches 75 % of your shift slots')
    await expect(applicant).toContainText('covers 3 of 4 shift slots')
    for (const { question, answer } of questions) {
      await expect(applicant.getByRole('term').filter({ hasText: question })).toBeVisible()
      await expect(applicant.getByRole('definition').filter({ hasText: answer })).toBeVisible()
    }
    await expect(applicant.getByRole('heading', { name: 'About me' })).toBeVisible()
    await expect(applicant.getByRole('strong').filter({ hasText: 'Early riser' })).toBeVisible()
    await expect(applicant.getByRole('listitem').filter({ hasText: 'Kneads' })).toBeVisible()
    const viewer = applicant.getByRole('region', { name: 'mai-tran.pdf, 2 pages' })
    await viewer.scrollIntoViewIfNeeded()
    await expect(viewer.getByRole('group', { name: 'Page 1 of 2' })).toContainText('Mai Tran, baker')
    await expect.poll(() => inkOf(viewer.locator('[data-page="1"] canvas'))).toBeGreaterThan(200)
  })

  await test.step('GT-06 a rating is kept over a reload', async () => {
    await page.getByRole('button', { name: 'Top Applicant', exact: true }).last().click()
    const pressed = page.getByRole('group', { name: 'Rate as' }).getByRole('button', { pressed: true })
    await expect(pressed).toHaveText('Top Applicant')
    await page.reload()
    await expect(pressed).toHaveText('Top Applicant')
  })

  await test.step('GT-03 lists the best applicant first, and the best fit', async () => {
    await page.getByLabel('Sort By').selectOption('Top Applicants')
    await expect(applicants).toHaveText([/^.*Omar Haddad.*80 points/, /^.*Mai Tran.*67 points/])
    await page.getByLabel('Sort By').selectOption('% Availability Match')
    await expect(applicants).toHaveText([/^.*Omar Haddad.*Matches 100 %/, /^.*Mai Tran.*Matches 75 %/])
  })

  await test.step('GT-09 the rating has reached another device', async () => {
    const elsewhere = await browser.newPage()
    await arrangeBusinessDevice(elsewhere, credentials)
    await elsewhere.goto('/businessdashboard')
    await elsewhere.getByRole('link', { name: `Track ${title}` }).click()
    const rated = elsewhere
      .getByRole('list', { name: 'Applicants' })
      .getByRole('button')
      .filter({ hasText: 'Mai Tran' })
    await expect(rated).toContainText('Top Applicant')
  })
})
