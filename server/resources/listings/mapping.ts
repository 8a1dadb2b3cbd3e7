import {
  type ApplicantSummary,
  type BusinessJobListing,
  formatPostedOn,
  type JobListing,
  type ListingContent,
  type ListingStatus,
  listingStatus,
} from '@/domain'
import type { jobListings } from '../../db/schema.ts'
import type { BusinessRow } from '../businesses/mapping.ts'
import { fileUrl, optionalFileUrl } from '../files/mapping.ts'

/** A row of `job_listings`. */
export type JobListingRow = typeof jobListings.$inferSelect

/** What a listing shows of its business. */
export type ListingCompany = Pick<
  BusinessRow,
  'companyName' | 'companyCategory' | 'currentSuburb' | 'logoThumbnailFileId'
>

/** {@link listingStatus} of a row. */
export function statusOfRow(row: JobListingRow, now: Date): ListingStatus {
  const status = row.closedAt ? 'closed' : row.filledAt ? 'filled' : row.pausedAt ? 'paused' : 'live'
  return listingStatus({ status, expiringOn: row.expiringOn }, now)
}

/** What the business wrote of a listing. */
export function toListingContent(row: JobListingRow): ListingContent {
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
    jobDescription: row.jobDescription,
    detailedAddress: row.detailedAddress,
    gigDate: row.gigDate,
    Shift: row.shifts,
    jobPoster: row.posterFileId === null ? null : { fileUrl: fileUrl(row.posterFileId), publicId: row.posterFileId },
    questions: row.questions,
  }
}

/** A listing without applications: a student and a business get different ones. */
function toListing(row: JobListingRow, company: ListingCompany, now: Date): Omit<JobListing, 'Application'> {
  const status = statusOfRow(row, now)
  return {
    id: row.id,
    ...toListingContent(row),
    company: {
      companyName: company.companyName ?? '',
      companyCategory: company.companyCategory,
      logoThumbnailUrl: optionalFileUrl(company.logoThumbnailFileId),
      suburb: { suburbName: company.currentSuburb ?? '' },
    },
    postedOn: formatPostedOn(row.postedAt),
    postedAt: row.postedAt.toISOString(),
    expiringOn: row.expiringOn.toISOString(),
    status,
    isExpired: status !== 'live',
  }
}

/** A listing as a student sees it, with the student's own applications. */
export function toJobListing(
  row: JobListingRow,
  company: ListingCompany,
  own: JobListing['Application'],
  now: Date,
): JobListing {
  return { ...toListing(row, company, now), Application: own }
}

/** The applications a listing has received, as its business sees them. */
export interface ReceivedApplications {
  applicants: ApplicantSummary
  /** The newest applications, at most `limits.applicants`. */
  Application: BusinessJobListing['Application']
}

const noApplications: ReceivedApplications = { applicants: { total: 0, waiting: 0, latestAt: null }, Application: [] }

/** A listing as its own business sees it, with the applications it has received. */
export function toBusinessJobListing(
  row: JobListingRow,
  company: ListingCompany,
  received: ReceivedApplications = noApplications,
  now: Date,
): BusinessJobListing {
  return {
    ...toListing(row, company, now),
    version: row.version,
    belowMinimumReason: row.belowMinimumReason,
    ...received,
  }
}
