import { and, eq, sql } from 'drizzle-orm'
import { HttpFailure } from '../http/http-failure.ts'
import type { Db } from './database.ts'
import { businesses, jobListings, users } from './schema.ts'

/**
 * Serialises the transactions that change a student's data: another one waits until this one ends.
 * @returns the student's row
 * @throws HttpFailure 401 when the account no longer exists.
 */
export async function lockStudent(tx: Db, userId: string): Promise<typeof users.$inferSelect> {
  const [account] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  if (!account) throw new HttpFailure('unauthenticated')
  return account
}

/**
 * Serialises the transactions that change a business's data: another one waits until this one ends.
 * @returns the business's row
 * @throws HttpFailure 401 when the account no longer exists.
 */
export async function lockBusiness(tx: Db, businessId: string): Promise<typeof businesses.$inferSelect> {
  const [account] = await tx.select().from(businesses).where(eq(businesses.id, businessId)).for('update')
  if (!account) throw new HttpFailure('unauthenticated')
  return account
}

/**
 * Serialises the transactions that change a listing, and those that apply to it; returns its row.
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
 * Locks the listings of a business, in one order. Taken before the business's own lock, because edits of listings take theirs
 * in that order: two transactions can't wait for each other then.
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
 * Serialises the transactions that make listings of a business live, so that concurrent ones can't pass its caps. Taken
 * before any other lock.
 */
export async function lockPostingCaps(tx: Db, businessId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${businessId}, 0))`)
}
