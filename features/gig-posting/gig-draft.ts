import type { Snapshot } from 'valtio'
import { z } from 'zod'
import { idempotencyKey } from '@/client/idempotency-key'
import { requests } from '@/contract'
import {
  type BelowMinimum,
  type Business,
  type BusinessJobListing,
  clock,
  dayName,
  type FieldIssue,
  formatDuration,
  formatPostedOn,
  gigDateIssues,
  type JobListing,
  jobTypes,
  type ListingContent,
  limits,
  listingExpiry,
  melbourneIsoDay,
  messages,
  type Pay,
  payAndTimingIssues,
  payBelowMinimum,
  payTypes,
  readDollars,
  type ScreeningQuestion,
  type Shift,
  screeningQuestions,
  type Weekday,
  weekdayOfDate,
  weekdays,
} from '@/domain'
import type { DraftFormDefinition } from '@/features/shared/forms/draft-form'
import { type FormField, type FormStep, firstIssue, reachableStep } from '@/features/shared/forms/form'
import { placeFields } from '@/features/shared/forms/place-fields'
import { lengthMinutes, type ReadTimes } from './time-text'
import {
  dayTimes,
  dayTimesOf,
  emptyTimings,
  noTimes,
  readDay,
  shiftsOf,
  type Timings,
  timesOf,
  timings,
  weekTimingsOf,
  wireDay,
  wireTimes,
} from './timings'

const { gig } = messages
const fields = requests.createNewGig.shape

// A gig's fields. docs/add-a-gig-field.md says how to add one.

/** Everything typed about a gig, but for its poster: a file can not be kept with a draft. */
export const gigDraft = z.object({
  step: z.literal([1, 2, 3, 4, 5]).default(1),
  /** Made with the draft and sent with every try, so that a gig is posted once. */
  idempotencyKey: z.uuid(),
  jobTitle: z.string().default(''),
  jobType: z.union([z.literal(''), z.enum(jobTypes)]).default(''),
  suburbName: z.string().default(''),
  zipCode: z.string().default(''),
  detailedAddress: z.string().default(''),
  /** The week of a gig that repeats. */
  timings: timings.default(emptyTimings),
  /** The date of a one-time gig, `YYYY-MM-DD` in Melbourne; kept while another type is chosen. */
  gigDate: z.string().default(''),
  /** The shift of a one-time gig, on its date. */
  onDate: dayTimes.default({ ...noTimes }),
  /** Intervals over twelve hours that somebody said are right, as `09:00-23:00`. */
  confirmedShifts: z.array(z.string()).default([]),
  /** The pay is told later, by way of the shifts alone. */
  discloseLater: z.boolean().default(false),
  /** Dollars as typed, such as `30` or `$30.50`. */
  payStart: z.string().default(''),
  payEnd: z.string().default(''),
  payType: z.union([z.literal(''), z.enum(payTypes)]).default('Per Hour'),
  /** Why the pay is below the legal minimum. */
  belowMinimumReason: z.string().default(''),
  summary: z.array(z.string()).default([]),
  keywords: z.array(z.string()).default([]),
  /** HTML. */
  description: z.string().default(''),
  /** Name of the poster chosen last, to ask for it again after a reload. */
  posterName: z.string().nullable().default(null),
  /** The listing whose poster this one shows until another is chosen; null for none. */
  keptPoster: z.object({ jobListingId: z.uuid(), fileUrl: z.string() }).nullable().default(null),
  /** The version of the posted listing that is edited; null for a new gig. */
  editedVersion: z.number().nullable().default(null),
  /** Texts of the chosen screening questions, in the order chosen. */
  questions: z.array(z.string()).default([]),
})
type KeptDraft = z.infer<typeof gigDraft>
type Lists = 'summary' | 'keywords' | 'questions' | 'confirmedShifts'

/** A draft as it is read everywhere; its lists are replaced, never changed. */
export type GigDraft = Omit<KeptDraft, Lists> & { readonly [list in Lists]: readonly string[] }
export type GigStep = GigDraft['step']

/** A field of the wizard as data: what the form kit needs, and the texts of the request that carry the field. */
interface GigFieldRow extends FormField<GigDraft> {
  step: GigStep
  parts?: { [part in keyof typeof fields]?: (draft: GigDraft) => string }
}

