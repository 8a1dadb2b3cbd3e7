import { countryByName } from '@campus-gigs/ui/data/countries'
import { z } from 'zod'
import { suburbErrors, toStudentSettings, typedPhone } from '@/contract'
import { availabilityEntry, formatPay, messages, type User } from '@/domain'

const text = z.string()

/** What stands in the form, in the words of `users/customise-user-data`. */
export const studentForm = z.object({
  /** Dollars an hour, as typed. */
  expectedSalaryStart: text,
  expectedSalaryEnd: text,
  phoneNumber: text,
  suburbName: text,
  suburbZipCode: text,
  /** A country's name; empty for none. */
  nationality: text,
  personalSummary: text,
  availability: z.array(availabilityEntry),
  /** Ids of the resumes marked for deletion. */
  resumeFileDelete: z.array(z.string()),
  /** Name of the PDF picked as a new resume; empty for none. The file itself can not be kept in a draft. */
  fileName: text,
})
export type StudentForm = z.infer<typeof studentForm>

/** What the form needs to know of the student. */
export type SettingsStudent = Pick<
  User,
  | 'fullName'
  | 'email'
  | 'isInternationalStudent'
  | 'expectedPayRate'
  | 'expectedPayRateEnd'
  | 'phoneNumber'
  | 'phoneCountry'
  | 'currentSuburb'
  | 'currentZipCode'
  | 'personalSummary'
  | 'homeTownCountry'
> & { readonly userAvailability: readonly User['userAvailability'][number][] }

/** The form of what is known: nothing marked, nothing picked. */
export function formOf(student: Readonly<SettingsStudent>): StudentForm {
  const known = toStudentSettings({ ...student, userAvailability: [...student.userAvailability] })
  return {
    expectedSalaryStart: known.expectedSalaryStart?.toString() ?? '',
    expectedSalaryEnd: known.expectedSalaryEnd?.toString() ?? '',
    phoneNumber: known.phoneNumber ?? '',
    suburbName: known.suburbName ?? '',
    suburbZipCode: known.suburbZipCode ?? '',
    nationality: known.nationality ?? '',
    personalSummary: known.personalSummary ?? '',
    availability: known.availability,
    resumeFileDelete: [],
    fileName: '',
  }
}

/** A field that can be wrong. */
export type StudentField = 'phoneNumber' | 'suburbName' | 'suburbZipCode' | 'nationality'

/** What is wrong with the form, by field. Pay is free text, and an empty week is a week. */
export function errorsOf(
  form: Readonly<Pick<StudentForm, StudentField>>,
  isInternationalStudent: boolean,
): Partial<Record<StudentField, string>> {
  const phone = typedPhone.safeParse(form.phoneNumber).error?.issues[0]?.message
  const homeless = isInternationalStudent && !countryByName(form.nationality)
  return {
    ...(phone ? { phoneNumber: phone } : {}),
    ...suburbErrors(form.suburbName, form.suburbZipCode),
    ...(homeless ? { nationality: messages.profile.homeCountry } : {}),
  }
}

/** A PDF on its way, and the key that makes sending it again no second resume. */
export interface PickedResume {
  file: File
  idempotencyKey: string
}

/** The parts of the multipart call. */
export function partsOf(form: Readonly<StudentForm>, picked: PickedResume | null): Record<string, string | File> {
  const { availability, resumeFileDelete, fileName: _, ...texts } = form
  return {
    ...texts,
    availability: JSON.stringify(availability),
    resumeFileDelete: resumeFileDelete.length > 0 ? JSON.stringify(resumeFileDelete) : '',
    file: picked?.file ?? '',
    ...(picked ? { idempotencyKey: picked.idempotencyKey } : {}),
  }
}

/** Marks a resume for deletion, or takes the mark back. */
export function toggled(marked: readonly string[], resumeId: string): string[] {
  return marked.includes(resumeId) ? marked.filter((each) => each !== resumeId) : [...marked, resumeId]
}

/** The expected pay that is kept, shown back to who typed it (ST-02). */
export function payOnProfile({ expectedPayRate, expectedPayRateEnd }: Readonly<SettingsStudent>): string {
  if (!expectedPayRate && !expectedPayRateEnd) return 'No amount is on your profile yet.'
  const pay = formatPay({ payRangeStart: expectedPayRate, payRangeEnd: expectedPayRateEnd, payType: 'Per Hour' })
  return `On your profile: ${pay}`
}
