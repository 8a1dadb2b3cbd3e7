import type { z } from 'zod'
import type { requests } from '@/contract'
import type { Context } from '../../context.ts'
import { lockStudent } from '../../db/locks.ts'
import { deleteSaved, findSavedIds, insertSaved } from './queries.ts'

type SavedJobsInput = z.output<typeof requests.updateSavedJobs>

/**
 * Adds `savedJobs` and removes `removedJobs` (JS-10). A listing missing from `savedJobs` stays saved, so that devices
 * never undo each other's saves. A listing in both lists is removed. Saves beyond `limits.savedJobs` are ignored.
 * Idempotent.
 * @returns the ids of all saved listings, most recently saved first
 */
export async function updateSavedJobs(
  { db, clock }: Context,
  userId: string,
  input: SavedJobsInput,
): Promise<string[]> {
  const removed = new Set(input.removedJobs)
  const added = input.savedJobs.filter((id) => !removed.has(id))
  await db.transaction(async (tx) => {
    await lockStudent(tx, userId)
    await deleteSaved(tx, userId, [...removed])
    await insertSaved(tx, userId, added, clock.now())
  })
  return findSavedIds(db, userId)
}
