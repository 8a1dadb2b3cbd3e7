import { type APIRequestContext, type Browser, type Page, request } from '@playwright/test'
import { z } from 'zod'
import { limits } from '@/domain'
import { gigDraft } from '@/features/gig-posting/gig-draft'
import { emptyTimings } from '@/features/gig-posting/timings'
import { answerOf, type Caller, callerOf, post, postAs, sendForm, sendFormAs } from './calls'
import { jpegFile, pdfFile, pngFile, type UploadFile } from './files'
import { type BusinessCredentials, newBusiness, newPerson, type Person } from './people'
import { signInBusiness, signUpBusiness, signUpStudent, storeSession } from './sessions'
import { expect } from './test'

/*
 * Arranges the start of a journey by calls to the server, where the screens before it are not under test.
 */

const done = z.object({ message: z.literal('Success') })
const created = z.object({ success: z.literal(true), jobListingId: z.uuid() })
const uploaded = z.object({
  message: z.literal('Resume uploaded successfully'),
  id: z.uuid(),
  fileUrl: z.string(),
})
const applied = z.object({ success: z.literal(true) })

/** A complete profile of a business. */
const businessProfile = (companyName: string, email = newPerson('Corner Bakery').email) => ({
  ownerFirstName: 'Rosa',
  ownerLastName: 'Marino',
  email,
  companyName,
  companyCategory: 'Hospitality',
  description: 'Bread, and the queue for it.',
  phoneNumber: '+61 390001234',
  phoneCountry: 'AU',
  currentSuburb: 'Brunswick',
  currentZipCode: '3056',
})

interface BusinessPlan {
  companyName?: string
  /** Default: a unique address. */
  email?: string
  /** The username and password, for a journey that signs in with them. */
  credentials?: BusinessCredentials
}

/** Signs a business up and completes its profile by calls only. */
export async function arrangeBusinessAccount(from: APIRequestContext, plan: BusinessPlan = {}): Promise<Caller> {
  const { companyName = 'Corner Bakery', credentials, email } = plan
  const business = await signUpBusiness(from, credentials)
  await answerOf(await post(business, 'business/updateBizAccount', businessProfile(companyName, email)), done)
  return business
}

/** Signs this page's browser in as a business with a complete profile; opens no screen. */
export async function arrangeBusinessSession(page: Page, plan?: BusinessPlan): Promise<void> {
  await storeSession(page, await arrangeBusinessAccount(page.request, plan), 'business')
}

/** Signs this page's browser in as a business, and opens its dashboard. */
export async function arrangeBusiness(page: Page, plan: BusinessPlan = {}): Promise<void> {
  const { companyName = 'Corner Bakery' } = plan
  await arrangeBusinessSession(page, plan)
  await page.goto('/businessdashboard')
  await expect(page.getByRole('heading', { level: 1, name: companyName })).toBeVisible()
}

/** Signs this page's browser in as a known business, as a further device; opens no screen. */
export async function arrangeBusinessDevice(page: Page, credentials: BusinessCredentials): Promise<void> {
  await storeSession(page, await signInBusiness(page.request, credentials), 'business')
}

/** Signs this page's browser in as a known student, as a further device; opens no screen. */
export async function arrangeStudentDevice(page: Page, person: Person): Promise<void> {
  await storeSession(page, await signUpStudent(page.request, person), 'student')
}

/** Signs this page's browser in as a new student, and opens the profile wizard. */
export async function arrangeStudentWizard(page: Page, name?: string): Promise<void> {
  await storeSession(page, await signUpStudent(page.request, newPerson(name)), 'student')
  await page.goto('/completeProfile')
}

/** Signs this page's browser in as a new business by username and password, and opens the profile wizard. */
export async function arrangeBusinessWizard(page: Page): Promise<void> {
  await storeSession(page, await signUpBusiness(page.request, newBusiness()), 'business')
  await page.goto('/completeBusinessProfile')
}

