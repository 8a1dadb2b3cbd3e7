import type { AvailabilityEntry } from '@campus-gigs/ui/availability'
import { countryByName } from '@campus-gigs/ui/data/countries'
import { z } from 'zod'
import type { SignedInStudent } from '@/client'
import { requests } from '@/contract'
import { availabilityEntrySchema, formatPhoneNumber, limits, messages, parsePhoneNumber, studentTypes } from '@/domain'
import type { DraftFormDefinition } from '@/features/shared/forms/draft-form'
import { type FormField, type FormStep, firstIssue } from '@/features/shared/forms/form'

const text = z.string().max(200)

const studentDraftSchema = z.object({
  step: z.literal([1, 2, 3, 4, 5, 6]),
  firstName: text,
  lastName: text,
  /** ISO country of the phone number, because dial codes are shared. */
  phoneCountry: text,
  /** Digits only, without the dial code. */
  phoneDigits: text,
  currentSuburb: text,
  currentZipCode: text,
  /** Null until chosen: nothing is preselected (SW-06). */
  studentType: z.enum(studentTypes).nullable(),
  /** English country name; stays in the draft of a domestic student, who has null sent instead. */
  homeTownCountry: text,
  /** Dollars (AUD) an hour. */
  expectedPayRate: z.number().min(limits.payRate.min).max(limits.payRate.max),
  userAvailability: z.array(availabilityEntrySchema),
})
export type StudentDraft = Omit<z.infer<typeof studentDraftSchema>, 'userAvailability'> & {
  readonly userAvailability: readonly AvailabilityEntry[]
}
export type StudentStep = StudentDraft['step']
/** The step of the availability, whose button saves the profile. */
export const lastStep = 6

/** A validated field of the wizard. */
export type StudentField = Exclude<keyof StudentDraft, 'step' | 'phoneCountry'>

const { studentNameAndPhone, studentLocation, studentAvailability } = requests

/**
 * The error of the suburb or the zip code. A typed suburb has none while its zip code is invalid: the error stays at
 * the zip code, to be corrected first.
 */
function placeIssue(draft: StudentDraft, field: 'currentSuburb' | 'currentZipCode'): string | undefined {
  const issues = studentLocation.safeParse(draft).error?.issues ?? []
  const messageOf = (name: string) => issues.find(({ path }) => path[0] === name)?.message
  const zipCodeMessage = messageOf('currentZipCode')
  if (field === 'currentZipCode') return zipCodeMessage
  const isSuburbTyped = draft.currentSuburb.trim() !== ''
  return isSuburbTyped && zipCodeMessage !== undefined ? undefined : messageOf('currentSuburb')
}

const fields: Record<StudentField, FormField<StudentDraft>> = {
  firstName: {
    label: 'First name',
    step: 1,
    required: true,
    maxLength: limits.name,
    schema: studentNameAndPhone.shape.firstName,
  },
  lastName: {
    label: 'Last name',
    step: 1,
    required: true,
    maxLength: limits.name,
    schema: studentNameAndPhone.shape.lastName,
  },
  phoneDigits: {
    label: 'Phone number',
    step: 1,
    check: (draft) => firstIssue(studentNameAndPhone.shape.phoneNumber, formatPhoneNumber(draft)),
    requestFields: ['phoneNumber', 'phoneCountry'],
  },
  currentSuburb: { label: 'Suburb', step: 2, check: (draft) => placeIssue(draft, 'currentSuburb') },
  currentZipCode: { label: 'Zip code', step: 2, check: (draft) => placeIssue(draft, 'currentZipCode') },
  studentType: {
    label: 'I am a student who is',
    step: 3,
    check: ({ studentType }) => (studentType === null ? messages.profile.studentTypeRequired : undefined),
    requestFields: ['isInternationalStudent'],
  },
  homeTownCountry: {
    label: 'Home country',
    step: 4,
    check: ({ studentType, homeTownCountry }) =>
      studentType === 'International' && !countryByName(homeTownCountry)
        ? messages.profile.homeCountryRequired
        : undefined,
  },
  expectedPayRate: { label: 'Expected pay rate', step: 5 },
  userAvailability: { label: 'Your week', step: 6, schema: studentAvailability },
}

interface StudentStepRow extends FormStep<StudentDraft> {
  heading: string
  lead: string
  /** The reason for the question, beside the step on wide screens. */
  reason: string
}