/** What the form kit says of the fields, in the order of the wizard. */
const gigFields = {
  jobTitle: {
    label: 'Job title',
    step: 1,
    required: true,
    maxLength: limits.title,
    check: (draft) => firstIssue(fields.jobTitle, draft.jobTitle),
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
    check: (draft) => firstIssue(fields.detailedAddress, draft.detailedAddress),
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
    check: (draft) => gigDateIssues({ ...draft, ...datedShifts(draft) }, clock.now())[0]?.message,
    parts: { gigDate: (draft) => datedShifts(draft).gigDate },
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
    check: (draft) => firstIssue(fields.jobDescription, draft.description),
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

/** A field of the wizard that can be wrong. */
export type GigField = keyof typeof gigFields
const rows: Record<GigField, GigFieldRow> = gigFields

function gigPlace() {
  const { suburbName, zipCode } = placeFields({ suburb: 'Choose a suburb.', zipCode: 'Choose a zip code.' })
  return {
    suburbName: { ...suburbName, step: 1, parts: { jobSuburbName: (draft) => draft.suburbName.trim() } },
    zipCode: { ...zipCode, step: 1, parts: { jobZipCode: (draft) => draft.zipCode.trim() } },
  } satisfies Record<string, GigFieldRow>
}

/** The times of a day, in one or two intervals. */
function shiftOf(day: Weekday): GigFieldRow {
  const part = (name: keyof ReturnType<typeof wireTimes>) => (draft: GigDraft) =>
    wireDay(day, timesOf(day, timingsOf(draft)))[name] ?? ''
  return {
    label: dayName(day),
    step: 2,
    writes: ['timings', 'onDate', 'confirmedShifts'],
    check: (draft) => {
      const read = readDay(timesOf(day, timingsOf(draft)))
      if (read.some(({ start, end }) => start === null || end === null)) return gig.timeUnreadable
      const issue = payAndTimingIssue(draft, `${day}StartTime`) ?? payAndTimingIssue(draft, `${day}SecondStartTime`)
      if (issue !== undefined) return issue
      const long = read.find((interval) => isLong(interval) && !isConfirmed(draft, interval))
      return long && gig.shiftLong(formatDuration(lengthMinutes(long)))
    },
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

/** The gig wizard, as data. */
export const gigForm = {
  name: 'gig-wizard',
  schema: gigDraft,
  steps,
  fields: withPartNames(rows),
  failureMessage: () => gig.failed,
} satisfies DraftFormDefinition<GigDraft, GigField>

/** What the server refuses of a part is shown at the field that sends it. */
function withPartNames(table: Record<GigField, GigFieldRow>): Record<GigField, GigFieldRow> {
  const named = { ...table }
  for (const [field, row] of Object.entries(table))
    Object.assign(named, { [field]: { sentAs: Object.keys(row.parts ?? {}), ...row } })
  return named
}

/** A new gig, in the suburb of its business. */
export function startingDraft(business: { currentSuburb: string | null; currentZipCode: string | null }): GigDraft {
  return gigDraft.parse({
    idempotencyKey: idempotencyKey(),
    suburbName: business.currentSuburb ?? '',
    zipCode: business.currentZipCode ?? '',
  })
}

/** A gig that says what a posted listing says, at the last step that may be shown. A date that has passed is left out. */
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

/** The part of a listing that a gig copied from it says too. */
type GigToCopy = Snapshot<ListingContent & Pick<BusinessJobListing, 'id' | 'belowMinimumReason'>>

/** The text parts of `job-action/create-new-gig`; lists go as JSON text. */
export function gigParts(draft: GigDraft): Record<string, string> {
  const parts = Object.values(rows).flatMap((row) => Object.entries(row.parts ?? {}))
  return {
    ...Object.fromEntries(parts.map(([part, textOf]) => [part, textOf(draft)])),
    idempotencyKey: draft.idempotencyKey,
  }
}

/** Both ends of the pay, each as `readDollars` reads it; none while it is disclosed later. */
function typedPay({ discloseLater, payStart, payEnd }: GigDraft) {
  return discloseLater ? { start: null, end: null } : { start: readDollars(payStart), end: readDollars(payEnd) }
}

function unreadablePay({ payType }: GigDraft): string {
  return payType === 'Flat Rate' ? gig.payAmount : gig.payNumber
}

/** A typed pay as it is sent: the dollars read, or the text itself, which the server refuses. */
function payPart({ discloseLater }: GigDraft, typed: string): string {
  return discloseLater ? '' : String(readDollars(typed) ?? typed.trim())
}

/** The key of an interval in `confirmedShifts`. */
export function shiftKey({ start, end }: ReadTimes): string {
  return `${start}-${end}`
}

/** Whether an interval is so long that somebody is asked whether it is right. */
export function isLong(interval: ReadTimes): boolean {
  return lengthMinutes(interval) > limits.longShiftMinutes
}

/** Whether somebody said that a long interval is right. */
export function isConfirmed({ confirmedShifts }: GigDraft, interval: ReadTimes): boolean {
  return confirmedShifts.includes(shiftKey(interval))
}

/** The weekday of a one-time gig's date; null without a date. */
export function dayOfDate({ gigDate }: GigDraft): Weekday | null {
  const name = weekdayOfDate(gigDate)
  return weekdays.find((day) => dayName(day) === name) ?? null
}

/** The week of the gig: what was typed, or the one shift of a one-time gig on the weekday of its date. */
export function timingsOf(draft: GigDraft): Timings {
  if (draft.jobType !== 'One Time Gig') return draft.timings
  const day = dayOfDate(draft)
  const { own } = emptyTimings()
  return { own: day ? { ...own, [day]: draft.onDate } : own, copy: 'none' }
}

/** The shifts of the gig, Monday first. */
export function shiftsOfDraft(draft: GigDraft): Shift[] {
  return shiftsOf(timingsOf(draft))
}

/** The date as it is sent: none while the gig is of another type. */
function datedShifts(draft: GigDraft): { gigDate: string; shiftDays: Shift['dayOfWeek'][] } {
  return {
    gigDate: draft.jobType === 'One Time Gig' ? draft.gigDate : '',
    shiftDays: shiftsOfDraft(draft).map(({ dayOfWeek }) => dayOfWeek),
  }
}

/** The pay as it will be published: nothing while it is disclosed later or no amount. */
export function payOf(draft: GigDraft): Pick<GigDraft, 'payType'> & { start: number | null; end: number | null } {
  const { start, end } = typedPay(draft)
  return { start: start ?? null, end: end ?? null, payType: draft.payType }
}

/** How the pay is below the legal minimum of today; null when it is not, or nobody can tell. */
export function belowMinimumOf(draft: GigDraft): BelowMinimum | null {
  const { start, payType } = payOf(draft)
  const offer = { jobType: draft.jobType, payRangeStart: start, payType, Shift: shiftsOfDraft(draft) }
  return payBelowMinimum(offer, melbourneIsoDay(clock.now()))
}

/** A draft is replaced, never changed, so what is wrong with it is found once. */
const payIssues = new WeakMap<GigDraft, FieldIssue[]>()

/** What the rules the server shares say of a field of its request. */
function payAndTimingIssue(draft: GigDraft, field: string): string | undefined {
  const issues = payIssues.get(draft) ?? findPayIssues(draft)
  payIssues.set(draft, issues)
  return issues.find(({ path }) => path.join('.') === field)?.message
}

function findPayIssues(draft: GigDraft): FieldIssue[] {
  const { start, end, payType } = payOf(draft)
  return payAndTimingIssues({
    ...wireTimes(timingsOf(draft)),
    payRangeStart: start,
    payRangeEnd: end,
    jobPayType: payType,
    discloseLater: draft.discloseLater ? 'true' : 'false',
  })
}

/** Whether step 2 may be left although no student can see how the gig fits their week (GW-04). */
export function lacksShifts(draft: GigDraft): boolean {
  return shiftsOfDraft(draft).length === 0
}

/** The chosen questions with their fixed answers. */
export function questionsOf({ questions }: Pick<GigDraft, 'questions'>): ScreeningQuestion[] {
  return questions.flatMap((text) => screeningQuestions.filter(({ question }) => question === text))
}

/** What a listing shows where nothing has been typed yet (GW-01). */
const placeholder = { title: 'Your job title', suburb: 'Melbourne', pay: 50 } as const

/** The part of a business that its listings show. */
export type ListingBusiness = Pick<Business, 'companyName' | 'companyCategory' | 'currentSuburb' | 'logoThumbnailUrl'>

/**
 * The listing that a draft makes when it is posted now, field by field as the server makes it; placeholders stand where
 * nothing is typed yet. What only the server can know is made up: its id is the draft's key.
 * @param posterUrl the picture of the chosen poster, or null
 */
export function listingOf(draft: GigDraft, business: ListingBusiness, posterUrl: string | null): JobListing {
  const now = clock.now()
  const gigDate = weekdayOfDate(datedShifts(draft).gigDate) && draft.gigDate
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
    jobZipCode: draft.zipCode.trim(),
    ...publishedPay(draft),
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

/** The pay as students will read it, once it can be read in full or is disclosed later; null until then. */
export function seenPay(draft: GigDraft): Pay | null {
  const { start, end } = typedPay(draft)
  const isComplete = draft.discloseLater || (typeof start === 'number' && typeof end === 'number' && end >= start)
  return isComplete ? publishedPay(draft) : null
}

/** The pay as it will read: the placeholder until any is typed, nothing when it is left for later. */
export function publishedPay(draft: GigDraft): Pay {
  const { start, end, payType } = payOf(draft)
  if (draft.payStart === '' && draft.payEnd === '' && !draft.discloseLater)
    return { payRangeStart: placeholder.pay, payRangeEnd: placeholder.pay, payType: payType || null }
  if (start === null && end === null) return { payRangeStart: null, payRangeEnd: null, payType: null }
  return { payRangeStart: start, payRangeEnd: end, payType: payType || null }
}
