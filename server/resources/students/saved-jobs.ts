import { and, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { requests } from '@/contract'
import type { Context } from '../../context.ts'
import { lockStudent } from '../../db/locks.ts'
import { jobListings, savedJobs } from '../../db/schema.ts'

type SavedJobsInput = z.output<typeof requests.updateSavedJobs>

/**
 * Merges what one device saved with what is already there, and applies what it removed by name (JS-10): a list that
 * lacks an id removes nothing, so two devices never undo each other. An id both saved and removed is removed.
 * Unknown listings are ignored, and repeating a call changes nothing.
 */
export async function updateSavedJobs({ db, clock }: Context, userId: string, input: SavedJobsInput): Promise<void> {
  const removed = new Set(input.removedJobs)
  const added = input.savedJobs.filter((id) => !removed.has(id))
  await db.transaction(async (tx) => {
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
  })
}
