import { and, eq, sql } from 'drizzle-orm'
import { HttpFailure } from '../http/http-failure.ts'
import type { Db } from './database.ts'
import { businesses, jobListings, users } from './schema.ts'

/**
 * Takes the row lock of a student, which serialises the transactions that change the student's data.
 * @returns the student's row
 * @throws HttpFailure 401 when the account no longer exists.
 */
export async function lockStudent(tx: Db, userId: string): Promise<typeof users.$inferSelect> {
  const [account] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  if (!account) throw new HttpFailure('unauthenticated')
  return account
}

/**
 * Takes the row lock of a business, which serialises the transactions that change the business's data.
 * @returns the business's row
 * @throws HttpFailure 401 when the account no longer exists.
 */
export async function lockBusiness(tx: Db, businessId: string): Promise<typeof businesses.$inferSelect> {
  const [account] = await tx.select().from(businesses).where(eq(businesses.id, businessId)).for('update')
  if (!account) throw new HttpFailure('unauthenticated')
  return account
}

/**
 * Takes the row lock of a listing, which serialises the transactions that change the listing or apply to it.
 * @returns the listing's row
 * @throws HttpFailure 404 when the business has no such listing.
 */
export async function lockOwnListing(
  tx: Db,
  businessId: string,
  jobListingId: string,
): Promise<typeof jobListings.$inferSelect> {
  const [listing] = await tx
    .select()
    .from(jobListings)
    .where(and(eq(jobListings.id, jobListingId), eq(jobListings.businessId, businessId)))
    .for('update')
  if (!listing) throw new HttpFailure('notFound')
  return listing
}

/**
 * Takes the row locks of a business's listings, ordered. Call it before {@link lockBusiness}: edits lock a listing
 * before the business, so the opposite order could deadlock.
 */
export async function lockListings(tx: Db, businessId: string): Promise<void> {
  await tx
    .select({ id: jobListings.id })
    .from(jobListings)
    .where(eq(jobListings.businessId, businessId))
    .orderBy(jobListings.id)
    .for('update')
}

/**
 * Serialises the transactions that make listings of a business live, so that concurrent ones can't exceed its caps.
 * Call it before taking any other lock, except those of `storeInTransaction`.
 */
export async function lockPostingCaps(tx: Db, businessId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${businessId}, 0))`)
}
