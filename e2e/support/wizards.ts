import type { Page } from '@playwright/test'
import { chooseOption, chooseRadio, chooseSuburb, writeFormatted } from './fields'
import type { UploadFile } from './files'
import { expect } from './test'

/** Presses the wizard's button and waits for the next step's heading. */
export async function next(page: Page, heading: string | RegExp, button = 'NEXT'): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page.getByRole('heading', { name: heading })).toBeFocused()
}

/** Expects the wizard's progress bar at a percent. */
export async function expectProgress(page: Page, percent: number): Promise<void> {
  await expect(page.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', String(percent))
}

export interface BusinessAnswers {
  /** Null when the identity provider sent an e-mail address, so that the wizard has no field for it. Default `rosa@bakery.example`. */
  email?: string | null
  companyName: string
  description: string
  suburb: string
  zipCode: string
}

/** Answers the first three steps of the business wizard; ends on the images step. */
export async function answerBusinessWizard(page: Page, answers: BusinessAnswers): Promise<void> {
  await expectProgress(page, 0)
  await page.getByLabel('First Name').fill('Rosa')
  await page.getByLabel('Last Name').fill('Marino')
  const { email = 'rosa@bakery.example' } = answers
  if (email === null) await expect(page.getByLabel('E-mail')).toHaveCount(0)
  else await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Company Name').fill(answers.companyName)
  await page.getByLabel('Phone Number').fill('0390 001 234')
  await next(page, 'More about you')
  await expectProgress(page, 25)
  await chooseOption(page, 'Category', 'hosp', /^Hospitality/)
  await page.getByLabel('Description').fill(answers.description)
  await next(page, 'Where is your business?')
  await expectProgress(page, 50)
  await chooseSuburb(page, answers.suburb, answers.zipCode)
  await next(page, 'Put a face to the name')
  await expectProgress(page, 75)
}

export interface StudentAnswers {
  phone: string
  suburb: string
  zipCode: string
  /** Null for a domestic student. */
  homeCountry: string | null
}

/** Answers the first five steps of the student wizard; ends on the empty week. */
export async function answerStudentWizard(page: Page, answers: StudentAnswers): Promise<void> {
  await page.getByLabel('Phone number').fill(answers.phone)
  await expectProgress(page, 0)
  await next(page, 'Where do you live?')
  await expectProgress(page, 20)
  await chooseSuburb(page, answers.suburb, answers.zipCode)
  await next(page, 'Are you a domestic or an international student?')
  await expectProgress(page, 40)
  await chooseRadio(page, answers.homeCountry ? 'International' : 'Domestic')
  if (answers.homeCountry) {
    await next(page, 'Where is home?')
    await expectProgress(page, 60)
    await chooseOption(page, 'Home country', answers.homeCountry.slice(0, 4), new RegExp(`^${answers.homeCountry}`))
  }
  await next(page, 'What would you like to be paid?')
  await expectProgress(page, 80)
  await next(page, 'What does your availability look like?')
  await expectProgress(page, 100)
}

/** Paints cells of the week by their names, such as `Saturday morning`, or whole days, such as `Monday, all day`. */
export async function paint(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('button', { name }).click()
}

export interface GigAnswers {
  title: string
  suburb: string
  zipCode: string
  /** Start and end by weekday, as `09:00`. */
  shifts: Record<string, [start: string, end: string]>
  pay: [from: string, to: string]
  summary: readonly string[]
  /** A suggested keyword, added by its button. */
  tag: string
  /** A keyword that is typed. */
  keyword: string
  description: { heading: string; bold: string; bullets: string[] }
  poster: UploadFile | null
  questions: readonly RegExp[]
}

/** Answers with one entry in each list, and no poster. */
export const plainGig = (title: string): GigAnswers => ({
  title,
  suburb: 'Carlton',
  zipCode: '3053',
  shifts: { Saturday: ['09:00', '17:00'] },
  pay: ['34', '38'],
  summary: ['Bread to take home'],
  tag: 'Hospo',
  keyword: 'Sourdough',
  description: { heading: 'A shift', bold: 'Warm', bullets: ['Shape'] },
  poster: null,
  questions: [/^When could you start/],
})

/** Answers the first four steps of the gig wizard; ends on the summary. */
export async function answerGigWizard(page: Page, answers: GigAnswers): Promise<void> {
  await page.getByRole('textbox', { name: 'Job title' }).fill(answers.title)
  await chooseRadio(page, 'Casual')
  await chooseSuburb(page, answers.suburb, answers.zipCode)
  await next(page, 'Pay & Job Timings')
  for (const [day, [start, end]] of Object.entries(answers.shifts)) {
    await page.getByLabel(`${day} start`).fill(start)
    await page.getByLabel(`${day} end`).fill(end)
  }
  await page.getByRole('textbox', { name: 'From', exact: true }).fill(answers.pay[0])
  await page.getByRole('textbox', { name: 'To', exact: true }).fill(answers.pay[1])
  await page.getByLabel('Pay type').selectOption('Per Hour')
  await next(page, 'Job Description')
  for (const point of answers.summary) {
    await page.getByRole('textbox', { name: 'Summary points', exact: true }).fill(point)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: answers.tag, exact: true }).click()
  await page.getByRole('textbox', { name: 'Keywords', exact: true }).fill(answers.keyword)
  await page.getByRole('button', { name: 'Add keyword' }).click()
  await writeFormatted(page, 'Description', answers.description)
  if (answers.poster) {
    await page.getByLabel('Choose a poster').setInputFiles(answers.poster)
    await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeVisible()
  }
  await next(page, 'Questions')
  for (const question of answers.questions) await page.getByRole('checkbox', { name: question }).check()
  await next(page, 'Summary')
}
