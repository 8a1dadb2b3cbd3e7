import type { z } from 'zod'
import type { requests } from '@/contract'
import type { Context } from '../../context.ts'
import { lockStudent } from '../../db/locks.ts'
import { deleteSaved, insertSaved } from './queries.ts'

type SavedJobsInput = z.output<typeof requests.updateSavedJobs>

/**
 * Adds saves and applies explicit removals (JS-10). A listing that is missing from `savedJobs` stays saved, so two
 * devices never undo each other; one both saved and removed is removed. Repeating a call changes nothing.
 */
export async function updateSavedJobs({ db, clock }: Context, userId: string, input: SavedJobsInput): Promise<void> {
  const removed = new Set(input.removedJobs)
  const added = input.savedJobs.filter((id) => !removed.has(id))
  await db.transaction(async (tx) => {
    await lockStudent(tx, userId)
    await deleteSaved(tx, userId, [...removed])
    await insertSaved(tx, userId, added, clock.now())
  })
}
