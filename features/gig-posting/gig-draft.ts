import { z } from 'zod'
import { idempotencyKey } from '@/client'
import { requests } from '@/contract'
import {
  type BelowMinimum,
  clock,
  jobTypes,
  melbourneIsoDay,
  payBelowMinimum,
  payTypes,
  type ScreeningQuestion,
  screeningQuestions,
} from '@/domain'
import { emptyTimings, shiftsOf, timings, wireTimes } from './timings'

/** The steps of the gig wizard. */
export const gigSteps = [1, 2, 3, 4, 5] as const
export type GigStep = (typeof gigSteps)[number]

/** The steps' names. */
export const stepNames: Record<GigStep, string> = {
  1: 'Job Basics (Overview)',
  2: 'Pay & Job Timings',
  3: 'Job Description',
  4: 'Questions',
  5: 'Summary',
}

/** How far a step is, in percent: (step − 1) / 4. */
export function progressOf(step: GigStep): number {
  return ((step - 1) / (gigSteps.length - 1)) * 100
}

/** One step back; step 1 stays. */
export function previousStep(step: GigStep): GigStep {
  return gigSteps.findLast((each) => each < step) ?? 1
}

/** One step on; step 5 stays. */
export function followingStep(step: GigStep): GigStep {
  return gigSteps.find((each) => each > step) ?? 5
}

/** Everything typed about a gig, but for its poster: a file can not be kept with a draft. */
export const gigDraft = z.object({
  step: z.literal(gigSteps),
  /** Made with the draft and sent with every try, so that a gig is posted once. */
  idempotencyKey: z.uuid(),
  jobTitle: z.string(),
  jobType: z.union([z.literal(''), z.enum(jobTypes)]),
  suburbName: z.string(),
  zipCode: z.string(),
  timings,
  /** The pay is told later, by way of the shifts alone. */
  discloseLater: z.boolean(),
  /** Dollars as typed: digits and points. */
  payStart: z.string(),
  payEnd: z.string(),
  payType: z.union([z.literal(''), z.enum(payTypes)]),
  /** Why the pay is below the legal minimum. Drafts of before have none. */
  belowMinimumReason: z.string().default(''),
  summary: z.array(z.string()),
  keywords: z.array(z.string()),
  /** HTML. */
  description: z.string(),
  /** Name of the poster chosen last, to ask for it again after a reload. */
  posterName: z.string().nullable(),
  /** Texts of the chosen screening questions, in the order chosen. */
  questions: z.array(z.string()),
})
type KeptDraft = z.infer<typeof gigDraft>
type Lists = 'summary' | 'keywords' | 'questions'

/** A draft as it is read everywhere; its lists are replaced, never changed. */
export type GigDraft = Omit<KeptDraft, Lists> & { readonly [list in Lists]: readonly string[] }

/** A new gig, in the suburb of its business. */
export function startingDraft(business: { currentSuburb: string | null; currentZipCode: string | null }): GigDraft {
  return {
    step: 1,
    idempotencyKey: idempotencyKey(),
    jobTitle: '',
    jobType: '',
    suburbName: business.currentSuburb ?? '',
    zipCode: business.currentZipCode ?? '',
    timings: emptyTimings(),
    discloseLater: false,
    payStart: '',
    payEnd: '',
    payType: 'Per Hour',
    belowMinimumReason: '',
    summary: [],
    keywords: [],
    description: '',
    posterName: null,
    questions: [],
  }
}

/** Whether anything has been typed that would be missed. */
export function isUntouched(draft: GigDraft, fresh: GigDraft): boolean {
  const { idempotencyKey: _key, ...typed } = draft
  const { idempotencyKey: _fresh, ...nothing } = fresh
  return JSON.stringify(typed) === JSON.stringify(nothing)
}

/** The pay a typed text means: dollars, null for none, or undefined when it is no amount. */
export function amountOf(text: string): number | null | undefined {
  const parsed = requests.createNewGig.shape.payRangeStart.safeParse(text.trim())
  return parsed.success ? parsed.data : undefined
}

/** The pay as it will be published: nothing while it is disclosed later or no amount. */
export function payOf(draft: GigDraft): Pick<GigDraft, 'payType'> & { start: number | null; end: number | null } {
  if (draft.discloseLater) return { start: null, end: null, payType: draft.payType }
  return { start: amountOf(draft.payStart) ?? null, end: amountOf(draft.payEnd) ?? null, payType: draft.payType }
}

/** How the pay is below the legal minimum of today; null when it is not, or nobody can tell. */
export function belowMinimumOf(draft: GigDraft): BelowMinimum | null {
  const { start, payType } = payOf(draft)
  const offer = { jobType: draft.jobType, payRangeStart: start, payType, Shift: shiftsOf(draft.timings) }
  return payBelowMinimum(offer, melbourneIsoDay(clock.now()))
}

/** The chosen questions with their fixed answers. */
export function questionsOf({ questions }: Pick<GigDraft, 'questions'>): ScreeningQuestion[] {
  return questions.flatMap((text) => screeningQuestions.filter(({ question }) => question === text))
}

/** The text parts of `job-action/create-new-gig`; lists go as JSON text. */
export function gigParts(draft: GigDraft): Record<string, string> {
  return {
    ...wireTimes(draft.timings),
    jobTitle: draft.jobTitle.trim(),
    jobType: draft.jobType,
    jobSuburbName: draft.suburbName.trim(),
    jobZipCode: draft.zipCode.trim(),
    payRangeStart: draft.discloseLater ? '' : draft.payStart,
    payRangeEnd: draft.discloseLater ? '' : draft.payEnd,
    jobPayType: draft.payType,
    discloseLater: draft.discloseLater ? 'true' : 'false',
    belowMinimumReason: draft.belowMinimumReason.trim(),
    jobDescription: draft.description,
    jobSummary: JSON.stringify(draft.summary),
    keywords: JSON.stringify(draft.keywords),
    questions: JSON.stringify(questionsOf(draft)),
    idempotencyKey: draft.idempotencyKey,
  }
}
