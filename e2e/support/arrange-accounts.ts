// Arranges accounts by calls to the server, for journeys that do not check signing up or the profile wizards.
import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import { answerOf, type Caller, post, sendFormAs } from './calls'
import { jpegFile, pngFile } from './files'
import { type BusinessCredentials, newBusiness, newPerson, type Person } from './people'
import { signInBusiness, signUpBusiness, signUpStudent, storeSession } from './sessions'
import { expect } from './test'

const profileSaved = z.object({ message: z.literal('Success') })

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
  /** Default `Corner Bakery`. */
  companyName?: string
  /** Default: a unique address. */
  email?: string
  /** The username and password, for a journey that signs in with them. */
  credentials?: BusinessCredentials
}

/** Signs a business up and completes its profile by calls only. */
export async function arrangeBusinessAccount(request: APIRequestContext, plan: BusinessPlan = {}): Promise<Caller> {
  const { companyName = 'Corner Bakery', credentials, email } = plan
  const business = await signUpBusiness(request, credentials)
  await answerOf(await post(business, 'business/updateBizAccount', businessProfile(companyName, email)), profileSaved)
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
  request: APIRequestContext,
  person: Person,
  cells: readonly Cell[],
): Promise<Caller> {
  const student = await signUpStudent(request, person)
  await answerOf(await post(student, 'users/updateAccount', studentProfile(person.name, cells)), profileSaved)
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

/** Uploads a logo and a cover for the business signed in on this page. */
export async function arrangeImages(page: Page): Promise<void> {
  const images = { logo: await pngFile(), cover: await jpegFile() }
  await answerOf(
    await sendFormAs(page, 'business/upload-business-images', images),
    z.object({ success: z.literal(true) }),
  )
}
