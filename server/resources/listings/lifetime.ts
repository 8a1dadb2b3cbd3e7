import { listingExpiry, melbourneIsoDay, messages } from '@/domain'
import type { Context } from '../../context.ts'
import { lockBusiness, lockOwnListing } from '../../db/locks.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { findListingIdByKey, insertListing, updateLifetime } from './queries.ts'

/**
 * Closes a listing (GT-02). Its applications and its poster are kept. Closing it again changes nothing.
 * @throws HttpFailure 404 when the business has no such listing.
 */
export async function closeListing({ db, clock }: Context, businessId: string, listingId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { closedAt } = await lockOwnListing(tx, businessId, listingId)
    if (!closedAt) await updateLifetime(tx, listingId, { closedAt: clock.now() })
  })
}

/**
 * Makes a listing live for a week from now or until its date is over, whether it has expired or not (BD-03).
 * @throws HttpFailure 404 when the business has no such listing, 410 when it has closed it or its date has passed.
 */
export async function extendListing({ db, clock }: Context, businessId: string, listingId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { closedAt, gigDate } = await lockOwnListing(tx, businessId, listingId)
    if (closedAt) throw new HttpFailure('closed', messages.tracking.closedForGood)
    const now = clock.now()
    requireDateAhead(gigDate, now)
    await updateLifetime(tx, listingId, { expiringOn: listingExpiry(now, gigDate) })
  })
}

/**
 * Posts a copy of a listing as a new one, live for a week and without applications (BD-03). The original stays as it
 * is. A second call with the same idempotency key returns the listing of the first.
 * @returns the id of the new listing
 * @throws HttpFailure 404 when the business has no such listing, 410 when its date has passed.
 */
export async function repostListing(
  { db, clock }: Context,
  businessId: string,
  { jobListingId, idempotencyKey }: { jobListingId: string; idempotencyKey: string },
): Promise<string> {
  return db.transaction(async (tx) => {
    await lockBusiness(tx, businessId)
    const earlier = await findListingIdByKey(tx, businessId, idempotencyKey)
    if (earlier) return earlier
    const { id: _id, ...content } = await lockOwnListing(tx, businessId, jobListingId)
    const postedAt = clock.now()
    requireDateAhead(content.gigDate, postedAt)
    return insertListing(tx, {
      ...content,
      idempotencyKey,
      postedAt,
      expiringOn: listingExpiry(postedAt, content.gigDate),
      closedAt: null,
    })
  })
}

/** @throws HttpFailure 410 when a listing's date has passed in Melbourne. */
function requireDateAhead(gigDate: string | null, now: Date): void {
  if (gigDate !== null && gigDate < melbourneIsoDay(now)) throw new HttpFailure('closed', messages.gig.dateGone)
}
