import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import { messages } from '@/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { lockAllListings, lockBusiness } from '../../db/locks.ts'
import {
  applications,
  businesses,
  candidateActions,
  events,
  jobListings,
  posterScans,
  savedJobs,
} from '../../db/schema.ts'
import { deleteFiles, deleteUnusedBytes } from '../../files/stored-file.ts'
import { endAllSessions } from '../../identity/account-sessions.ts'
import { publishListingEvent } from '../../live/channel.ts'
import { requireVerifiedPassword } from '../accounts/credentials.ts'
import { lockUndecidedApplicants } from '../applications/recipient-queries.ts'
import { queueApplicantMails } from '../listings/applicant-mails.ts'
import type { JobListingRow } from '../listings/mapping.ts'
import { deleteOutgoingMails } from '../mails/outgoing.ts'
import { deleteEditMails } from '../mails/queue.ts'
import { deleteUnreachableResumes } from '../resumes/queries.ts'
import { deleteTickets } from './queries.ts'
import { deleteUnsentMails } from './unsent-mails.ts'

/** Owns the remaining listings of deleted businesses. Without identity and password nobody can sign in as it. */
export const deletedBusinessId = '00000000-0000-4000-8000-000000000000'

/**
 * Deletes a business's account. No row or file keeps its id, name, addresses or files, except entries of the review log
 * and its name in mails that are still pending. Listings that students applied to or saved are kept and closed, with
 * title, type, place, date, shifts, pay and questions. Undecided applicants of listings that were neither closed nor
 * filled are mailed. Unsent mails to and from the business are deleted.
 * @param verifiedHash the hash of the password that confirms the deletion; null for an account without one
 * @throws HttpFailure 401 when the account no longer exists, 400 at `currentPassword` when the password was replaced
 * meanwhile.
 */
export async function deleteBusinessAccount(
  context: Context,
  businessId: string,
  verifiedHash: string | null,
): Promise<void> {
  const { db, clock } = context
  const deletedKeys = await db.transaction(async (tx) => {
    await lockAllListings(tx, businessId, 'delete')
    const business = await lockBusiness(tx, businessId, 'delete')
    requireVerifiedPassword(context, business, verifiedHash)
    const listings = await tx.select().from(jobListings).where(eq(jobListings.businessId, businessId))
    await queueClosingMails({ ...context, db: tx }, listings)
    const eventImageIds = await deleteEvents(tx, businessId)
    const resumeKeys = await releaseListings(tx, businessId, clock.now())
    await endAllSessions(tx, { kind: 'business', id: businessId })
    await deleteTickets(tx, 'business', business)
    await deleteOutgoingMails(tx, businessId)
    // Cascades to listing drafts, password resets and support messages.
    await tx.delete(businesses).where(eq(businesses.id, businessId))
    const fileKeys = await deleteFiles(tx, [
      business.logoFileId,
      business.logoThumbnailFileId,
      business.coverFileId,
      business.coverThumbnailFileId,
      ...listings.map(({ posterFileId }) => posterFileId),
      ...eventImageIds,
    ])
    return [...resumeKeys, ...fileKeys]
  })
  context.mailQueue.wake()
  await deleteUnsentMails(context, businessId)
  await deleteUnusedBytes(context, deletedKeys)
}

/**
 * Queues mails to the undecided applicants of listings that are about to be closed, in place of the unsent ones about
 * edits. Call it before deleting the business, whose name the mails contain.
 */
async function queueClosingMails(context: Context, listings: readonly JobListingRow[]): Promise<void> {
  for (const listing of listings) {
    if (listing.closedAt || listing.filledAt) continue
    await deleteEditMails(context.db, listing.id)
    await queueApplicantMails(context, 'businessLeft', listing, await lockUndecidedApplicants(context.db, listing.id))
  }
}

