import type { AvailabilityEntry } from '@campus-gigs/ui/availability'
import { countryByName } from '@campus-gigs/ui/data/countries'
import { z } from 'zod'
import { requests } from '@/contract'
import { availabilityEntry, formatPhoneNumber, limits, messages, studentTypes } from '@/domain'

/** 1 who you are · 2 where you live · 3 domestic or international · 4 home country · 5 pay · 6 availability. */
export const wizardSteps = [1, 2, 3, 4, 5, 6] as const
export type WizardStep = (typeof wizardSteps)[number]
export const lastStep = 6

/** What the student has answered so far; nothing is lost by going back and forth. */
export interface WizardAnswers {
  firstName: string
  lastName: string
  /** ISO country of the phone number, because dial codes are shared. */
  phoneCountry: string
  /** Digits only, without the dial code. */
  phoneDigits: string
  currentSuburb: string
  currentZipCode: string
  /** Null until chosen: nothing is preselected (SW-06). */
  studentType: (typeof studentTypes)[number] | null
  /** English country name; kept, but not sent, when the student turns out to be domestic. */
  homeTownCountry: string
  /** Dollars (AUD) an hour. */
  expectedPayRate: number
  userAvailability: readonly AvailabilityEntry[]
}

export type WizardField = keyof WizardAnswers
/** A message a field; a field without one is fine. */
export type FieldErrors = Partial<Record<WizardField, string>>

export interface WizardState {
  step: WizardStep
  answers: WizardAnswers
}

export type WizardAction =
  | { type: 'answered'; answers: Partial<WizardAnswers> }
  | { type: 'next' }
  | { type: 'back' }
  /** To any step by its number, though never past one that is not right. */
  | { type: 'wentTo'; step: WizardStep }

/** How far the wizard is, in percent: (step − 1) / 5. */
export function progressOf(step: WizardStep): number {
  return ((step - 1) / (lastStep - 1)) * 100
}

/** The step after this one: a domestic student skips the home country. The last step stays. */
export function stepAfter(step: WizardStep, studentType: WizardAnswers['studentType']): WizardStep {
  if (step === 3 && studentType === 'Domestic') return 5
  return wizardSteps.at(step) ?? lastStep
}

/** The step before this one. The first stays, and 5 goes back to 3 for everybody (SW-02). */
export function stepBefore(step: WizardStep): WizardStep {
  if (step === 5) return 3
  return wizardSteps[step - 2] ?? 1
}

/** The earlier of two steps. */
function earlierOf(one: WizardStep, other: WizardStep): WizardStep {
  return wizardSteps.find((step) => step === one || step === other) ?? one
}

function issuesOf(schema: z.ZodType, value: unknown): Map<string, string> {
  const issues = schema.safeParse(value).error?.issues ?? []
  // The first issue of a field is the one to show.
  return new Map(issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]))
}

function withoutBlanks(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined))
}

const checks: Record<WizardStep, (answers: WizardAnswers) => FieldErrors> = {
  1: (answers) => {
    const phoneNumber = formatPhoneNumber(answers)
    const issues = issuesOf(requests.studentName, { ...answers, phoneNumber })
    return {
      firstName: issues.get('firstName'),
      lastName: issues.get('lastName'),
      phoneDigits: issues.get('phoneNumber'),
    }
  },
  2: (answers) => {
    const issues = issuesOf(requests.location, answers)
    const zipIssue = issues.get('currentZipCode')
    // Without a zip code the pair is wrong too, but the suburb alone is not to blame.
    const suburbIssue = zipIssue && answers.currentSuburb.trim() ? undefined : issues.get('currentSuburb')
    return { currentSuburb: suburbIssue, currentZipCode: zipIssue }
  },
  3: ({ studentType }) => ({ studentType: studentType === null ? messages.profile.studentType : undefined }),
  4: ({ studentType, homeTownCountry }) => ({
    homeTownCountry:
      studentType === 'International' && !countryByName(homeTownCountry) ? messages.profile.homeCountry : undefined,
  }),
  5: () => ({}),
  6: ({ userAvailability }) => ({ userAvailability: issuesOf(requests.availability, userAvailability).get('') }),
}

/** What is wrong with the answers of one step, by field; empty when it can be left. */
export function errorsAt(step: WizardStep, answers: WizardAnswers): FieldErrors {
  return withoutBlanks(checks[step](answers))
}

/** The names of what the first step still lacks, for the line beside its disabled button (SW-04). */
export function missingNames(answers: WizardAnswers): string[] {
  const { firstName, lastName, phoneCountry, phoneDigits } = answers
  return [
    ...(firstName.trim() ? [] : ['first name']),
    ...(lastName.trim() ? [] : ['last name']),
    ...(phoneCountry ? [] : ['country code']),
    ...(phoneDigits ? [] : ['phone number']),
  ]
}

/** The step furthest on that can be stood on: the first whose answers are not right yet. */
export function furthestStep(answers: WizardAnswers): WizardStep {
  let step: WizardStep = 1
  while (step < lastStep && Object.keys(errorsAt(step, answers)).length === 0)
    step = stepAfter(step, answers.studentType)
  return step
}

/** The wizard's whole behaviour: answers are kept whichever way one goes, and no unfinished step is passed. */
export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  const { step, answers } = state
  switch (action.type) {
    case 'answered':
      return { step, answers: { ...answers, ...action.answers } }
    case 'next':
      if (Object.keys(errorsAt(step, answers)).length > 0) return state
      return { step: stepAfter(step, answers.studentType), answers }
    case 'back':
      return { step: stepBefore(step), answers }
    case 'wentTo': {
      const to = earlierOf(action.step, furthestStep(answers))
      // A domestic student is not asked for a home country.
      return { step: to === 4 && answers.studentType === 'Domestic' ? stepBefore(to) : to, answers }
    }
  }
}

const text = z.string().max(200)

/** What is kept of an unfinished wizard. */
export const wizardDraft = z.object({
  step: z.literal(wizardSteps),
  answers: z.object({
    firstName: text,
    lastName: text,
    phoneCountry: text,
    phoneDigits: text,
    currentSuburb: text,
    currentZipCode: text,
    studentType: z.enum(studentTypes).nullable(),
    homeTownCountry: text,
    expectedPayRate: z.number().min(limits.payRate.min).max(limits.payRate.max),
    userAvailability: z.array(availabilityEntry),
  }),
})

/** Picks an unfinished wizard up where it was left, though never past a step that is not right. */
export function resume(draft: z.infer<typeof wizardDraft>): WizardState {
  return { step: earlierOf(draft.step, furthestStep(draft.answers)), answers: draft.answers }
}
