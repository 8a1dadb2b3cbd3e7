// The draft of a gig as the wizard edits it: its stored entries, its fields, its steps, and the request made from it.
// docs/add-a-gig-field.md describes how to add a field.
import type { Snapshot } from 'valtio'
import { z } from 'zod'
import { newIdempotencyKey } from '@/client/idempotency-key'
import { requests } from '@/contract'
import {
  type BusinessJobListing,
  clock,
  dayName,
  gigDateIssues,
  jobTypes,
  type ListingContent,
  limits,
  melbourneIsoDay,
  messages,
  type Question,
  screeningQuestions,
  type Weekday,
} from '@/domain'
import type { DraftFormDefinition } from '@/features/shared/forms/draft-form'
import { type FormErrors, type FormField, type FormStep, reachableStep } from '@/features/shared/forms/form'
import { placeFields } from '@/features/shared/forms/place-fields'
import {
  belowMinimumOf,
  dateAndShiftDays,
  effectiveTimings,
  parseTypedPay,
  payAndShiftsSchema,
  payAndTimingIssue,
  payRequestPart,
  shiftIssue,
  unreadablePayMessage,
} from './pay-and-shifts'
import { dayTimesFromShifts, shownTimes, timingsFromShifts, toWireDay, type toWireWeek } from './timings'

const gig = messages.gig
/** The schemas of the request's parts, by the names of the parts. */
const requestSchemas = requests.createNewGig.shape

/** The stored draft of a gig: every input except the poster's file, which cannot be stored. */
export const gigDraftSchema = z.object({
  step: z.literal([1, 2, 3, 4, 5]).default(1),
  /** Made with the draft and sent with every attempt, so that the gig is posted once. */
  idempotencyKey: z.uuid(),
  jobTitle: z.string().default(''),
  jobType: z.union([z.literal(''), z.enum(jobTypes)]).default(''),
  suburbName: z.string().default(''),
  zipCode: z.string().default(''),
  detailedAddress: z.string().default(''),
  ...payAndShiftsSchema.shape,
  summary: z.array(z.string()).default([]),
  keywords: z.array(z.string()).default([]),
  /** HTML. */
  description: z.string().default(''),
  /** The file name of the last chosen poster, to ask for the file again after a reload. */
  posterName: z.string().nullable().default(null),
  /** The listing whose poster is used until another is chosen; null for none. */
  keptPoster: z.object({ jobListingId: z.uuid(), fileUrl: z.string() }).nullable().default(null),
  /** The version of the posted listing that is edited; null for a new gig. */
  editedVersion: z.number().nullable().default(null),
  /** Texts of the chosen screening questions, in the order chosen. */
  questions: z.array(z.string()).default([]),
})
type StoredDraft = z.infer<typeof gigDraftSchema>
type Lists = 'summary' | 'keywords' | 'questions' | 'confirmedShifts'

/** A draft with read-only lists. */
export type GigDraft = Omit<StoredDraft, Lists> & { readonly [list in Lists]: readonly string[] }
export type GigStep = GigDraft['step']

/** A field of the wizard: its form field, and functions that make request parts from the draft. */
interface GigFieldRow extends FormField<GigDraft> {
  step: GigStep
  parts?: { [part in keyof typeof requestSchemas]?: (draft: GigDraft) => string }
}

