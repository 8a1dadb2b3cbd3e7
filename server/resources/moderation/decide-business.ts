import { and, desc, eq, exists, isNull, or } from 'drizzle-orm'
import type { z } from 'zod'
import type { reviewRequests } from '@/contract'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { lockAllListings, lockStrengths } from '../../db/locks.ts'
import { applications, businesses, jobListings } from '../../db/schema.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import type { SignedInAdmin } from '../../identity/sessions.ts'
import { publishListingEvent, publishSessionsEnded } from '../../live/channel.ts'
import { recordSecurityEvent } from '../../security-events.ts'
import { deletedBusinessId } from '../account-deletion/business-account.ts'
import { lockApplicantsToMail } from '../applications/recipient-queries.ts'
import type { BusinessRow } from '../businesses/mapping.ts'
import { queueApplicantMails } from '../listings/applicant-mails.ts'
import type { JobListingRow } from '../listings/mapping.ts'
import { queueBusinessDecisionMail } from './business-mails.ts'
import { closeReports, type LoggedDecision, logDecision } from './decision-records.ts'

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
