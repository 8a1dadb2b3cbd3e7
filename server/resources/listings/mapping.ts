import {
  type ApplicantSummary,
  type BusinessJobListing,
  centreOfSuburb,
  type DetailedJobListing,
  formatPostedOn,
  type Listing,
  type ListingCard,
  type ListingContent,
  type ListingDetail,
  type ListingStatus,
  listingStatus,
} from '@/domain'
import type { jobListings } from '../../db/schema.ts'
import type { BusinessRow } from '../businesses/mapping.ts'
import { fileUrl, optionalFileUrl } from '../files/mapping.ts'

export type JobListingRow = typeof jobListings.$inferSelect

/** The columns of a listing card: the business's content, and the columns from which status and dates derive. */
export type ListingCardRow = Pick<
  JobListingRow,
  | Exclude<keyof ListingContent, keyof ListingDetail | 'Shift' | 'jobPoster'>
  | ('id' | 'shifts' | 'posterFileId' | 'postedAt' | 'expiringOn' | 'closedAt' | 'filledAt' | 'pausedAt' | 'review')
>

/** The columns of a business that its listings show. */
export type ListingCompany = Pick<
  BusinessRow,
  'companyName' | 'companyCategory' | 'currentSuburb' | 'logoThumbnailFileId' | 'suspendedAt'
>

/** A listing with the columns of its business that it shows. */
export interface ListingWithCompany {
  listing: JobListingRow
  company: ListingCompany
  /** Whether students may see the listing, by `isShown` of the queries. */
  isShown: boolean
}

/** The {@link listingStatus} of a row. @param suspendedAt the business's `suspendedAt`; default: not suspended */
export function statusOfRow(row: ListingCardRow, now: Date, suspendedAt: Date | null = null): ListingStatus {
  return listingStatus({ status: storedStatus(row, suspendedAt), expiringOn: row.expiringOn }, now)
}

/** The status before expiry, as the business and admins have set it. */
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

/** The content that only the opened listing shows. */
function toListingDetail({ jobDescription, detailedAddress, questions }: JobListingRow): ListingDetail {
  return { jobDescription, detailedAddress, questions }
}

/** The content that the business wrote. */
export function toListingContent(row: JobListingRow): ListingContent {
  return { ...toCardContent(row), ...toListingDetail(row) }
}

/** Maps a listing that students may see to a card, without applications. */
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

/** Maps a listing with all its content, without applications, for its business and for students who may see it. */
export function toListing(row: JobListingRow, company: ListingCompany, now: Date): Listing {
  return { ...toListingCard(row, company, now), ...toListingDetail(row) }
}

const hiddenStatus = { status: 'hidden', isExpired: true } as const

/** The empty content of a hidden listing, which withholds these fields from students who applied to it or saved it. */
const withheldContent = {
  jobSummary: [],
  jobDescription: '',
  keywords: [],
  detailedAddress: null,
  jobPoster: null,
} satisfies Partial<ListingContent>

/** Maps a listing for a student, with the student's own applications. */
export function toStudentListing(
  { listing, company, isShown }: ListingWithCompany,
  ownApplications: DetailedJobListing['Application'],
  now: Date,
): DetailedJobListing {
  const wholeListing = { ...toListing(listing, company, now), Application: ownApplications }
  if (isShown) return wholeListing
  return { ...wholeListing, ...withheldContent, ...hiddenStatus, jobTitle: titleForStudents(listing) }
}

/** The title of a listing for students who applied to it or saved it: the last one that was reviewed. */
export function titleForStudents({ jobTitle, shownTitle }: Pick<JobListingRow, 'jobTitle' | 'shownTitle'>): string {
  return shownTitle ?? jobTitle
}

const epoch = new Date(0).toISOString()

/** A placeholder for a hidden listing, with its id and no content. */
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

const noApplicants: ApplicantSummary = { total: 0, waiting: 0, latestAt: null }

/** The received applications of a listing, for its business. */
export interface ReceivedApplications {
  /** Default: no applicants. */
  applicants: ApplicantSummary | undefined
  /** The newest applications. */
  Application: BusinessJobListing['Application']
}

/** Maps a listing for its own business. */
export function toBusinessListing(
  row: JobListingRow,
  company: ListingCompany,
  now: Date,
  { applicants = noApplicants, Application }: ReceivedApplications,
): BusinessJobListing {
  return {
    ...toListing(row, company, now),
    version: row.version,
    belowMinimumReason: row.belowMinimumReason,
    reviewReasons: row.reviewReasons,
    applicants,
    Application,
  }
}