/** The fields in the order of the wizard. */
const gigFields = {
  jobTitle: {
    label: 'Job title',
    step: 1,
    required: true,
    maxLength: limits.title,
    schema: requestSchemas.jobTitle,
    parts: { jobTitle: (draft) => draft.jobTitle.trim() },
  },
  jobType: {
    label: 'Job type',
    step: 1,
    required: true,
    check: (draft) => (draft.jobType === '' ? 'Choose what kind of job it is.' : undefined),
    parts: { jobType: (draft) => draft.jobType },
  },
  ...placeRows(),
  detailedAddress: {
    label: 'Street address',
    step: 1,
    hint: 'Optional. Students see it with the suburb when they open the gig.',
    maxLength: limits.title,
    schema: requestSchemas.detailedAddress,
    parts: { detailedAddress: (draft) => draft.detailedAddress.trim() },
  },
  payStart: {
    label: 'From',
    step: 2,
    check: (draft) => (parseTypedPay(draft).start === undefined ? unreadablePayMessage(draft) : undefined),
    parts: {
      payRangeStart: (draft) => payRequestPart(draft, draft.payStart),
      discloseLater: (draft) => (draft.discloseLater ? 'true' : 'false'),
    },
  },
  payEnd: {
    label: 'To',
    step: 2,
    check: (draft) =>
      parseTypedPay(draft).end === undefined ? unreadablePayMessage(draft) : payAndTimingIssue(draft, 'payRangeEnd'),
    parts: { payRangeEnd: (draft) => payRequestPart(draft, draft.payEnd) },
  },
  payType: { label: 'Pay type', step: 2, parts: { jobPayType: (draft) => draft.payType } },
  belowMinimumReason: {
    label: 'Why is this pay right for the gig?',
    step: 2,
    hint: "We keep it with your gig. Students don't see it.",
    required: true,
    maxLength: limits.payReason,
    check: (draft) =>
      belowMinimumOf(draft) && !draft.belowMinimumReason.trim() ? gig.lowPayReasonRequired : undefined,
    parts: { belowMinimumReason: (draft) => draft.belowMinimumReason.trim() },
  },
  gigDate: {
    label: 'Date',
    step: 2,
    required: true,
    check: (draft) => gigDateIssues({ ...draft, ...dateAndShiftDays(draft) }, clock.now())[0]?.message,
    parts: { gigDate: (draft) => dateAndShiftDays(draft).gigDate },
  },
  monday: shiftRow('monday'),
  tuesday: shiftRow('tuesday'),
  wednesday: shiftRow('wednesday'),
  thursday: shiftRow('thursday'),
  friday: shiftRow('friday'),
  saturday: shiftRow('saturday'),
  sunday: shiftRow('sunday'),
  summary: {
    label: 'Summary points',
    step: 3,
    check: (draft) => (draft.summary.length === 0 ? 'Add at least one point.' : undefined),
    parts: { jobSummary: (draft) => JSON.stringify(draft.summary) },
  },
  keywords: {
    label: 'Keywords',
    step: 3,
    check: (draft) => (draft.keywords.length === 0 ? 'Choose or type at least one keyword.' : undefined),
    parts: { keywords: (draft) => JSON.stringify(draft.keywords) },
  },
  description: {
    label: 'Description',
    step: 3,
    hint: 'What a shift looks like, who they work with, what you hope for.',
    schema: requestSchemas.jobDescription,
    parts: { jobDescription: (draft) => draft.description },
  },
  poster: {
    label: 'Poster',
    step: 3,
    requestFields: ['jobPosterImg', 'posterFrom'],
    entries: ['posterName', 'keptPoster'],
    parts: { posterFrom: ({ keptPoster }) => keptPoster?.jobListingId ?? '' },
  },
  questions: {
    label: 'Questions',
    step: 4,
    check: (draft) => (draft.questions.length > limits.questionsPerListing ? gig.tooManyQuestions : undefined),
    parts: { questions: (draft) => JSON.stringify(questionsOf(draft)) },
  },
} satisfies Record<string, GigFieldRow>

/** The name of a field of the wizard. */
export type GigField = keyof typeof gigFields
/** The same fields, each with the type of a whole row. */
const fieldRows: Record<GigField, GigFieldRow> = gigFields

function placeRows() {
  const { suburbName, zipCode } = placeFields({ suburb: 'Choose a suburb.', zipCode: 'Choose a zip code.' })
  return {
    suburbName: { ...suburbName, step: 1, parts: { jobSuburbName: (draft) => draft.suburbName.trim() } },
    zipCode: { ...zipCode, step: 1, parts: { jobZipCode: (draft) => draft.zipCode.trim() } },
  } satisfies Record<string, GigFieldRow>
}

/**
 * The field for a weekday's shift, of one or two intervals. A one-time gig has its shift on the weekday of its date.
 */
function shiftRow(day: Weekday): GigFieldRow {
  const partOf = (name: keyof ReturnType<typeof toWireWeek>) => (draft: GigDraft) =>
    toWireDay(day, shownTimes(day, effectiveTimings(draft)))[name] ?? ''
  return {
    label: dayName(day),
    step: 2,
    entries: ['timings', 'onDate', 'confirmedShifts'],
    check: (draft) => shiftIssue(draft, day),
    parts: {
      [`${day}StartTime`]: partOf(`${day}StartTime`),
      [`${day}EndTime`]: partOf(`${day}EndTime`),
      [`${day}SecondStartTime`]: partOf(`${day}SecondStartTime`),
      [`${day}SecondEndTime`]: partOf(`${day}SecondEndTime`),
    },
  }
}

function hasErrorOf(names: readonly GigField[], errors: FormErrors<GigField>): boolean {
  return names.some((name) => errors[name] !== undefined)
}

