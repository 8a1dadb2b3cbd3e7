import { and, count, eq, gt, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { reviewRequests } from '@/contract'
import { dayMs, limits, moderationMessages } from '@/domain'
import type { Context } from '../../context.ts'
import { lockStudent } from '../../db/locks.ts'
import { listingReports } from '../../db/schema.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { lockShownListings } from '../listings/queries.ts'

/**
 * Stores a student's report of a listing, in place of the student's open report of it, if any.
 * @throws HttpFailure 404 for a listing that students may not see, 429 after `limits.report.maxPerDay` reports in 24
 * hours.
 */
export async function reportListing(
  { db, clock }: Context,
  userId: string,
  { jobListingId, ...report }: z.output<typeof reviewRequests.reportGig>,
): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    await lockStudent(tx, userId)
    const [shownId] = await lockShownListings(tx, [jobListingId])
    if (!shownId) throw new HttpFailure('notFound')
    const since = new Date(now.getTime() - dayMs)
    const [sent] = await tx
      .select({ count: count() })
      .from(listingReports)
      .where(and(eq(listingReports.userId, userId), gt(listingReports.createdAt, since)))
    if ((sent?.count ?? 0) >= limits.report.maxPerDay)
      throw new HttpFailure('rateLimited', moderationMessages.report.tooManyReports)
    await tx
      .insert(listingReports)
      .values({ ...report, jobListingId, userId, createdAt: now })
      .onConflictDoUpdate({
        target: [listingReports.jobListingId, listingReports.userId],
        targetWhere: isNull(listingReports.closedAt),
        set: { ...report, createdAt: now },
      })
  })
}
