import { desc, eq } from 'drizzle-orm'
import type { ReviewedListing } from '@/contract'
import { limits } from '@/domain'
import type { Context } from '../../context.ts'
import { jobListings, listingReports, reviewLog } from '../../db/schema.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import type { BusinessRow } from '../businesses/mapping.ts'
import { getBusiness } from '../businesses/queries.ts'
import { statusOfRow, toListing } from '../listings/mapping.ts'

/**
 * A listing as students see it once it is approved, its business, and what was reported and decided about both.
 * @throws HttpFailure 404 for an unknown id.
 */
export async function loadReviewedListing({ db, clock }: Context, listingId: string): Promise<ReviewedListing> {
  const [row] = await db.select().from(jobListings).where(eq(jobListings.id, listingId))
  if (!row) throw new HttpFailure('notFound')
  const business = await getBusiness(db, row.businessId)
  const now = clock.now()
  const isOfBusiness = eq(jobListings.businessId, business.id)
  const listings = await db
    .select()
    .from(jobListings)
    .where(isOfBusiness)
    .orderBy(desc(jobListings.postedAt), desc(jobListings.id))
    .limit(limits.reviewHistory)
  const reports = await db
    .select({ report: listingReports, jobTitle: jobListings.jobTitle })
    .from(listingReports)
    .innerJoin(jobListings, eq(jobListings.id, listingReports.jobListingId))
    .where(isOfBusiness)
    .orderBy(desc(listingReports.createdAt), desc(listingReports.id))
    .limit(limits.reviewHistory)
  const log = await db
    .select({ entry: reviewLog, jobTitle: jobListings.jobTitle })
    .from(reviewLog)
    .leftJoin(jobListings, eq(jobListings.id, reviewLog.jobListingId))
    .where(eq(reviewLog.businessId, business.id))
    .orderBy(desc(reviewLog.createdAt), desc(reviewLog.id))
    .limit(limits.reviewHistory)
  return {
    success: true,
    jobListing: toListing(row, business, now),
    version: row.version,
    review: row.review,
    reviewReasons: row.reviewReasons,
    belowMinimumReason: row.belowMinimumReason,
    business: toReviewedBusiness(business),
    listings: listings.map((listing) => ({
      id: listing.id,
      jobTitle: listing.jobTitle,
      status: statusOfRow(listing, now, business.suspendedAt),
      postedAt: listing.postedAt.toISOString(),
    })),
    reports: reports.map(({ report: { userId: _, createdAt, closedAt, ...report }, jobTitle }) => ({
      ...report,
      jobTitle,
      createdAt: createdAt.toISOString(),
      isOpen: closedAt === null,
    })),
    log: log.map(({ entry, jobTitle }) => ({
      id: entry.id,
      decision: entry.decision,
      adminName: entry.adminName,
      jobTitle,
      reason: entry.reason,
      createdAt: entry.createdAt.toISOString(),
    })),
  }
}

function toReviewedBusiness(row: BusinessRow): ReviewedListing['business'] {
  return {
    id: row.id,
    companyName: row.companyName ?? '',
    companyCategory: row.companyCategory,
    description: row.description,
    website: row.website,
    email: row.email,
    phoneNumber: row.phoneNumber,
    ownerFullName: row.ownerFullName,
    createdAt: row.createdAt.toISOString(),
    suspension: row.suspendedAt && { since: row.suspendedAt.toISOString(), reason: row.suspensionReason ?? '' },
    mayUseInstitutionName: row.mayUseInstitutionName,
  }
}
