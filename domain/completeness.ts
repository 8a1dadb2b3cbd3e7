import type { Business, User } from './entities.ts'

/** The fields that {@link isStudentProfileComplete} reads. */
export type StudentProfile = Partial<
  Pick<User, 'email' | 'id' | 'firstName' | 'lastName' | 'phoneNumber' | 'currentSuburb' | 'currentZipCode'> & {
    userAvailability: readonly unknown[]
  }
>

/** The fields that {@link isBusinessProfileComplete} reads. */
export type BusinessProfile = Partial<Omit<Business, 'categoryList'>>

/** Whether a student's profile has every field that the specification requires (BW-11). */
export function isStudentProfileComplete(student: StudentProfile | null | undefined): boolean {
  if (!student) return false
  const { email, id, firstName, lastName, phoneNumber, currentSuburb, currentZipCode, userAvailability } = student
  const texts = [email, id, firstName, lastName, phoneNumber, currentSuburb, currentZipCode]
  return texts.every(Boolean) && (userAvailability?.length ?? 0) > 0
}

const requiredOfBusiness = [
  'companyCategory',
  'companyName',
  'createdAt',
  'email',
  'id',
  'ownerFirstName',
  'ownerLastName',
  'phoneNumber',
  'currentSuburb',
] as const

/** Whether a business's profile has every field that the specification requires (BW-11). */
export function isBusinessProfileComplete(business: BusinessProfile | null | undefined): boolean {
  return Boolean(business) && requiredOfBusiness.every((field) => business?.[field])
}
