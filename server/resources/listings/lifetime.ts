import { type ListingStatus, listingExpiry, melbourneIsoDay, messages } from '@/domain'
import type { Context } from '../../context.ts'
import { lockOwnListing } from '../../db/locks.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { publishListingChange } from '../../live/channel.ts'
import { findUndecidedApplicants } from '../applications/queries.ts'
import { mailPositionFilled } from './applicant-mails.ts'
import { statusOfRow } from './mapping.ts'
import { updateListing } from './queries.ts'

/**
 * Closes a listing (GT-02). Its applications and its poster are kept. Closing it again changes nothing.
 * @throws HttpFailure 404 when the business has no such listing.
 */
export async function closeListing({ db, clock }: Context, businessId: string, listingId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { closedAt } = await lockOwnListing(tx, businessId, listingId)
    if (closedAt) return
    await updateListing(tx, listingId, { closedAt: clock.now() })
    await publishListingChange(tx, { businessId, jobListingId: listingId })
  })
}

/**
 * Keeps a listing for a week from now or until its date is over. An expired one becomes live, a paused one stays paused
 * (BD-03).
 * @throws HttpFailure 404 when the business has no such listing, 410 when it is closed or filled or its date has passed.
 */
export async function extendListing({ db, clock }: Context, businessId: string, listingId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const listing = await lockOwnListing(tx, businessId, listingId)
    const now = clock.now()
    const status = statusOfRow(listing, now)
    requireOpen(status)
    requireDateAhead(listing.gigDate, now)
    const pausedAt = status === 'expired' ? null : listing.pausedAt
    await updateListing(tx, listingId, { expiringOn: listingExpiry(now, listing.gigDate), pausedAt })
    await publishListingChange(tx, { businessId, jobListingId: listingId })
  })
}

/**
 * Pauses or resumes a listing, or marks its position filled, which mails the applicants who are not decided on yet
 * (PF-05). Setting the status it has changes nothing.
 * @throws HttpFailure 404 when the business has no such listing, 410 when it is expired, closed, or filled and is to
 * take applications again.
 */
export async function setListingStatus(
  context: Context,
  businessId: string,
  { jobListingId, status }: { jobListingId: string; status: 'live' | 'paused' | 'filled' },
): Promise<void> {
  const { db, clock } = context
  const filled = await db.transaction(async (tx) => {
    const listing = await lockOwnListing(tx, businessId, jobListingId)
    const now = clock.now()
    const before = statusOfRow(listing, now)
    if (before === status) return null
    requireOpen(before)
    if (before === 'expired' && status !== 'filled') throw new HttpFailure('closed', messages.tracking.expired)
    const times = {
      live: { pausedAt: null },
      paused: { pausedAt: now },
      filled: { filledAt: now },
    }[status]
    const row = await updateListing(tx, jobListingId, times)
    await publishListingChange(tx, { businessId, jobListingId })
    return status === 'filled' ? { row, people: await findUndecidedApplicants(tx, jobListingId) } : null
  })
  if (filled) await mailPositionFilled(context, filled.row, filled.people)
}

/** @throws HttpFailure 410 when a status is final. */
export function requireOpen(status: ListingStatus): void {
  if (status === 'closed') throw new HttpFailure('closed', messages.tracking.closedForGood)
  if (status === 'filled') throw new HttpFailure('closed', messages.tracking.filledForGood)
}

/** @throws HttpFailure 410 when a listing's date has passed in Melbourne. */
function requireDateAhead(gigDate: string | null, now: Date): void {
  if (gigDate !== null && gigDate < melbourneIsoDay(now)) throw new HttpFailure('closed', messages.gig.dateGone)
}