/** Deletes the business's events with their scans. @returns the ids of their images */
async function deleteEvents(tx: Db, businessId: string): Promise<string[]> {
  const isOwn = eq(events.businessId, businessId)
  const posters = tx.select({ organiser: events.organiserSlug, poster: events.posterSlug }).from(events).where(isOwn)
  // One statement for all events, because it reads the whole table of scans.
  await tx
    .delete(posterScans)
    .where(and(eq(posterScans.kind, 'event'), sql`(${posterScans.organiser}, ${posterScans.poster}) in (${posters})`))
  const deleted = await tx.delete(events).where(isOwn).returning({ imageFileIds: events.imageFileIds })
  return deleted.flatMap(({ imageFileIds }) => imageFileIds)
}

/**
 * Deletes the listings without applications and saves. Closes the others, clears their free text and moves them to
 * {@link deletedBusinessId}. Ends the business's access to their applications, and deletes its ratings and contacts.
 * @returns the storage keys of deleted resumes
 */
async function releaseListings(tx: Db, businessId: string, now: Date): Promise<string[]> {
  await deleteUnneededListings(tx, businessId)
  const ids = await moveToDeletedBusiness(tx, businessId, now)
  if (ids.length === 0) return []
  const resumeIds = await expireReceivedApplications(tx, ids, now)
  for (const jobListingId of ids)
    await publishListingEvent(tx, { businessId: deletedBusinessId, jobListingId, cause: 'change' })
  return deleteUnreachableResumes(tx, resumeIds)
}

/** Deletes the listings that no student has applied to or saved. */
async function deleteUnneededListings(tx: Db, businessId: string): Promise<void> {
  const isApplied = exists(
    tx.select({ id: applications.id }).from(applications).where(eq(applications.jobListingId, jobListings.id)),
  )
  const isSaved = exists(
    tx.select({ id: savedJobs.userId }).from(savedJobs).where(eq(savedJobs.jobListingId, jobListings.id)),
  )
  const isOwn = eq(jobListings.businessId, businessId)
  await tx.delete(jobListings).where(and(isOwn, sql`not (${isApplied} or ${isSaved})`))
}

/**
 * Closes the listings of a business, clears their free text and moves them to {@link deletedBusinessId}.
 * @returns the ids of the listings
 */
async function moveToDeletedBusiness(tx: Db, businessId: string, now: Date): Promise<string[]> {
  await tx
    .insert(businesses)
    .values({ id: deletedBusinessId, companyName: messages.account.deletedBusinessName })
    .onConflictDoNothing()
  const released = await tx
    .update(jobListings)
    .set({
      businessId: deletedBusinessId,
      idempotencyKey: sql`gen_random_uuid()`,
      requestHash: null,
      jobTitle: sql`coalesce(${jobListings.shownTitle}, ${jobListings.jobTitle})`,
      detailedAddress: null,
      jobSummary: [],
      jobDescription: '',
      keywords: [],
      posterFileId: null,
      belowMinimumReason: null,
      reviewReasons: [],
      fieldsEditedAt: {},
      closedAt: sql`coalesce(${jobListings.closedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(jobListings.businessId, businessId))
    .returning({ id: jobListings.id })
  return released.map(({ id }) => id)
}

/**
 * Expires the applications to the listings, and deletes the business's ratings and contacts.
 * @returns the ids of the applications' resumes
 */
async function expireReceivedApplications(tx: Db, listingIds: readonly string[], now: Date): Promise<string[]> {
  const isReceived = inArray(applications.jobListingId, [...listingIds])
  const received = await tx
    .update(applications)
    .set({
      contactSharedAt: null,
      expiredAt: sql`coalesce(${applications.expiredAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(isReceived)
    .returning({ resumeId: applications.resumeId })
  const receivedIds = tx.select({ id: applications.id }).from(applications).where(isReceived)
  await tx.delete(candidateActions).where(inArray(candidateActions.applicationId, receivedIds))
  const resumeIds = received.map(({ resumeId }) => resumeId).filter((id) => id !== null)
  return [...new Set(resumeIds)]
}
