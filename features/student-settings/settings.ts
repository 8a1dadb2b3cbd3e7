import { countryByName } from '@campus-gigs/ui/data/countries'
import { z } from 'zod'
import { toStudentSettings } from '@/contract'
import { availabilityEntrySchema, formatPay, limits, messages, type User } from '@/domain'
import { settingsPhoneField, settingsPlaceFields } from '@/features/shared/forms/settings-fields'
import type { SettingsFormDefinition } from '@/features/shared/forms/settings-form'

const text = z.string()

/** The form's values, by the field names of `users/customise-user-data`. */
export const studentFormSchema = z.object({
  /** Dollars an hour, as typed. */
  expectedSalaryStart: text,
  expectedSalaryEnd: text,
  phoneNumber: text,
  suburbName: text,
  suburbZipCode: text,
  /** A country's name; empty for none. */
  nationality: text,
  personalSummary: text,
  availability: z.array(availabilityEntrySchema),
  /** Ids of the resumes marked for deletion. */
  resumeFileDelete: z.array(z.string()),
  /** File name of the new PDF; empty for none. A draft cannot store the file itself. */
  fileName: text,
})
type Lists = 'availability' | 'resumeFileDelete'

/** The read-only form; its lists are replaced, never mutated. */
export type StudentForm = Omit<z.infer<typeof studentFormSchema>, Lists> & {
  readonly [list in Lists]: readonly z.infer<typeof studentFormSchema>[list][number][]
}

/** The part of a student that the form shows. */
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
  | 'profilePicture'
> & { readonly userAvailability: readonly User['userAvailability'][number][] }

/** The form of an account without changes: no resume marked, no PDF picked. */
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

/** A field that is validated or can be refused. */
export type StudentField = 'phoneNumber' | 'suburbName' | 'suburbZipCode' | 'nationality' | 'personalSummary' | 'file'

/**
 * The fields of a student's settings. Pay is free text, and an empty week is valid.
 * @param isInternationalStudent whether a nationality is required
 */
export function studentSettingsForm(
  isInternationalStudent: boolean,
): SettingsFormDefinition<StudentForm, StudentField> {
  return {
    name: 'student-settings',
    schema: studentFormSchema,
    fields: {
      phoneNumber: settingsPhoneField,
      ...settingsPlaceFields,
      nationality: {
        label: 'Nationality',
        check: ({ nationality }) =>
          isInternationalStudent && !countryByName(nationality) ? messages.profile.homeCountryRequired : undefined,
      },
      personalSummary: { label: 'Personal summary', maxLength: limits.personalSummary },
      file: { label: 'Add Resume', entries: ['fileName'] },
    },
  }
}

/** A PDF to send, with the idempotency key that keeps a retry from storing a second resume. */
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

/** The marked resumes with one added, or removed when it was marked. */
export function toggled(marked: readonly string[], resumeId: string): string[] {
  return marked.includes(resumeId) ? marked.filter((each) => each !== resumeId) : [...marked, resumeId]
}

/** The text for the amount that will be stored for a typed pay (ST-02). */
export function payOnProfile({ expectedPayRate, expectedPayRateEnd }: Readonly<SettingsStudent>): string {
  if (!expectedPayRate && !expectedPayRateEnd) return 'No amount is on your profile yet.'
  const pay = formatPay({ payRangeStart: expectedPayRate, payRangeEnd: expectedPayRateEnd, payType: 'Per Hour' })
  return `On your profile: ${pay}`
}
