import { type AvailabilityEntry, labelOf, maskOf } from '@campus-gigs/ui/availability'
import { countryByName } from '@campus-gigs/ui/data/countries'
import type { z } from 'zod'
import type { requests, StudentSession } from '@/contract'
import { messages } from '@/domain'
import type { Context } from '../../context.ts'
import { invalidFields } from '../../http/http-failure.ts'
import { loadListingsOfSession } from '../listings/student-listings.ts'
import { findResumes } from '../resumes/queries.ts'
import { toUser, type UserRow } from './mapping.ts'
import { findSavedIds, getStudent, updateStudent } from './queries.ts'

type AccountInput = z.output<typeof requests.updateAccount>

/**
 * Loads a student's session (SA-10) by a constant number of queries.
 * @param message the response's `message`: Success, or User Exists
 * @throws HttpFailure 401 when the account no longer exists.
 */
export async function loadStudentSession(
  context: Context,
  userId: string,
  message: string = messages.server.success,
): Promise<StudentSession> {
  const { db } = context
  const row = await getStudent(db, userId)
  const savedIds = await findSavedIds(db, userId)
  return {
    message,
    response: messages.server.success,
    userData: toUser(row),
    savedJobs: savedIds,
    jobList: await loadListingsOfSession(context, userId, savedIds),
    resumeList: await findResumes(db, userId),
  }
}

/**
 * Saves the student wizard. Clears the home country of a domestic student, whatever was sent (SW-06).
 * @returns the changed row
 * @throws HttpFailure 400 when no entry of the availability names a known slot.
 */
export async function updateStudentProfile(
  { db, clock }: Context,
  userId: string,
  input: AccountInput,
): Promise<UserRow> {
  const userAvailability = normaliseAvailability(input.userAvailability)
  const availabilityMask = maskOf(userAvailability)
  if (availabilityMask === 0) throw invalidFields({ userAvailability: messages.profile.availabilityRequired })
  const homeCountry = countryByName(input.homeTownCountry ?? '')
  const homeTownCountry = input.isInternationalStudent ? (homeCountry?.name ?? null) : null
  return updateStudent(db, userId, {
    firstName: input.firstName,
    lastName: input.lastName,
    fullName: `${input.firstName} ${input.lastName}`,
    phoneNumber: input.phoneNumber,
    phoneCountry: input.phoneCountry ?? null,
    currentSuburb: input.currentSuburb,
    currentZipCode: input.currentZipCode,
    isInternationalStudent: input.isInternationalStudent,
    homeTownCountry,
    expectedPayRate: input.expectedPayRate,
    userAvailability,
    availabilityMask,
    updatedAt: clock.now(),
  })
}

/** Removes duplicate entries and sets the standard label of slots. Times stay exactly as sent (AG-07). */
export function normaliseAvailability(entries: readonly AvailabilityEntry[]): AvailabilityEntry[] {
  const distinct = new Map<string, AvailabilityEntry>()
  for (const entry of entries) {
    const isSlot = 'tableIndex' in entry
    const normalised = isSlot ? { tableIndex: entry.tableIndex, label: labelOf(entry.tableIndex) } : entry
    distinct.set(JSON.stringify(Object.values(normalised)), normalised)
  }
  return [...distinct.values()]
}
