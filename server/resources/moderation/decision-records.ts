import { and, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { ReviewDecision } from '@/domain'
import type { Db } from '../../db/database.ts'
import { jobListings, listingReports, reviewLog } from '../../db/schema.ts'
import type { SignedInAdmin } from '../../identity/sessions.ts'

/**
 * Closes the open reports that an admin has read of the listings that match a condition.
 * @param reportsUntil the instant of the newest report that the admin has read; undefined closes none
 * @returns the number of closed reports
 */
export async function closeReports(
  tx: Db,
  isReported: SQL,
  reportsUntil: string | undefined,
  now: Date,
): Promise<number> {
  if (reportsUntil === undefined) return 0
  const isRead = lte(listingReports.createdAt, new Date(reportsUntil))
  const listings = tx.select({ id: jobListings.id }).from(jobListings).where(isReported)
  const closed = await tx
    .update(listingReports)
    .set({ closedAt: now })
    .where(and(isNull(listingReports.closedAt), isRead, sql`${listingReports.jobListingId} in (${listings})`))
    .returning({ id: listingReports.id })
  return closed.length
}

/** A decision as the log records it. */
export interface LoggedDecision {
  decision: ReviewDecision
  businessId: string
  /** Missing for a decision about the business. */
  jobListingId?: string
  reason: string
  /** The ABNs of a suspended business, by which another account of it is recognised. */
  abn?: string | null
  formerAbns?: string[]
  allowedName?: string
  createdAt: Date
}

/** Adds a decision of an admin to the review log. */
export async function logDecision(tx: Db, admin: SignedInAdmin, entry: LoggedDecision): Promise<void> {
  await tx.insert(reviewLog).values({ adminId: admin.id, adminName: admin.name, ...entry })
}
