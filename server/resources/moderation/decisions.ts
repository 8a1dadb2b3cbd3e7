import { and, desc, eq, exists, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { reviewRequests } from '@/contract'
import {
  isExtendable,
  type ListingDecision,
  type ListingReview,
  listingExpiry,
  moderationMessages,
  type ReviewDecision,
} from '@/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { lockAllListings, lockStrengths } from '../../db/locks.ts'
import { applications, businesses, jobListings, listingReports, reviewLog } from '../../db/schema.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import type { SignedInAdmin } from '../../identity/sessions.ts'
import { publishListingEvent, publishSessionsEnded } from '../../live/channel.ts'
import { recordSecurityEvent } from '../../security-events.ts'
import { deletedBusinessId } from '../account-deletion/business-account.ts'
import { lockApplicantsToMail } from '../applications/recipient-queries.ts'
import type { BusinessRow } from '../businesses/mapping.ts'
import { getBusiness } from '../businesses/queries.ts'
import { queueApplicantMails } from '../listings/applicant-mails.ts'
import type { JobListingRow } from '../listings/mapping.ts'
import { updateListing } from '../listings/queries.ts'
import { queueBusinessDecisionMail, queueListingDecisionMail } from './business-mails.ts'

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

type BusinessDecisionInput = z.output<typeof reviewRequests.decideBusiness>

/**
 * Suspends a business, lifts its suspension, or allows it one institution's name; logs the decision and mails the
 * business. A suspension hides its listings, ends its live streams and its access to applicants at once, closes the
 * reports of its listings that the admin has read, and mails each applicant once, also those of filled and recently
 * ended gigs. The end of a suspension mails the applicants of the listings that it shows again. Idempotent.
 * @throws HttpFailure 404 for an unknown id, and for the owner of deleted businesses' listings.
 */
export async function decideBusiness(
  context: Context,
  admin: SignedInAdmin,
  input: BusinessDecisionInput,
): Promise<void> {
  const { db, clock } = context
  const { businessId, decision, reason } = input
  const now = clock.now()
  await db.transaction(async (tx) => {
    await lockAllListings(tx, businessId)
    const [business] = await tx.select().from(businesses).where(eq(businesses.id, businessId)).for(lockStrengths.change)
    if (!business || business.id === deletedBusinessId) throw new HttpFailure('notFound')
    const columns = toBusinessColumns(input, business, now)
    if (!columns) return
    await tx.update(businesses).set(columns).where(eq(businesses.id, businessId))
    const logColumns = toLogColumns(input, business)
    await logDecision(tx, admin, { decision, businessId, reason, ...logColumns, createdAt: now })
    recordSecurityEvent(context.log, { event: 'adminDecided', decision })
    const txContext = { ...context, db: tx }
    await queueBusinessDecisionMail(txContext, business, input)
    if (decision === 'allowName') return
    // A suspension hides the listings, and its end shows them again.
    const listings = await findAffectedListings(tx, businessId)
    for (const { id } of listings) await publishListingEvent(tx, { businessId, jobListingId: id, cause: 'change' })
    if (decision === 'unsuspend') {
      const shownListings = listings.filter(({ review }) => review === 'approved')
      return queueOneMailEach(txContext, 'businessUnsuspended', shownListings)
    }
    // Locks the applicants before the reports, because the deletion of a student locks the student before their reports.
    await queueOneMailEach(txContext, 'businessSuspended', listings)
    await closeReports(tx, eq(jobListings.businessId, businessId), input.reportsUntil, now)
    await publishSessionsEnded(tx, businessId)
  })
  context.mailQueue.wake()
}

/** The columns of a business that a decision sets; null when they are already set. */
function toBusinessColumns(
  input: BusinessDecisionInput,
  business: BusinessRow,
  now: Date,
): Partial<BusinessRow> | null {
  const isSuspended = business.suspendedAt !== null
  if (input.decision === 'suspend') return isSuspended ? null : { suspendedAt: now, suspensionReason: input.reason }
  if (input.decision === 'unsuspend') return isSuspended ? { suspendedAt: null, suspensionReason: null } : null
  return business.allowedName === input.name ? null : { allowedName: input.name }
}

/** What the log keeps of a decision besides its reason: the ABNs of a suspended business, or the allowed name. */
function toLogColumns(
  input: BusinessDecisionInput,
  { abn, formerAbns }: BusinessRow,
): Pick<LoggedDecision, 'abn' | 'formerAbns' | 'allowedName'> {
  if (input.decision === 'suspend') return { abn, formerAbns }
  return input.decision === 'allowName' ? { allowedName: input.name } : {}
}

/** Queues one mail to each student with an unexpired application to one of a business's listings. */
async function queueOneMailEach(
  context: Context,
  event: 'businessSuspended' | 'businessUnsuspended',
  listings: readonly JobListingRow[],
): Promise<void> {
  const mailedIds = new Set<string>()
  for (const listing of listings) {
    const applicants = await lockApplicantsToMail(context.db, listing.id, isNull(applications.expiredAt))
    const unmailed = applicants.filter(({ userId }) => !mailedIds.has(userId))
    await queueApplicantMails(context, event, listing, unmailed)
    for (const { userId } of unmailed) mailedIds.add(userId)
  }
}

/**
 * The business's listings that are neither closed nor filled, and those with applications that have not expired, newest
 * first.
 */
function findAffectedListings(tx: Db, businessId: string): Promise<JobListingRow[]> {
  const openApplications = tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.jobListingId, jobListings.id), isNull(applications.expiredAt)))
  const isRunning = and(isNull(jobListings.closedAt), isNull(jobListings.filledAt))
  return tx
    .select()
    .from(jobListings)
    .where(and(eq(jobListings.businessId, businessId), or(isRunning, exists(openApplications))))
    .orderBy(desc(jobListings.postedAt), desc(jobListings.id))
}

/**
 * Closes the open reports that an admin has read of the listings that match a condition.
 * @param reportsUntil the instant of the newest report that the admin has read; undefined closes none
 * @returns the number of closed reports
 */
async function closeReports(tx: Db, isReported: SQL, reportsUntil: string | undefined, now: Date): Promise<number> {
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
interface LoggedDecision {
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
async function logDecision(tx: Db, admin: SignedInAdmin, entry: LoggedDecision): Promise<void> {
  await tx.insert(reviewLog).values({ adminId: admin.id, adminName: admin.name, ...entry })
}
