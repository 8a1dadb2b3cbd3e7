import { type Applicant, centreOfSuburb, type User } from '@/domain'
import type { users } from '../../db/schema.ts'
import { optionalFileUrl } from '../files/mapping.ts'

export type UserRow = typeof users.$inferSelect

/** Maps a student for themselves. */
export function toUser(row: UserRow): User {
  return {
    ...toApplicant(row, { sharesContact: true }),
    email: row.email,
    fullName: row.fullName,
    phoneCountry: row.phoneCountry,
    currentSuburbCentre: centreOfSuburb(row.currentSuburb),
    currentZipCode: row.currentZipCode,
    expectedPayRateEnd: row.expectedPayRateEnd,
    googleId: row.subject,
  }
}

/**
 * Maps a student for a business they applied to.
 * @param sharesContact whether the student shares phone number and e-mail address with the business
 */
export function toApplicant(row: UserRow, { sharesContact }: { sharesContact: boolean }): Applicant {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: sharesContact ? row.email : null,
    phoneNumber: sharesContact ? row.phoneNumber : null,
    currentSuburb: row.currentSuburb,
    isInternationalStudent: row.isInternationalStudent,
    homeTownCountry: row.homeTownCountry,
    personalSummary: row.personalSummary,
    expectedPayRate: row.expectedPayRate,
    userAvailability: row.userAvailability,
    profilePicture: optionalFileUrl(row.pictureFileId) ?? row.profilePicture,
  }
}
