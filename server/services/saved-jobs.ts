import { and, asc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { requests } from '@/contract'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { jobListings, savedJobs } from '../db/schema.ts'
import { lockStudent } from './locks.ts'

type SavedJobsInput = z.output<typeof requests.updateSavedJobs>

/**
 * Merges what one device saved with what is already there, and applies what it removed by name (JS-10): a list that
 * lacks an id removes nothing, so two devices never undo each other. An id both saved and removed is removed.
 * Unknown listings are ignored, and repeating a call changes nothing.
 * @returns every saved id, oldest first
 */
export async function updateSavedJobs(
  { db, clock }: Context,
  userId: string,
  input: SavedJobsInput,
): Promise<string[]> {
  const removed = new Set(input.removedJobs)
  const added = input.savedJobs.filter((id) => !removed.has(id))
  return db.transaction(async (tx) => {
    await lockStudent(tx, userId)
    if (removed.size > 0)
      await tx.delete(savedJobs).where(and(eq(savedJobs.userId, userId), inArray(savedJobs.jobListingId, [...removed])))
    if (added.length > 0) {
      const known = await tx.select({ id: jobListings.id }).from(jobListings).where(inArray(jobListings.id, added))
      if (known.length > 0)
        await tx
          .insert(savedJobs)
          .values(known.map(({ id }) => ({ userId, jobListingId: id, savedAt: clock.now() })))
          .onConflictDoNothing()
    }
    return savedJobIds(tx, userId)
  })
}

/** The ids of the listings a student saved, oldest first. */
export async function savedJobIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: savedJobs.jobListingId })
    .from(savedJobs)
    .where(eq(savedJobs.userId, userId))
    .orderBy(asc(savedJobs.savedAt), asc(savedJobs.jobListingId))
  return rows.map(({ id }) => id)
}
