import { and, arrayContains, eq, exists, gt, gte, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { dayMs, type PostedCounts } from '@/domain'
import type { Db } from '../../db/database.ts'
import { businesses, jobListings, reviewLog } from '../../db/schema.ts'
import type { JobListingRow } from './mapping.ts'

// The counts and the history that decide whether a business may post, and whether its listings wait for review.

/** A business's counts that the caps limit. `live` excludes closed, filled, paused, expired and hidden listings. */
export async function countPosted(db: Db, businessId: string, now: Date): Promise<PostedCounts> {
  const isCounted = and(
    isNull(jobListings.closedAt),
    isNull(jobListings.filledAt),
    isNull(jobListings.pausedAt),
    gt(jobListings.expiringOn, now),
    ne(jobListings.review, 'hidden'),
  )
  const isRecent = gt(jobListings.postedAt, new Date(now.getTime() - dayMs))
  const [counts] = await db
    .select({
      live: sql<number>`count(*) filter (where ${isCounted})`.mapWith(Number),
      lastDay: sql<number>`count(*) filter (where ${isRecent})`.mapWith(Number),
    })
    .from(jobListings)
    .where(eq(jobListings.businessId, businessId))
  return counts ?? { live: 0, lastDay: 0 }
}

/** Whether {@link countPosted} would count a listing as live. The listing must be neither closed nor filled. */
export function isCountedLive(
  { pausedAt, expiringOn, review }: Pick<JobListingRow, 'pausedAt' | 'expiringOn' | 'review'>,
  now: Date,
): boolean {
  return !pausedAt && expiringOn > now && review !== 'hidden'
}

/**
 * Whether any listing of the business is approved, and whether another business that has or had its ABN is suspended or
 * was until its account was deleted. A listing that goes live without a review is approved too. The review log tells of
 * suspensions, because it outlives the accounts: it has the ABNs of each suspended business.
 */
export async function findReviewHistory(
  db: Db,
  businessId: string,
): Promise<{ hasApprovedListing: boolean; isAbnSuspended: boolean }> {
  const approved = db
    .select({ id: jobListings.id })
    .from(jobListings)
    .where(and(eq(jobListings.businessId, businesses.id), eq(jobListings.review, 'approved')))
  // An entry of the log with an ABN is a suspension, which a later entry about the same business may have lifted.
  const lifting = alias(reviewLog, 'lifting')
  const laterLifting = db
    .select({ id: lifting.id })
    .from(lifting)
    .where(
      and(
        eq(lifting.businessId, reviewLog.businessId),
        eq(lifting.decision, 'unsuspend'),
        gte(lifting.createdAt, reviewLog.createdAt),
      ),
    )
  const isSuspensionOfAbn = or(
    eq(reviewLog.abn, businesses.abn),
    arrayContains(reviewLog.formerAbns, sql`array[${businesses.abn}]`),
  )
  const suspended = db
    .select({ id: reviewLog.id })
    .from(reviewLog)
    .where(and(isSuspensionOfAbn, ne(reviewLog.businessId, businesses.id), notExists(laterLifting)))
  const [history] = await db
    .select({
      hasApprovedListing: exists(approved).mapWith(Boolean),
      isAbnSuspended: exists(suspended).mapWith(Boolean),
    })
    .from(businesses)
    .where(eq(businesses.id, businessId))
  return history ?? { hasApprovedListing: false, isAbnSuspended: false }
}