/** The texts of each step. The last heading and lead are the specification's. */
const steps: Record<StudentStep, StudentStepRow> = {
  1: {
    name: 'About you',
    heading: "Let's start with you",
    lead: 'Businesses you apply to see your name.',
    reason: 'Each time you apply, you choose whether the business sees your number.',
  },
  2: {
    name: 'Where you live',
    heading: 'Where do you live?',
    lead: 'Your suburb is enough. We never ask for your street.',
    reason: 'Businesses can sort applicants by how far they would travel.',
  },
  3: {
    name: 'Student type',
    heading: 'Are you a domestic or an international student?',
    lead: 'Anyone can apply to any gig.',
    reason: 'Some student visas limit the hours you may work; businesses plan shifts around that.',
  },
  4: {
    name: 'Home country',
    isSkipped: ({ studentType }) => studentType === 'Domestic',
    heading: 'Where is home?',
    lead: 'The country you came to Melbourne from.',
    reason: 'Businesses you apply to see it. You can change it in Settings.',
  },
  5: {
    name: 'Expected pay',
    // Back skips the home country for every student (SW-02).
    back: 3,
    heading: 'What would you like to be paid?',
    lead: 'An hourly rate in Australian dollars, before tax.',
    reason: 'It is a starting point for a conversation, not a promise.',
  },
  6: {
    name: 'Availability',
    heading: 'What does your availability look like?',
    lead: 'Almost done!',
    reason: 'Every gig is laid over this week, so you see at once how well it fits.',
  },
}

/** The student wizard, as data. */
export const studentForm = {
  name: 'student-profile',
  schema: studentDraftSchema,
  steps,
  fields,
  failureMessage: (failure) => failure?.message ?? messages.profile.backendError,
} satisfies DraftFormDefinition<StudentDraft, StudentField>

/** The step of the names and the phone number. */
const nameStep = 1

/** The names of the first step's missing fields, for the line beside its disabled button (SW-04); empty later. */
export function missingNames({ step, firstName, lastName, phoneCountry, phoneDigits }: StudentDraft): string[] {
  if (step !== nameStep) return []
  return [
    ...(firstName.trim() ? [] : ['first name']),
    ...(lastName.trim() ? [] : ['last name']),
    ...(phoneCountry ? [] : ['country code']),
    ...(phoneDigits ? [] : ['phone number']),
  ]
}

/**
 * The type that the student has chosen; null before the profile was first saved. New accounts are stored as
 * international, so the stored value alone does not say that it was chosen; a saved profile has a phone number.
 */
function savedStudentType({ phoneNumber, isInternationalStudent }: SignedInStudent): StudentDraft['studentType'] {
  if (!phoneNumber) return null
  return isInternationalStudent ? 'International' : 'Domestic'
}

/** The initial draft: the account's data. A student type that was never chosen is not preselected. */
export function startingDraft(user: SignedInStudent): StudentDraft {
  const { min, max, default: defaultRate } = limits.payRate
  return {
    step: 1,
    firstName: user.firstName,
    lastName: user.lastName,
    ...parsePhoneNumber(user.phoneNumber, user.phoneCountry),
    currentSuburb: user.currentSuburb ?? '',
    currentZipCode: user.currentZipCode ?? '',
    studentType: savedStudentType(user),
    homeTownCountry: user.homeTownCountry ?? '',
    expectedPayRate: Math.min(max, Math.max(min, user.expectedPayRate ?? defaultRate)),
    userAvailability: user.userAvailability,
  }
}

/** Makes the request of `users/updateAccount` from the draft. A domestic student's home country is cleared (SW-06). */
export function accountUpdate(draft: StudentDraft) {
  const isInternational = draft.studentType === 'International'
  return {
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    phoneNumber: formatPhoneNumber(draft),
    phoneCountry: draft.phoneCountry,
    currentSuburb: draft.currentSuburb.trim(),
    currentZipCode: draft.currentZipCode.trim(),
    isInternationalStudent: isInternational,
    homeTownCountry: isInternational ? (countryByName(draft.homeTownCountry)?.name ?? draft.homeTownCountry) : null,
    expectedPayRate: draft.expectedPayRate,
    userAvailability: [...draft.userAvailability],
  }
}
