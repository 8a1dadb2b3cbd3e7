import { and, eq, sql } from 'drizzle-orm'
import { HttpFailure } from '../http/http-failure.ts'
import type { Db } from './database.ts'
import { businesses, jobListings, users } from './schema.ts'

// Transactions take their locks in this order, because two that take the same ones in opposite orders deadlock: the
// keys of new files (`storeInTransaction`), a business's posting caps, its listings, the business or student, what the
// account owns (drafts, reset and verification links), applications and their resumes, and then reports. Several rows of
// a table are locked by ascending id.
// Saving or reporting a listing locks the student first. It then takes only `key share` of the listing, which waits for
// nothing but the deletion of a business, which in turn takes only `key share` of students.

/**
 * The strengths of PostgreSQL's row locks, by what a transaction does with the row. Inserting a row that refers to this
 * row takes a `key share` lock of it, with which `update` conflicts and `no key update` does not.
 */
export const lockStrengths = { change: 'no key update', delete: 'update' } as const
type LockPurpose = keyof typeof lockStrengths

/**
 * Takes the row lock of a student, which serialises the transactions that change the student's data.
 * @param purpose `delete` in a transaction that deletes the student's row
 * @returns the student's row
 * @throws HttpFailure 401 when the account no longer exists.
 */
export async function lockStudent(
  tx: Db,
  userId: string,
  purpose: LockPurpose = 'change',
): Promise<typeof users.$inferSelect> {
  const [student] = await tx.select().from(users).where(eq(users.id, userId)).for(lockStrengths[purpose])
  if (!student) throw new HttpFailure('unauthenticated')
  return student
}

/**
 * Takes the row lock of a business, which serialises the transactions that change the business's data.
 * @param purpose `delete` in a transaction that deletes the business's row
 * @returns the business's row
 * @throws HttpFailure 401 when the account no longer exists.
 */
export async function lockBusiness(
  tx: Db,
  businessId: string,
  purpose: LockPurpose = 'change',
): Promise<typeof businesses.$inferSelect> {
  const [business] = await tx.select().from(businesses).where(eq(businesses.id, businessId)).for(lockStrengths[purpose])
  if (!business) throw new HttpFailure('unauthenticated')
  return business
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
    .for(lockStrengths.change)
  if (!listing) throw new HttpFailure('notFound')
  return listing
}

/** Takes the row locks of all listings of a business. Call it before {@link lockBusiness}. */
export async function lockAllListings(tx: Db, businessId: string, purpose: LockPurpose = 'change'): Promise<void> {
  await tx
    .select({ id: jobListings.id })
    .from(jobListings)
    .where(eq(jobListings.businessId, businessId))
    .orderBy(jobListings.id)
    .for(lockStrengths[purpose])
}

/**
 * Serialises the transactions that make listings of a business live, so that concurrent ones can't exceed its caps.
 * Call it before every lock of this file, because edits take it before they lock their listing.
 */
export async function lockPostingCaps(tx: Db, businessId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${businessId}, 0))`)
}
