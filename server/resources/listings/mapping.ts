import { maskOf } from '@campus-gigs/ui/availability'
import { isEmptyHtml } from '@campus-gigs/ui/html'
import type { z } from 'zod'
import type { requests } from '@/contract'
import {
  type ApplicantSummary,
  type BusinessJobListing,
  centreOfSuburb,
  formatPostedOn,
  type Listing,
  type ListingCard,
  type ListingContent,
  type ListingDetail,
  type ListingStatus,
  listingExpiry,
  listingStatus,
  melbourneIsoDay,
  messages,
  type Pay,
  payBelowMinimum,
  shiftsOfTimes,
  type WholeJobListing,
} from '@/domain'
import type { jobListings } from '../../db/schema.ts'
import { invalid } from '../../http/http-failure.ts'
import type { BusinessRow } from '../businesses/mapping.ts'
import { fileUrl, optionalFileUrl } from '../files/mapping.ts'

/** A row of `job_listings`. */
export type JobListingRow = typeof jobListings.$inferSelect

/** What a list reads of a row: the business's part of a card, and the columns that its status and dates come from. */
export type ListingCardRow = Pick<
  JobListingRow,
  | Exclude<keyof ListingContent, keyof ListingDetail | 'Shift' | 'jobPoster'>
  | ('id' | 'shifts' | 'posterFileId' | 'postedAt' | 'expiringOn' | 'closedAt' | 'filledAt' | 'pausedAt' | 'review')
>

/** The part of a business that its listings show. */
export type ListingCompany = Pick<
  BusinessRow,
  'companyName' | 'companyCategory' | 'currentSuburb' | 'logoThumbnailFileId' | 'suspendedAt'
>

/** A listing with the part of its business that it shows. */
export interface ListingWithCompany {
  listing: JobListingRow
  company: ListingCompany
  /** Whether students may see the listing: `isShown` of the queries. */
  isShown: boolean
}

/** {@link listingStatus} of a row, for its business. @param suspendedAt since when the business is suspended */
export function statusOfRow(row: ListingCardRow, now: Date, suspendedAt: Date | null = null): ListingStatus {
  return listingStatus({ status: storedStatus(row, suspendedAt), expiringOn: row.expiringOn }, now)
}

/** The status set by the business or an admin; `live` until one of them changed it. */
function storedStatus(
  { closedAt, filledAt, pausedAt, review }: ListingCardRow,
  suspendedAt: Date | null,
): ListingStatus {
  if (closedAt) return 'closed'
  if (filledAt) return 'filled'
  if (review !== 'approved') return review
  if (suspendedAt) return 'hidden'
  return pausedAt ? 'paused' : 'live'
}

/** The listing wizard's answers, after the schema's transforms. */
export type ListingForm = z.output<typeof requests.createNewGig>

/**
 * The columns of a new listing.
 * @throws HttpFailure 400 for pay below the legal minimum without a reason.
 */
export async function toListingValues(form: ListingForm, postedAt: Date) {
  const content = await toContentColumns(form, postedAt)
  return {
    ...content,
    idempotencyKey: form.idempotencyKey,
    postedAt,
    expiringOn: listingExpiry(postedAt, content.gigDate),
  }
}

/**
 * The columns that an edit can change too, save the poster and the expiry.
 * @param instant when the form was sent, which decides the legal minimum
 * @throws HttpFailure 400 for pay below the legal minimum without a reason.
 */
export async function toContentColumns(form: ListingForm, instant: Date) {
  // Loaded with the first text: its parser and tables would delay the server's start.
  const { sanitizeRichText } = await import('../sanitize-rich-text.ts')
  const shifts = shiftsOfTimes(form)
  const jobDescription = sanitizeRichText(form.jobDescription)
  return {
    jobTitle: form.jobTitle,
    jobType: form.jobType,
    jobSuburbName: form.jobSuburbName,
    jobZipCode: form.jobZipCode,
    detailedAddress: form.detailedAddress || null,
    ...toPublishedPay(form),
    ...requireFairPay(form, instant),
    gigDate: form.gigDate || null,
    shifts,
    shiftMask: maskOf(shifts),
    jobSummary: form.jobSummary,
    jobDescription: isEmptyHtml(jobDescription) ? '' : jobDescription,
    keywords: distinctIgnoringCase(form.keywords),
    questions: form.questions,
  }
}

/** The pay as it is published: all of it, or all null when it is incomplete or the business discloses it later. */
function toPublishedPay(form: ListingForm): Pay {
  const { payRangeStart, payRangeEnd, jobPayType } = form
  const undisclosed = { payRangeStart: null, payRangeEnd: null, payType: null }
  if (form.discloseLater === 'true') return undisclosed
  const isComplete = payRangeStart !== null && payRangeEnd !== null && jobPayType
  return isComplete ? { payRangeStart, payRangeEnd, payType: jobPayType } : undisclosed
}

/**
 * The reason for pay below the legal minimum and that minimum; both null when the pay is not below it.
 * @throws HttpFailure 400 when there is no reason.
 */
