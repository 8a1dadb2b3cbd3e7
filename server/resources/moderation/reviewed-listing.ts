import { and, desc, eq, ilike, ne, or } from 'drizzle-orm'
import type { FoundBusiness, ReviewedBusiness, ReviewedListing } from '@/contract'
import { limits } from '@/domain'
import type { Context } from '../../context.ts'
import { businesses, jobListings, listingReports, reviewLog } from '../../db/schema.ts'
import { containsPattern } from '../../db/sql.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { deletedBusinessId } from '../account-deletion/business-account.ts'
import type { BusinessRow } from '../businesses/mapping.ts'
import { getBusiness } from '../businesses/queries.ts'
import { statusOfRow, toListing } from '../listings/mapping.ts'

/**
 * Loads a listing as students would see it, its business, and the reports and decisions about both.
 * @throws HttpFailure 404 for an unknown id.
 */
export async function loadReviewedListing(context: Context, listingId: string): Promise<ReviewedListing> {
  const { db, clock } = context
  const [row] = await db.select().from(jobListings).where(eq(jobListings.id, listingId))
  if (!row) throw new HttpFailure('notFound')
  const business = await getBusiness(db, row.businessId)
  const reviewedBusiness = await loadHistory(context, business)
  return {
    ...reviewedBusiness,
    jobListing: toListing(row, business, clock.now()),
    version: row.version,
    review: row.review,
    reviewReasons: row.reviewReasons,
    belowMinimumReason: row.belowMinimumReason,
  }
}

/**
 * Loads a business with the reports and decisions about it.
 * @throws HttpFailure 404 for an unknown id, and for the owner of deleted businesses' listings.
 */
export async function loadReviewedBusiness(context: Context, businessId: string): Promise<ReviewedBusiness> {
  const [business] = await context.db.select().from(businesses).where(eq(businesses.id, businessId))
  if (!business || business.id === deletedBusinessId) throw new HttpFailure('notFound')
  return loadHistory(context, business)
}

/** Finds the newest businesses whose company name, username or e-mail address contains a text. */
export async function findBusinesses(
  { db }: Context,
  text: string,
): Promise<{ businesses: FoundBusiness[]; hasMore: boolean }> {
  const pattern = containsPattern(text)
  const rows = await db
    .select()
    .from(businesses)
    .where(
      and(
        ne(businesses.id, deletedBusinessId),
        or(
          ilike(businesses.companyName, pattern),
          ilike(businesses.username, pattern),
          ilike(businesses.email, pattern),
        ),
      ),
    )
    .orderBy(desc(businesses.createdAt), desc(businesses.id))
    // Fetch one more row than is sent, to know whether more match.
    .limit(limits.reviewDeskRows + 1)
  return {
    businesses: rows.slice(0, limits.reviewDeskRows).map(({ id, companyName, username, email, suspendedAt }) => ({
      id,
      companyName: companyName ?? '',
      username,
      email,
      isSuspended: suspendedAt !== null,
    })),
    hasMore: rows.length > limits.reviewDeskRows,
  }
}

/** Loads a business with its newest listings, reports and decisions, at most `limits.reviewHistory` of each. */
async function loadHistory({ db, clock }: Context, business: BusinessRow): Promise<ReviewedBusiness> {
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
    business: toReviewedBusiness(business),
    listings: listings.map((listing) => ({
      id: listing.id,
      jobTitle: listing.jobTitle,
      status: statusOfRow(listing, now, business.suspendedAt),
      postedAt: listing.postedAt.toISOString(),
    })),
    reports: reports.map(({ report, jobTitle }) => ({
      id: report.id,
      jobListingId: report.jobListingId,
      jobTitle,
      subject: report.subject,
      reason: report.reason,
      text: report.text,
      createdAt: report.createdAt.toISOString(),
      isOpen: report.closedAt === null,
    })),
    log: log.map(({ entry, jobTitle }) => ({
      id: entry.id,
      decision: entry.decision,
      adminName: entry.adminName,
      jobTitle,
      reason: entry.reason,
      allowedName: entry.allowedName,
      createdAt: entry.createdAt.toISOString(),
    })),
  }
}

function toReviewedBusiness(row: BusinessRow): ReviewedBusiness['business'] {
  return {
    id: row.id,
    companyName: row.companyName ?? '',
    username: row.username,
    companyCategory: row.companyCategory,
    description: row.description,
    website: row.website,
    email: row.email,
    phoneNumber: row.phoneNumber,
    ownerFullName: row.ownerFullName,
    createdAt: row.createdAt.toISOString(),
    suspension: row.suspendedAt && { since: row.suspendedAt.toISOString(), reason: row.suspensionReason ?? '' },
    allowedName: row.allowedName,
  }
}
