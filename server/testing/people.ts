import { randomUUID } from 'node:crypto'
import { entriesOf, maskOf } from '@campus-gigs/ui/availability'
import { eq } from 'drizzle-orm'
import { countLetterWords, limits } from '@/domain'
import type { Context } from '../context.ts'
import { admins, applications, businesses, events, files, jobListings, resumes, users } from '../db/schema.ts'
import { insertFile, type NewFile, storeInTransaction } from '../files/stored-file.ts'
import type { ApplicationRow } from '../resources/applications/mapping.ts'
import type { JobListingRow } from '../resources/listings/mapping.ts'
import type { ResumeRow } from '../resources/resumes/mapping.ts'
import type { Caller, TestServer } from './harness.ts'
import { modelPassword } from './marketplace/model.ts'
import { pdfOfPages } from './pdf-files.ts'

/** The bytes of a small valid PDF. */
export const pdfBytes = pdfOfPages(1)

function onlyRow<Row>(rows: Row[]): Row {
  const [row] = rows
  if (!row) throw new Error('The insert returned no row.')
  return row
}

/** Inserts a student with a complete profile, who is free on Monday morning and afternoon. */
export async function addStudent(
  { db }: TestServer,
  overrides: Partial<typeof users.$inferInsert> = {},
): Promise<string> {
  const userAvailability = overrides.userAvailability ?? entriesOf(['1-0', '1-1'])
  const rows = await db
    .insert(users)
    .values({
      issuer: 'https://identity.example',
      subject: randomUUID(),
      email: 'ana@uni.example',
      firstName: 'Ana',
      lastName: 'Silva',
      fullName: 'Ana Silva',
      phoneNumber: '+61 412345678',
      phoneCountry: 'AU',
      currentSuburb: 'Carlton',
      currentZipCode: '3053',
      homeTownCountry: 'Brazil',
      expectedPayRate: 28,
      userAvailability,
      availabilityMask: maskOf(userAvailability),
      ...overrides,
    })
    .returning()
  return onlyRow(rows).id
}

/** Inserts a business with a complete profile. */
export async function addBusiness(
  { db }: TestServer,
  overrides: Partial<typeof businesses.$inferInsert> = {},
): Promise<string> {
  const rows = await db
    .insert(businesses)
    .values({
      issuer: 'https://identity.example',
      subject: randomUUID(),
      email: 'mei@cafe.example',
      companyName: 'Corner Cafe',
      companyCategory: 'Hospitality',
      description: 'A corner, and coffee.',
      ownerFirstName: 'Mei',
      ownerLastName: 'Tan',
      ownerFullName: 'Mei Tan',
      phoneNumber: '+61 398765432',
      phoneCountry: 'AU',
      currentSuburb: 'Fitzroy',
      currentZipCode: '3065',
      ...overrides,
    })
    .returning()
  return onlyRow(rows).id
}

/** Inserts a student and starts a session. */
export async function signedInStudent(
  server: TestServer,
  overrides?: Partial<typeof users.$inferInsert>,
): Promise<Caller> {
  return server.signIn('student', await addStudent(server, overrides))
}

/** Inserts a business and starts a session. */
export async function signedInBusiness(
  server: TestServer,
  overrides?: Partial<typeof businesses.$inferInsert>,
): Promise<Caller> {
  return server.signIn('business', await addBusiness(server, overrides))
}

/** Inserts a business with a username and {@link modelPassword}, and starts a session. */
export async function signedInUsername(
  server: TestServer,
  overrides?: Partial<typeof businesses.$inferInsert>,
): Promise<Caller> {
  const passwordHash = await server.context.passwords.hash(modelPassword)
  return signedInBusiness(server, { issuer: null, subject: null, username: randomUUID(), passwordHash, ...overrides })
}

