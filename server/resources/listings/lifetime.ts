import { and, eq } from 'drizzle-orm'
import { limits, messages } from '@/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { lockBusiness, lockOwnListing } from '../../db/locks.ts'
import { jobListings } from '../../db/schema.ts'
import { HttpFailure } from '../../http/http-failure.ts'

const day = 86_400_000

/** When a listing ends that is posted, or kept live, at an instant: after the free week (GW-10). */
export function weekFrom(instant: Date): Date {
  return new Date(instant.getTime() + limits.listingDays * day)
}

/** The id of the listing a business has already posted with an idempotency key, if any. */
export async function postedWith(tx: Db, businessId: string, idempotencyKey: string): Promise<string | undefined> {
  const [earlier] = await tx
    .select({ id: jobListings.id })
    .from(jobListings)
    .where(and(eq(jobListings.businessId, businessId), eq(jobListings.idempotencyKey, idempotencyKey)))
  return earlier?.id
}

/**
 * Closes a listing (GT-02). Nothing is deleted: whoever has applied keeps the application, and the poster with it.
 * @throws HttpFailure 404 when the business has no such listing.
 */
export async function closeGig({ db, clock }: Context, businessId: string, jobListingId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { closedAt } = await lockOwnListing(tx, businessId, jobListingId)
    if (closedAt) return
    await tx.update(jobListings).set({ closedAt: clock.now() }).where(eq(jobListings.id, jobListingId))
  })
}

/**
 * Keeps a listing live for a week from now, expired or not (BD-03). Said twice it is the same week.
 * @throws HttpFailure 404 when the business has no such listing, 410 when it has closed it.
 */
export async function extendGig({ db, clock }: Context, businessId: string, jobListingId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { closedAt } = await lockOwnListing(tx, businessId, jobListingId)
    if (closedAt) throw new HttpFailure('closed', messages.tracking.closedForGood)
    await tx
      .update(jobListings)
      .set({ expiringOn: weekFrom(clock.now()) })
      .where(eq(jobListings.id, jobListingId))
  })
}

/**
 * Posts a listing once more as a new one, live for a week and without applicants (BD-03). The old one stays as it is.
 * @returns the id of the new listing; of the one there already is for a key that comes again
 * @throws HttpFailure 404 when the business has no such listing.
 */
export async function repostGig(
  { db, clock }: Context,
  businessId: string,
  { jobListingId, idempotencyKey }: { jobListingId: string; idempotencyKey: string },
): Promise<string> {
  return db.transaction(async (tx) => {
    await lockBusiness(tx, businessId)
    const earlier = await postedWith(tx, businessId, idempotencyKey)
    if (earlier) return earlier
    const { id: _id, ...content } = await lockOwnListing(tx, businessId, jobListingId)
    const postedAt = clock.now()
    const [row] = await tx
      .insert(jobListings)
      .values({ ...content, idempotencyKey, postedAt, expiringOn: weekFrom(postedAt), closedAt: null })
      .returning({ id: jobListings.id })
    if (!row) throw new Error('The database kept no row of the listing.')
    return row.id
  })
}
