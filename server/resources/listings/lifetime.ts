import { isExtendable, type ListingStatus, listingExpiry, melbourneIsoDay, messages } from '@/domain'
import type { Context } from '../../context.ts'
import { lockOwnListing, lockPostingCaps } from '../../db/locks.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { publishListingEvent } from '../../live/channel.ts'
import { lockUndecidedApplicants } from '../applications/recipient-queries.ts'
import { getBusiness } from '../businesses/queries.ts'
import { queueOutcomeMails } from '../mails/queue.ts'
import { type JobListingRow, statusOfRow } from './mapping.ts'
import { isCountedLive } from './posting-queries.ts'
import { requireMayPost, requireRoomForLive } from './publishing.ts'
import { updateListing } from './queries.ts'

/**
 * Closes a listing (GT-02). Keeps its applications and poster, and mails the undecided applicants unless the position
 * was filled before. Idempotent.
 * @throws HttpFailure 404 when the business has no such listing.
 */
export async function closeListing(context: Context, businessId: string, listingId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { closedAt, filledAt } = await lockOwnListing(tx, businessId, listingId)
    if (closedAt) return
    const row = await updateListing(tx, listingId, { closedAt: context.clock.now() })
    await publishListingEvent(tx, { businessId, jobListingId: listingId, cause: 'change' })
    if (!filledAt) await queueForUndecided({ ...context, db: tx }, row, 'closed')
  })
  context.mailQueue.wake()
}

/** Queues mails about the end of a listing to its undecided applicants. */
async function queueForUndecided(context: Context, listing: JobListingRow, event: 'filled' | 'closed'): Promise<void> {
  // The applicants of a hidden listing were mailed when it was hidden.
  if (listing.review === 'hidden') return
  await queueOutcomeMails(context, listing, await lockUndecidedApplicants(context.db, listing.id), { event })
}

/**
 * Extends a listing by a week from now, at most to the end of its date. An expired listing becomes live, a paused one
 * stays paused (BD-03).
 * @throws HttpFailure 403 with the gate when the business may not post, 404 when it has no such listing, 410 when the
 * listing is closed or filled, its date has passed, or it expired more than `limits.extensionDays` ago.
 */
export async function extendListing(context: Context, businessId: string, listingId: string): Promise<void> {
  const { db, clock } = context
  await db.transaction(async (tx) => {
    await lockPostingCaps(tx, businessId)
    const listing = await lockOwnListing(tx, businessId, listingId)
    const now = clock.now()
    const status = statusOfRow(listing, now)
    requireOpen(status)
    requireDateAhead(listing.gigDate, now)
    requireExtendable(listing, now)
    requireMayPost(context, await getBusiness(tx, businessId))
    const lifetime = {
      expiringOn: listingExpiry(now, listing.gigDate),
      pausedAt: status === 'expired' ? null : listing.pausedAt,
    }
    const becomesLive = !isCountedLive(listing, now) && isCountedLive({ ...listing, ...lifetime }, now)
    if (becomesLive) await requireRoomForLive({ ...context, db: tx }, businessId)
    await updateListing(tx, listingId, lifetime)
    await publishListingEvent(tx, { businessId, jobListingId: listingId, cause: 'change' })
  })
}

/**
 * Pauses or resumes a listing, or marks its position filled, which mails the undecided applicants (PF-05). Idempotent.
 * @throws HttpFailure 403 with the gate when a business that may not post resumes the listing, 404 when it has no such
 * listing, 410 when the listing is closed or filled, or an expired one is paused or resumed.
 */
export async function setListingStatus(
  context: Context,
  businessId: string,
  { jobListingId, status: newStatus }: { jobListingId: string; status: 'live' | 'paused' | 'filled' },
): Promise<void> {
  const { db, clock } = context
  await db.transaction(async (tx) => {
    if (newStatus === 'live') await lockPostingCaps(tx, businessId)
    const listing = await lockOwnListing(tx, businessId, jobListingId)
    const now = clock.now()
    const status = statusOfRow(listing, now)
    if (status === newStatus) return
    requireOpen(status)
    if (status === 'expired' && newStatus !== 'filled') throw new HttpFailure('closed', messages.tracking.expired)
    if (newStatus === 'live') {
      requireMayPost(context, await getBusiness(tx, businessId))
      await requireRoomForLive({ ...context, db: tx }, businessId)
    }
    const columnsOfStatus = {
      live: { pausedAt: null },
      paused: { pausedAt: now },
      filled: { filledAt: now },
    }
    const row = await updateListing(tx, jobListingId, columnsOfStatus[newStatus])
    await publishListingEvent(tx, { businessId, jobListingId, cause: 'change' })
    if (newStatus === 'filled') await queueForUndecided({ ...context, db: tx }, row, 'filled')
  })
  context.mailQueue.wake()
}

/** Requires a status that can change. @throws HttpFailure 410 when the listing is closed or filled. */
export function requireOpen(status: ListingStatus): void {
  if (status === 'closed') throw new HttpFailure('closed', messages.tracking.closedForGood)
  if (status === 'filled') throw new HttpFailure('closed', messages.tracking.filledForGood)
}

/** Requires a listing whose expiry may move. @throws HttpFailure 410 for one that expired too long ago. */
export function requireExtendable({ expiringOn }: { expiringOn: Date }, now: Date): void {
  if (!isExtendable(expiringOn, now)) throw new HttpFailure('closed', messages.tracking.expiredForGood)
}

/** Requires that the gig's date is today in Melbourne or later. @throws HttpFailure 410 otherwise. */
function requireDateAhead(gigDate: string | null, now: Date): void {
  if (gigDate !== null && gigDate < melbourneIsoDay(now)) throw new HttpFailure('closed', messages.gig.datePassed)
}
