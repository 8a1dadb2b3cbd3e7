import type { Snapshot } from 'valtio'
import { z } from 'zod'
import { idempotencyKey } from '@/client/idempotency-key'
import { requests } from '@/contract'
import {
  type Business,
  type BusinessJobListing,
  clock,
  dayName,
  formatPostedOn,
  gigDateIssues,
  jobTypes,
  type ListingContent,
  limits,
  listingExpiry,
  melbourneIsoDay,
  messages,
  type Question,
  screeningQuestions,
  type Weekday,
  type WholeJobListing,
  weekdayOfDate,
} from '@/domain'
import type { DraftFormDefinition } from '@/features/shared/forms/draft-form'
import { type FormField, type FormStep, reachableStep } from '@/features/shared/forms/form'
import { placeFields } from '@/features/shared/forms/place-fields'
import {
  belowMinimumOf,
  dateAndShiftDays,
  payAndShifts,
  payAndTimingIssue,
  payPart,
  previewPay,
  shiftIssue,
  shiftsOfDraft,
  timingsOf,
  typedPay,
  unreadablePay,
} from './pay-and-shifts'
import { dayTimesOf, timesOf, weekTimingsOf, wireDay, type wireTimes } from './timings'

const gig = messages.gig
const fields = requests.createNewGig.shape

// The fields of a gig. docs/add-a-gig-field.md describes how to add one.