/** Cells of the week as the product names them: day 0 is Sunday, slot 0 is the morning. */
export type Cell = `${0 | 1 | 2 | 3 | 4 | 5 | 6}-${0 | 1 | 2 | 3}`

/** A complete profile of a student. */
function studentProfile(name: string, cells: readonly Cell[]) {
  const [firstName = '', ...rest] = name.split(' ')
  return {
    firstName,
    lastName: rest.join(' '),
    phoneNumber: '+61 412345678',
    phoneCountry: 'AU',
    currentSuburb: 'Carlton',
    currentZipCode: '3053',
    isInternationalStudent: false,
    expectedPayRate: 34,
    userAvailability: cells.map((tableIndex) => ({ tableIndex, label: tableIndex })),
  }
}

/** Saturday morning and afternoon: the slots of a default gig's shift. */
const onSaturday: readonly Cell[] = ['6-0', '6-1']

/** Signs a student up and completes their profile by calls only. */
export async function arrangeStudentAccount(
  from: APIRequestContext,
  person: Person,
  cells: readonly Cell[],
): Promise<Caller> {
  const student = await signUpStudent(from, person)
  await answerOf(await post(student, 'users/updateAccount', studentProfile(person.name, cells)), done)
  return student
}

/** Signs this page's browser in as a student with a complete profile; opens no screen. */
export async function arrangeStudentSession(page: Page, name?: string, cells = onSaturday): Promise<Person> {
  const person = newPerson(name)
  await storeSession(page, await arrangeStudentAccount(page.request, person, cells), 'student')
  return person
}

/** Signs this page's browser in as a student, and opens the job search. */
export async function arrangeStudent(page: Page, name?: string, cells = onSaturday): Promise<Person> {
  const person = await arrangeStudentSession(page, name, cells)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Gigs that fit your week' })).toBeVisible()
  return person
}

let titleCount = 0

/** A gig title unique to the calling test. */
export function newTitle(title = 'Night baker'): string {
  titleCount += 1
  return `${title} ${process.pid}.${titleCount}`
}

interface GigPlan {
  title?: string
  /** The day of its shift. Default `saturday`. */
  day?: 'monday' | 'saturday'
  questions?: { question: string; options: string[] }[]
  poster?: UploadFile
  /** The hours of its shift, `HH:mm`; an end before the start is on the next day. Default: 09:00 to 17:00. */
  shift?: { start: string; end: string }
}

async function postGig(business: Caller, plan: GigPlan): Promise<{ id: string; title: string }> {
  const { title = newTitle(), day = 'saturday', questions = [], poster } = plan
  const { start, end } = plan.shift ?? { start: '09:00', end: '17:00' }
  const response = await sendForm(business, 'job-action/create-new-gig', {
    jobTitle: title,
    jobType: 'Casual',
    jobSuburbName: 'Brunswick',
    jobZipCode: '3056',
    payRangeStart: '34',
    payRangeEnd: '38',
    jobPayType: 'Per Hour',
    [`${day}StartTime`]: `1970-01-01T${start}:00.000Z`,
    [`${day}EndTime`]: `1970-01-01T${end}:00.000Z`,
    jobDescription: '<p>Flour to the elbows.</p>',
    jobSummary: JSON.stringify(['Bread to take home']),
    keywords: JSON.stringify(['Hospo']),
    questions: JSON.stringify(questions),
    idempotencyKey: crypto.randomUUID(),
    ...(poster ? { jobPosterImg: poster } : {}),
  })
  return { id: (await answerOf(response, created)).jobListingId, title }
}

/** Posts a gig as the business signed in on this page. */
export async function arrangeGig(page: Page, plan: GigPlan = {}): Promise<{ id: string; title: string }> {
  return postGig(await callerOf(page), plan)
}

