import * as z from 'zod/mini'

/** One change to the saved jobs that the server has not confirmed. */
export const savedJobChangeSchema = z.object({ jobId: z.string(), saved: z.boolean() })
export type SavedJobChange = z.infer<typeof savedJobChangeSchema>

function latestOf(changes: readonly SavedJobChange[]): SavedJobChange[] {
  return [...new Map(changes.map((change) => [change.jobId, change])).values()]
}

/** The saved ids once the changes are applied, the newest save first. Applying them again changes nothing. */
export function applyChanges(savedIds: readonly string[], changes: readonly SavedJobChange[]): string[] {
  const latest = latestOf(changes)
  const removed = new Set(latest.filter(({ saved }) => !saved).map(({ jobId }) => jobId))
  const added = latest.filter(({ jobId, saved }) => saved && !savedIds.includes(jobId)).map(({ jobId }) => jobId)
  return [...added.toReversed(), ...savedIds.filter((id) => !removed.has(id))]
}

/** The payload of one call: the ids to add, and the ids to remove (JS-10). */
interface SavedJobsBatch {
  savedJobs: string[]
  removedJobs: string[]
}

/** The changes as calls of at most `size` jobs each. */
export function batchChanges(changes: readonly SavedJobChange[], size: number): SavedJobsBatch[] {
  const latest = latestOf(changes)
  const batches: SavedJobsBatch[] = []
  for (let start = 0; start < latest.length; start += size) {
    const part = latest.slice(start, start + size)
    batches.push({
      savedJobs: part.filter(({ saved }) => saved).map(({ jobId }) => jobId),
      removedJobs: part.filter(({ saved }) => !saved).map(({ jobId }) => jobId),
    })
  }
  return batches
}