const steps = {
  1: {
    name: 'Job Basics (Overview)',
    lead: 'What is it, and where?',
    check: (errors) =>
      hasErrorOf(['jobTitle', 'jobType', 'suburbName', 'zipCode'], errors) ? gig.fieldsMissing : undefined,
  },
  2: {
    name: 'Pay & Job Timings',
    lead: 'We match students by your shift times.',
    check: (_, draft) => payAndTimingIssue(draft, 'payRangeStart'),
  },
  3: {
    name: 'Job Description',
    lead: 'Say it the way you would across the counter.',
    check: (errors) => (hasErrorOf(['summary', 'keywords'], errors) ? gig.fieldsEmpty : undefined),
  },
  4: {
    name: 'Questions',
    lead: 'Ask up to three. Students choose from fixed answers, so you compare at a glance.',
  },
  5: { name: 'Summary', lead: "One last look. It's free, and live for up to a week." },
} satisfies Record<GigStep, FormStep<GigDraft, GigField> & { lead: string }>

/** The form of the gig wizard. */
export const gigForm = {
  name: 'gig-wizard',
  schema: gigDraftSchema,
  steps,
  fields: withRequestFields(fieldRows),
  // The specification's text, except when the business may not post yet, and when a retry would post a second gig.
  failureMessage: (failure) => (failure?.gate || failure?.code === 'keyReused' ? failure.message : gig.postingFailed),
} satisfies DraftFormDefinition<GigDraft, GigField>

/**
 * The fields with `requestFields`, so that the refusal of a request part is shown at the field that the part is made
 * from. A row's own `requestFields` stay.
 */
function withRequestFields(rows: Record<GigField, GigFieldRow>): Record<GigField, GigFieldRow> {
  const completed = { ...rows }
  for (const [field, row] of Object.entries(rows))
    Object.assign(completed, { [field]: { requestFields: Object.keys(row.parts ?? {}), ...row } })
  return completed
}

/** The initial draft of a new gig, in the suburb of its business. */
export function startingDraft(business: { currentSuburb: string | null; currentZipCode: string | null }): GigDraft {
  return gigDraftSchema.parse({
    idempotencyKey: newIdempotencyKey(),
    suburbName: business.currentSuburb ?? '',
    zipCode: business.currentZipCode ?? '',
  })
}

/** A draft with the content of a posted listing, at the furthest reachable step. A past date is left out. */
export function draftOfListing(listing: GigToCopy): GigDraft {
  const { payRangeStart, payRangeEnd, payType, jobPoster, gigDate } = listing
  const draft: GigDraft = gigDraftSchema.parse({
    step: 5,
    idempotencyKey: newIdempotencyKey(),
    jobTitle: listing.jobTitle,
    jobType: listing.jobType,
    suburbName: listing.jobSuburbName,
    zipCode: listing.jobZipCode,
    detailedAddress: listing.detailedAddress ?? '',
    ...(gigDate === null
      ? { timings: timingsFromShifts(listing.Shift) }
      : { gigDate: gigDate < melbourneIsoDay(clock.now()) ? '' : gigDate, onDate: dayTimesFromShifts(listing.Shift) }),
    discloseLater: payRangeStart === null && payRangeEnd === null,
    payStart: payRangeStart === null ? '' : String(payRangeStart),
    payEnd: payRangeEnd === null ? '' : String(payRangeEnd),
    payType: payType ?? 'Per Hour',
    belowMinimumReason: listing.belowMinimumReason ?? '',
    summary: listing.jobSummary,
    keywords: listing.keywords,
    description: listing.jobDescription,
    keptPoster: jobPoster && { jobListingId: listing.id, fileUrl: jobPoster.fileUrl },
    questions: listing.questions.map(({ question }) => question),
  })
  // Not a spread: the step is typed as any number, but a reachable step is always one of the wizard's.
  return Object.assign({ ...draft }, { step: reachableStep(gigForm, draft, draft.step) })
}

/** The part of a listing that a draft copies. */
type GigToCopy = Snapshot<ListingContent & Pick<BusinessJobListing, 'id' | 'belowMinimumReason'>>

/** The text parts of `job-action/create-new-gig`. Lists are sent as JSON. */
export function gigParts(draft: GigDraft): Record<string, string> {
  const parts = Object.values(fieldRows).flatMap((row) => Object.entries(row.parts ?? {}))
  return {
    ...Object.fromEntries(parts.map(([part, textOf]) => [part, textOf(draft)])),
    idempotencyKey: draft.idempotencyKey,
  }
}

/** The chosen questions with their fixed answers. */
export function questionsOf({ questions }: Pick<GigDraft, 'questions'>): Question[] {
  return questions.flatMap((text) => screeningQuestions.filter(({ question }) => question === text))
}