/** Signs a business in with a second browser context, and posts a gig there. */
export async function arrangeGigBeside(browser: Browser, plan?: GigPlan) {
  const asBusiness = await browser.newPage()
  await arrangeBusinessSession(asBusiness)
  return { asBusiness, ...(await arrangeGig(asBusiness, plan)) }
}

/**
 * Posts gigs without a browser, for journeys that do not check posting. Each business posts up to its daily limit; then the
 * next one is signed up.
 * @param baseURL the product's address
 * @param plans one for each gig
 */
export async function arrangeGigsElsewhere(baseURL: string, plans: readonly GigPlan[]) {
  const posted: { id: string; title: string }[] = []
  for (let start = 0; start < plans.length; start += limits.postsPerDay) {
    const context = await request.newContext({ baseURL })
    const business = await arrangeBusinessAccount(context)
    for (const plan of plans.slice(start, start + limits.postsPerDay)) posted.push(await postGig(business, plan))
    await context.dispose()
  }
  return posted
}

/** Posts one gig as a business without a browser. */
export async function arrangeGigElsewhere(baseURL: string, plan: GigPlan = {}): Promise<{ id: string; title: string }> {
  const [gig] = await arrangeGigsElsewhere(baseURL, [plan])
  if (!gig) throw new Error('No gig was posted.')
  return gig
}

async function sendResume(student: Caller, file?: UploadFile): Promise<{ id: string; fileUrl: string }> {
  const resume = file ?? (await pdfFile())
  return answerOf(await sendForm(student, 'users/upload-resume', { resume }), uploaded)
}

/** Uploads a resume as the student signed in on this page. */
export async function arrangeResume(page: Page, file?: UploadFile): Promise<{ id: string; fileUrl: string }> {
  return sendResume(await callerOf(page), file)
}

/**
 * Stores a complete draft of a new gig for the business signed in on this page. `/business/createGig` then opens on its
 * summary.
 * @param changes entries of the draft that replace the defaults, such as its step
 */
export async function arrangeGigDraft(page: Page, changes: Partial<z.input<typeof gigDraft>> = {}) {
  const timings = emptyTimings()
  timings.own.saturday = { start: '9 am', end: '5 pm' }
  const draft = gigDraft.parse({
    step: 5,
    idempotencyKey: crypto.randomUUID(),
    jobTitle: newTitle(),
    jobType: 'Casual',
    suburbName: 'Carlton',
    zipCode: '3053',
    timings,
    payStart: '34',
    payEnd: '38',
    summary: ['Bread to take home'],
    keywords: ['Hospo'],
    description: '<p>Warm</p>',
    ...changes,
  })
  const state = { subject: 'new', content: draft, changedAt: new Date().toISOString() }
  await answerOf(await postAs(page, 'business/gig-draft', state), z.object({ success: z.literal(true) }))
  return { title: draft.jobTitle }
}

interface ApplicationPlan {
  coverLetter?: string
  /** The chosen answers, when the gig asks questions. */
  answers?: { question: string; answer: string }[]
}

/** Applies to a gig by calls, with a new resume. */
export async function sendApplication(student: Caller, jobListingId: string, plan: ApplicationPlan = {}) {
  const { coverLetter = '<p>Hello.</p>', ...rest } = plan
  const resume = await sendResume(student)
  const application = { resumeId: resume.id, coverLetter, jobListingId, sharesContact: true, ...rest }
  await answerOf(await post(student, 'job-action/user-job-apply', application), applied)
  return resume
}

/** Applies to a gig as the student signed in on this page. */
export async function arrangeApplication(page: Page, jobListingId: string, plan?: ApplicationPlan) {
  return sendApplication(await callerOf(page), jobListingId, plan)
}

/** Uploads a logo and a cover for the business signed in on this page. */
export async function arrangeImages(page: Page): Promise<void> {
  const images = { logo: await pngFile(), cover: await jpegFile() }
  await answerOf(
    await sendFormAs(page, 'business/upload-business-images', images),
    z.object({ success: z.literal(true) }),
  )
}