/** Inserts an admin and starts a session. */
export async function signedInAdmin(server: TestServer): Promise<Caller> {
  const identity = { issuer: 'https://identity.example', subject: randomUUID() }
  const person = { email: 'sam@campusgigs.example', fullName: 'Sam Reid' }
  const rows = await server.db
    .insert(admins)
    .values({ ...identity, ...person })
    .returning()
  return server.signIn('admin', onlyRow(rows).id)
}

/** Inserts an event on 1 December 2026. */
export async function addEvent(
  { db }: TestServer,
  businessId: string,
  overrides: Partial<typeof events.$inferInsert> = {},
): Promise<typeof events.$inferSelect> {
  const values = {
    businessId,
    eventName: 'Open day',
    eventDate: '2026-12-01',
    suburbName: 'Carlton',
    suburbZipCode: '3053',
    admissionCharge: 0,
    admissionCurrency: 'AUD ($)',
    organiserSlug: 'corner-cafe',
    posterSlug: 'open-day-abcdef',
    ...overrides,
  } as const
  return onlyRow(await db.insert(events).values(values).returning())
}

/** Inserts a live listing with a Monday morning shift and no questions. */
export async function addListing(
  { db, context }: TestServer,
  businessId: string,
  overrides: Partial<typeof jobListings.$inferInsert> = {},
): Promise<JobListingRow> {
  const postedAt = overrides.postedAt ?? context.clock.now()
  const shifts = overrides.shifts ?? [
    { dayOfWeek: 'Monday', startTime: '1970-01-01T08:00:00.000Z', endTime: '1970-01-01T12:00:00.000Z' },
  ]
  const rows = await db
    .insert(jobListings)
    .values({
      businessId,
      jobTitle: 'Barista',
      jobType: 'Casual',
      jobSuburbName: 'Fitzroy',
      jobZipCode: '3065',
      payRangeStart: 30,
      payRangeEnd: 34,
      payType: 'Per Hour',
      shifts,
      shiftMask: maskOf(shifts),
      jobSummary: ['Coffee and a smile'],
      keywords: ['Hospo'],
      idempotencyKey: randomUUID(),
      postedAt,
      expiringOn: new Date(postedAt.getTime() + limits.listingDays * 86_400_000),
      ...overrides,
    })
    .returning()
  return onlyRow(rows)
}

/** Stores a file that nothing references. @returns its id */
export function storeFile(context: Context, file: NewFile): Promise<string> {
  return storeInTransaction(context, [file.bytes], (tx) => insertFile({ ...context, db: tx }, file))
}

/** Inserts a resume and stores its PDF. */
export async function addResume(
  { db, context }: TestServer,
  userId: string,
  overrides: Partial<typeof resumes.$inferInsert> = {},
): Promise<ResumeRow> {
  const sha256 = await context.files.put(pdfBytes)
  const stored = { sha256, mediaType: 'application/pdf', bytes: pdfBytes.length, access: 'private' } as const
  const file = onlyRow(await db.insert(files).values(stored).returning())
  const values = { userId, fileId: file.id, fileName: 'ana.pdf', createdAt: context.clock.now(), ...overrides }
  return onlyRow(await db.insert(resumes).values(values).returning())
}

/** Inserts an application of a student to a listing, with a new resume unless `resumeId` names one. */
export async function addApplication(
  server: TestServer,
  application: Partial<typeof applications.$inferInsert> & { userId: string; jobListingId: string },
): Promise<ApplicationRow> {
  const { db, context } = server
  const { notes = '<p>Hello</p>' } = application
  const resumeId = application.resumeId ?? (await addResume(server, application.userId)).id
  const ofListing = eq(jobListings.id, application.jobListingId)
  const { shiftMask } = onlyRow(
    await db.select({ shiftMask: jobListings.shiftMask }).from(jobListings).where(ofListing),
  )
  const values = {
    shiftMask,
    notes,
    letterWords: countLetterWords(notes),
    appliedAt: context.clock.now(),
    ...application,
    resumeId,
  }
  return onlyRow(await db.insert(applications).values(values).returning())
}
