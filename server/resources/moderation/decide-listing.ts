import { and, desc, eq, ne } from 'drizzle-orm'
import type { z } from 'zod'
import type { reviewRequests } from '@/contract'
import { isExtendable, type ListingDecision, type ListingReview, listingExpiry, moderationMessages } from '@/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { lockStrengths } from '../../db/locks.ts'
import { jobListings, reviewLog } from '../../db/schema.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import type { SignedInAdmin } from '../../identity/sessions.ts'
import { publishListingEvent } from '../../live/channel.ts'
import { recordSecurityEvent } from '../../security-events.ts'
import { lockApplicantsToMail } from '../applications/recipient-queries.ts'
import { getBusiness } from '../businesses/queries.ts'
import { queueApplicantMails } from '../listings/applicant-mails.ts'
import type { JobListingRow } from '../listings/mapping.ts'
import { updateListing } from '../listings/queries.ts'
import { queueListingDecisionMail } from './business-mails.ts'
import { closeReports, logDecision } from './decision-records.ts'

/** The review that each decision requires, and the review that it sets. */
const reviewChanges: Record<Exclude<ListingDecision, 'dismiss'>, { from: ListingReview; to: ListingReview }> = {
  approve: { from: 'waiting', to: 'approved' },
  refuse: { from: 'waiting', to: 'hidden' },
  hide: { from: 'approved', to: 'hidden' },
  restore: { from: 'hidden', to: 'approved' },
}

/**
 * Applies an admin's decision to a listing, closes the reports that the admin has read and logs the decision. Mails the
 * business when the review changes. Mails the applicants when the listing is hidden or refused, unless the decision
 * before was one of these, and when it is shown again after one of these. Idempotent.
 * @throws HttpFailure 404 for an unknown id, 409 when the listing was edited or decided about since `version`.
 */
export async function decideListing(
  context: Context,
  admin: SignedInAdmin,
  { jobListingId, decision, version, reportsUntil, reason }: z.output<typeof reviewRequests.decideListing>,
): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  await db.transaction(async (tx) => {
    const [listing] = await tx
      .select()
      .from(jobListings)
      .where(eq(jobListings.id, jobListingId))
      .for(lockStrengths.change)
    if (!listing) throw new HttpFailure('notFound')
    const changedListing =
      decision === 'dismiss' ? null : await changeReview(tx, listing, decision, { version, reason, now })
    const applicantEvent = changedListing && (await applicantEventOf(tx, changedListing))
    // Locked before the reports, because the deletion of a student locks the student before their reports.
    const applicants = applicantEvent ? await lockApplicantsToMail(tx, jobListingId) : []
    const closedReportCount = await closeReports(tx, eq(jobListings.id, jobListingId), reportsUntil, now)
    const isRepeated = changedListing === null && closedReportCount === 0
    if (isRepeated) return
    if (decision === 'dismiss' && listing.version !== version)
      throw new HttpFailure('conflict', moderationMessages.desk.changed)
    await logDecision(tx, admin, { decision, businessId: listing.businessId, jobListingId, reason, createdAt: now })
    recordSecurityEvent(context.log, { event: 'adminDecided', decision })
    if (!changedListing || decision === 'dismiss') return
    await publishListingEvent(tx, { businessId: listing.businessId, jobListingId, cause: 'change' })
    const txContext = { ...context, db: tx }
    await queueListingDecisionMail(txContext, changedListing, decision, reason)
    if (applicantEvent) await queueApplicantMails(txContext, applicantEvent, changedListing, applicants)
  })
  context.mailQueue.wake()
}

/**
 * Changes a listing's review. Approval begins the free first week, unless the listing expired too long ago to be
 * extended: its applications would be kept longer.
 * @returns the changed listing; null when it has that review already
 * @throws HttpFailure 409 when version or review differ from those that the admin has read.
 */
async function changeReview(
  tx: Db,
  listing: JobListingRow,
  decision: Exclude<ListingDecision, 'dismiss'>,
  { version, reason, now }: { version: number; reason: string; now: Date },
): Promise<JobListingRow | null> {
  const { from, to } = reviewChanges[decision]
  if (listing.review === to) return null
  if (listing.review !== from || listing.version !== version)
    throw new HttpFailure('conflict', moderationMessages.desk.changed)
  const beginsWeek = decision === 'approve' && isExtendable(listing.expiringOn, now)
  return updateListing(tx, listing.id, {
    review: to,
    reviewReasons: to === 'hidden' ? [reason] : [],
    // Undefined columns keep their value.
    shownTitle: to === 'approved' ? null : undefined,
    expiringOn: beginsWeek ? listingExpiry(now, listing.gigDate) : undefined,
  })
}

/**
 * The event to mail to a listing's applicants after a decision has changed its review; null when they have been mailed
 * what is true. They read that the listing of a suspended business is shown once the suspension ends.
 */
async function applicantEventOf(tx: Db, listing: JobListingRow): Promise<'listingHidden' | 'listingShown' | null> {
  const wasHidden = await wasLastHidden(tx, listing)
  if (listing.review === 'hidden') return wasHidden ? null : 'listingHidden'
  const { suspendedAt } = await getBusiness(tx, listing.businessId)
  return wasHidden && !suspendedAt ? 'listingShown' : null
}

/** Whether the last decision about a listing's review hid or refused it, which its applicants were mailed. */
async function wasLastHidden(tx: Db, { id, businessId }: JobListingRow): Promise<boolean> {
  const [last] = await tx
    .select({ decision: reviewLog.decision })
    .from(reviewLog)
    .where(and(eq(reviewLog.businessId, businessId), eq(reviewLog.jobListingId, id), ne(reviewLog.decision, 'dismiss')))
    .orderBy(desc(reviewLog.createdAt))
    .limit(1)
  return last?.decision === 'hide' || last?.decision === 'refuse'
}
