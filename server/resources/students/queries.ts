import { and, desc, eq, inArray } from 'drizzle-orm'
import { limits } from '@/domain'
import type { Db } from '../../db/database.ts'
import { savedJobs, users } from '../../db/schema.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { lockShownListings } from '../listings/queries.ts'
import type { UserRow } from './mapping.ts'

/** The student's row. @throws HttpFailure 401 when the account no longer exists. */
export async function getStudent(db: Db, userId: string): Promise<UserRow> {
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  if (!row) throw new HttpFailure('unauthenticated')
  return row
}

/** Changes columns of a student and returns the row. @throws HttpFailure 401 when the account no longer exists. */
export async function updateStudent(db: Db, userId: string, values: Partial<UserRow>): Promise<UserRow> {
  const [row] = await db.update(users).set(values).where(eq(users.id, userId)).returning()
  if (!row) throw new HttpFailure('unauthenticated')
  return row
}

/** The ids of the student's saved listings, most recently saved first. */
export async function findSavedIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: savedJobs.jobListingId })
    .from(savedJobs)
    .where(eq(savedJobs.userId, userId))
    .orderBy(desc(savedJobs.savedAt), savedJobs.jobListingId)
  return rows.map((row) => row.id)
}

/** Deletes saves of a student. Listings that are not saved are ignored. */
export async function deleteSaved(tx: Db, userId: string, listingIds: readonly string[]): Promise<void> {
  if (listingIds.length === 0) return
  await tx.delete(savedJobs).where(and(eq(savedJobs.userId, userId), inArray(savedJobs.jobListingId, [...listingIds])))
}

/**
 * Saves listings for a student, at most `limits.savedJobs` in all: a session has all saved listings. Further ones,
 * unknown ids, listings that students may not see, and those saved before are ignored. Call it with the student's row
 * locked.
 */
export async function insertSaved(tx: Db, userId: string, listingIds: readonly string[], savedAt: Date): Promise<void> {
  if (listingIds.length === 0) return
  const shownIds = await lockShownListings(tx, listingIds)
  const savedIds = new Set(await findSavedIds(tx, userId))
  const room = Math.max(0, limits.savedJobs - savedIds.size)
  const addedIds = shownIds.filter((id) => !savedIds.has(id)).slice(0, room)
  if (addedIds.length === 0) return
  await tx
    .insert(savedJobs)
    .values(addedIds.map((jobListingId) => ({ userId, jobListingId, savedAt })))
    .onConflictDoNothing()
}