/** The stored draft of a gig: every input except the poster's file, which cannot be stored. */
export const gigDraft = z.object({
  step: z.literal([1, 2, 3, 4, 5]).default(1),
  /** Made with the draft and sent with every attempt, so that the gig is posted once. */
  idempotencyKey: z.uuid(),
  jobTitle: z.string().default(''),
  jobType: z.union([z.literal(''), z.enum(jobTypes)]).default(''),
  suburbName: z.string().default(''),
  zipCode: z.string().default(''),
  detailedAddress: z.string().default(''),
  ...payAndShifts.shape,
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
type StoredDraft = z.infer<typeof gigDraft>
type Lists = 'summary' | 'keywords' | 'questions' | 'confirmedShifts'

/** A draft with read-only lists. */
export type GigDraft = Omit<StoredDraft, Lists> & { readonly [list in Lists]: readonly string[] }
export type GigStep = GigDraft['step']

/** A field of the wizard: its form field, and the request parts made from it. */
interface GigFieldRow extends FormField<GigDraft> {
  step: GigStep
  parts?: { [part in keyof typeof fields]?: (draft: GigDraft) => string }
}

/** The fields in the order of the wizard. */
const gigFields = {
  jobTitle: {
    label: 'Job title',
    step: 1,
    required: true,
    maxLength: limits.title,
    schema: fields.jobTitle,
    parts: { jobTitle: (draft) => draft.jobTitle.trim() },
  },
  jobType: {
    label: 'Job type',
    step: 1,
    required: true,
    check: (draft) => (draft.jobType === '' ? 'Choose what kind of job it is.' : undefined),
    parts: { jobType: (draft) => draft.jobType },
  },
  ...gigPlace(),
  detailedAddress: {
    label: 'Street address',
    step: 1,
    hint: 'Optional. Students see it with the suburb when they open the gig.',
    maxLength: limits.title,
    schema: fields.detailedAddress,
    parts: { detailedAddress: (draft) => draft.detailedAddress.trim() },
  },
  payStart: {
    label: 'From',
    step: 2,
    check: (draft) => (typedPay(draft).start === undefined ? unreadablePay(draft) : undefined),
    parts: {
      payRangeStart: (draft) => payPart(draft, draft.payStart),
      discloseLater: (draft) => (draft.discloseLater ? 'true' : 'false'),
    },
  },
  payEnd: {
    label: 'To',
    step: 2,
    check: (draft) =>
      typedPay(draft).end === undefined ? unreadablePay(draft) : payAndTimingIssue(draft, 'payRangeEnd'),
    parts: { payRangeEnd: (draft) => payPart(draft, draft.payEnd) },
  },
  payType: { label: 'Pay type', step: 2, parts: { jobPayType: (draft) => draft.payType } },
  belowMinimumReason: {
    label: 'Why is this pay right for the gig?',
    step: 2,
    hint: "We keep it with your gig. Students don't see it.",
    required: true,
    maxLength: limits.payReason,
    check: (draft) => (belowMinimumOf(draft) && !draft.belowMinimumReason.trim() ? gig.belowMinimum : undefined),
    parts: { belowMinimumReason: (draft) => draft.belowMinimumReason.trim() },
  },
  gigDate: {
    label: 'Date',
    step: 2,
    required: true,
    check: (draft) => gigDateIssues({ ...draft, ...dateAndShiftDays(draft) }, clock.now())[0]?.message,
    parts: { gigDate: (draft) => dateAndShiftDays(draft).gigDate },
  },
  monday: shiftOf('monday'),
  tuesday: shiftOf('tuesday'),
  wednesday: shiftOf('wednesday'),
  thursday: shiftOf('thursday'),
  friday: shiftOf('friday'),
  saturday: shiftOf('saturday'),
  sunday: shiftOf('sunday'),
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
    schema: fields.jobDescription,
    parts: { jobDescription: (draft) => draft.description },
  },
  poster: {
    label: 'Poster',
    step: 3,
    sentAs: ['jobPosterImg', 'posterFrom'],
    writes: ['posterName', 'keptPoster'],
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
const rows: Record<GigField, GigFieldRow> = gigFields

function gigPlace() {
  const { suburbName, zipCode } = placeFields({ suburb: 'Choose a suburb.', zipCode: 'Choose a zip code.' })
  return {
    suburbName: { ...suburbName, step: 1, parts: { jobSuburbName: (draft) => draft.suburbName.trim() } },
    zipCode: { ...zipCode, step: 1, parts: { jobZipCode: (draft) => draft.zipCode.trim() } },
  } satisfies Record<string, GigFieldRow>
}

/** The field for a day's shift, of one or two intervals. */
function shiftOf(day: Weekday): GigFieldRow {
  const part = (name: keyof ReturnType<typeof wireTimes>) => (draft: GigDraft) =>
    wireDay(day, timesOf(day, timingsOf(draft)))[name] ?? ''
  return {
    label: dayName(day),
    step: 2,
    writes: ['timings', 'onDate', 'confirmedShifts'],
    check: (draft) => shiftIssue(draft, day),
    parts: {
      [`${day}StartTime`]: part(`${day}StartTime`),
      [`${day}EndTime`]: part(`${day}EndTime`),
      [`${day}SecondStartTime`]: part(`${day}SecondStartTime`),
      [`${day}SecondEndTime`]: part(`${day}SecondEndTime`),
    },
  }
}

const steps = {
  1: {
    name: 'Job Basics (Overview)',
    lead: 'What is it, and where?',
    check: ({ jobTitle, jobType, suburbName, zipCode }) =>
      (jobTitle ?? jobType ?? suburbName ?? zipCode) && gig.fieldsMissing,
  },
  2: {
    name: 'Pay & Job Timings',
    lead: 'We match students by your shift times.',
    check: (_, draft) => payAndTimingIssue(draft, 'payRangeStart'),
  },
  3: {
    name: 'Job Description',
    lead: 'Say it the way you would across the counter.',
    check: ({ summary, keywords }) => (summary ?? keywords) && gig.fieldsEmpty,
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
  schema: gigDraft,
  steps,
  fields: withPartNames(rows),
  // The specification's text, except when the business may not post yet, and when a retry would post a second gig.
  failureMessage: (failure) => (failure?.gate || failure?.code === 'keyReused' ? failure.message : gig.failed),
} satisfies DraftFormDefinition<GigDraft, GigField>

/** Shows the refusal of a request part at the field that the part is made from. */
function withPartNames(table: Record<GigField, GigFieldRow>): Record<GigField, GigFieldRow> {
  const named = { ...table }
  for (const [field, row] of Object.entries(table))
    Object.assign(named, { [field]: { sentAs: Object.keys(row.parts ?? {}), ...row } })
  return named
}

/** The initial draft of a new gig, in the suburb of its business. */
export function startingDraft(business: { currentSuburb: string | null; currentZipCode: string | null }): GigDraft {
  return gigDraft.parse({
    idempotencyKey: idempotencyKey(),
    suburbName: business.currentSuburb ?? '',
    zipCode: business.currentZipCode ?? '',
  })
}

/** A draft with the content of a posted listing, at the furthest reachable step. A past date is left out. */
export function draftOfListing(listing: GigToCopy): GigDraft {
  const { payRangeStart, payRangeEnd, payType, jobPoster, gigDate } = listing
  const draft: GigDraft = gigDraft.parse({
    step: 5,
    idempotencyKey: idempotencyKey(),
    jobTitle: listing.jobTitle,
    jobType: listing.jobType,
    suburbName: listing.jobSuburbName,
    zipCode: listing.jobZipCode,
    detailedAddress: listing.detailedAddress ?? '',
    ...(gigDate === null
      ? { timings: weekTimingsOf(listing.Shift) }
      : { gigDate: gigDate < melbourneIsoDay(clock.now()) ? '' : gigDate, onDate: dayTimesOf(listing.Shift) }),
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
  return Object.assign({ ...draft }, { step: reachableStep(gigForm, draft, 5) })
}

/** The part of a listing that a draft copies. */
type GigToCopy = Snapshot<ListingContent & Pick<BusinessJobListing, 'id' | 'belowMinimumReason'>>

/** The text parts of `job-action/create-new-gig`. Lists are sent as JSON. */
export function gigParts(draft: GigDraft): Record<string, string> {
  const parts = Object.values(rows).flatMap((row) => Object.entries(row.parts ?? {}))
  return {
    ...Object.fromEntries(parts.map(([part, textOf]) => [part, textOf(draft)])),
    idempotencyKey: draft.idempotencyKey,
  }
}

/** The chosen questions with their fixed answers. */
export function questionsOf({ questions }: Pick<GigDraft, 'questions'>): Question[] {
  return questions.flatMap((text) => screeningQuestions.filter(({ question }) => question === text))
}

/** The preview's texts for empty fields (GW-01). */
const placeholder = { title: 'Your job title', suburb: 'Melbourne' } as const

/** The part of a business that its listings show. */
export type ListingBusiness = Pick<Business, 'companyName' | 'companyCategory' | 'currentSuburb' | 'logoThumbnailUrl'>

/**
 * The listing that the server would make of a draft now, with placeholders for empty fields. Its id is the draft's
 * idempotency key, because only the server assigns ids.
 * @param posterUrl the address of the poster's image; null without one
 */
export function listingOf(draft: GigDraft, business: ListingBusiness, posterUrl: string | null): WholeJobListing {
  const now = clock.now()
  const gigDate = weekdayOfDate(dateAndShiftDays(draft).gigDate) && draft.gigDate
  return {
    id: draft.idempotencyKey,
    jobTitle: draft.jobTitle.trim() || placeholder.title,
    jobType: draft.jobType || 'Casual',
    keywords: [...draft.keywords],
    company: {
      companyName: business.companyName ?? '',
      companyCategory: business.companyCategory,
      logoThumbnailUrl: business.logoThumbnailUrl,
      suburb: { suburbName: business.currentSuburb ?? '' },
    },
    jobSuburbName: draft.suburbName.trim() || placeholder.suburb,
    // Only students see a distance.
    jobSuburbCentre: null,
    jobZipCode: draft.zipCode.trim(),
    ...previewPay(draft),
    jobSummary: [...draft.summary],
    jobDescription: draft.description,
    detailedAddress: draft.detailedAddress.trim() || null,
    gigDate,
    Shift: shiftsOfDraft(draft),
    jobPoster: posterUrl === null ? null : { fileUrl: posterUrl, publicId: '' },
    postedOn: formatPostedOn(now),
    postedAt: now.toISOString(),
    expiringOn: listingExpiry(now, gigDate).toISOString(),
    status: 'live',
    isExpired: false,
    questions: questionsOf(draft),
    Application: [],
  }
}