function requireFairPay(form: ListingForm, instant: Date) {
  const offer = { ...toPublishedPay(form), jobType: form.jobType, Shift: shiftsOfTimes(form) }
  const belowMinimum = payBelowMinimum(offer, melbourneIsoDay(instant))
  if (!belowMinimum) return { belowMinimumReason: null, legalMinimum: null }
  if (form.belowMinimumReason === '') throw invalid({ belowMinimumReason: messages.gig.belowMinimum })
  return { belowMinimumReason: form.belowMinimumReason, legalMinimum: belowMinimum.minimum }
}

/** The keywords without repetitions, in their first spelling. */
function distinctIgnoringCase(keywords: readonly string[]): string[] {
  const distinct = new Map<string, string>()
  for (const keyword of keywords) {
    const key = keyword.toLowerCase()
    if (!distinct.has(key)) distinct.set(key, keyword)
  }
  return [...distinct.values()]
}

function toCardContent(row: ListingCardRow): Omit<ListingContent, keyof ListingDetail> {
  return {
    jobTitle: row.jobTitle,
    jobType: row.jobType,
    keywords: row.keywords,
    jobSuburbName: row.jobSuburbName,
    jobZipCode: row.jobZipCode,
    payRangeStart: row.payRangeStart,
    payRangeEnd: row.payRangeEnd,
    payType: row.payType,
    jobSummary: row.jobSummary,
    gigDate: row.gigDate,
    Shift: row.shifts,
    jobPoster: row.posterFileId === null ? null : { fileUrl: fileUrl(row.posterFileId), publicId: row.posterFileId },
  }
}

function toListingDetail({ jobDescription, detailedAddress, questions }: JobListingRow): ListingDetail {
  return { jobDescription, detailedAddress, questions }
}

/** The content of a listing that the business wrote. */
export function toListingContent(row: JobListingRow): ListingContent {
  return { ...toCardContent(row), ...toListingDetail(row) }
}

/** A shown listing as a list has it, without the student's own application. */
export function toListingCard(
  row: ListingCardRow,
  company: ListingCompany,
  now: Date,
): Omit<ListingCard, 'Application'> {
  const status = statusOfRow(row, now, company.suspendedAt)
  return {
    id: row.id,
    ...toCardContent(row),
    company: {
      companyName: company.companyName ?? '',
      companyCategory: company.companyCategory,
      logoThumbnailUrl: optionalFileUrl(company.logoThumbnailFileId),
      suburb: { suburbName: company.currentSuburb ?? '' },
    },
    jobSuburbCentre: centreOfSuburb(row.jobSuburbName),
    postedOn: formatPostedOn(row.postedAt),
    postedAt: row.postedAt.toISOString(),
    expiringOn: row.expiringOn.toISOString(),
    status,
    isExpired: status !== 'live',
  }
}

/** A listing as its business sees it, and every student while it is shown: all but the applications. */
export function toListing(row: JobListingRow, company: ListingCompany, now: Date): Listing {
  return { ...toListingCard(row, company, now), ...toListingDetail(row) }
}

/** A listing as a student sees it, with the student's own applications. */
export function toJobListing(
  { listing, company, isShown }: ListingWithCompany,
  ownApplications: WholeJobListing['Application'],
  now: Date,
): WholeJobListing {
  const hidden = isShown ? {} : { ...withheldContent, ...hiddenStatus }
  return { ...toListing(listing, company, now), ...hidden, Application: ownApplications }
}

const hiddenStatus = { status: 'hidden', isExpired: true } as const

/** What a student who applied to a listing, or saved it, can't read while it is not shown. */
const withheldContent = {
  jobSummary: [],
  jobDescription: '',
  keywords: [],
  detailedAddress: null,
  jobPoster: null,
} satisfies Partial<ListingContent>

/** The listing that students get in place of one that is not shown: its id without any content. */
export function toHiddenListing(id: string): Listing {
  return {
    id,
    ...withheldContent,
    ...hiddenStatus,
    jobTitle: '',
    jobType: 'Casual',
    jobSuburbName: '',
    jobSuburbCentre: null,
    jobZipCode: '',
    payRangeStart: null,
    payRangeEnd: null,
    payType: null,
    gigDate: null,
    Shift: [],
    questions: [],
    company: { companyName: '', companyCategory: null, logoThumbnailUrl: null, suburb: { suburbName: '' } },
    postedOn: '',
    postedAt: epoch,
    expiringOn: epoch,
  }
}

const epoch = new Date(0).toISOString()

/** The applications a listing has received, as its business sees them. */
export interface ReceivedApplications {
  applicants: ApplicantSummary
  /** The newest applications, at most `limits.applicants`. */
  Application: BusinessJobListing['Application']
}

const noApplications: ReceivedApplications = { applicants: { total: 0, waiting: 0, latestAt: null }, Application: [] }

/** A listing as its own business sees it. @param received the applications to the listing; default: none */
export function toBusinessJobListing(
  row: JobListingRow,
  company: ListingCompany,
  now: Date,
  received: ReceivedApplications = noApplications,
): BusinessJobListing {
  return {
    ...toListing(row, company, now),
    version: row.version,
    belowMinimumReason: row.belowMinimumReason,
    reviewReasons: row.reviewReasons,
    ...received,
  }
}
