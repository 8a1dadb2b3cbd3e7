import { isFailure } from '@/contract'
import { limits, timers } from '@/domain'
import { createOutbox, type Delivery } from './outbox.ts'
import { applyChanges, batchChanges, type SavedJobChange, savedJobChangeSchema } from './saved-job-changes.ts'
import { lists, markSessionChanged } from './session-state.ts'
import { onClientStart } from './start.ts'
import { call, sendBeacon } from './transport.ts'

/** The most changes in a beacon: their ids, 39 bytes each with quotes and comma, stay below `limits.beaconBytes`. */
const jobsPerBeacon = 150

/**
 * Sends the changes to the server.
 * @param options `isLeaving`: the page is being unloaded, so that only beacons arrive
 */
async function send(changes: SavedJobChange[], { isLeaving }: { isLeaving: boolean }): Promise<Delivery> {
  if (isLeaving) {
    for (const batch of batchChanges(changes, jobsPerBeacon)) sendBeacon('beaconUpdateSavedJobs', batch)
    // A beacon has no response, so keep the changes and send them again on the next load.
    return 'retry'
  }
  for (const batch of batchChanges(changes, limits.savedJobs)) {
    const outcome = await call('updateSavedJobs', batch)
    if (isFailure(outcome)) return outcome.code === 'invalid' ? 'refused' : 'retry'
    if (outcome === null) return 'retry'
  }
  // The response to a pending session request may not include these changes.
  markSessionChanged()
  return 'sent'
}

/** The changes not yet sent. `app/outboxes` sets the account and flushes before signing out. */
export const savedJobsOutbox = createOutbox({
  name: 'saved-jobs',
  itemSchema: savedJobChangeSchema,
  delayMs: timers.savedJobsSync,
  send,
})

/** The saved ids of a server answer with the unsent changes applied. */
export function withUnsentSaves(savedIds: readonly string[]): string[] {
  return applyChanges(savedIds, savedJobsOutbox.pending())
}

/** The student's saved jobs, newest first. */
export const savedJobs = {
  /** Saves a job, or removes it from the saved ones: here at once, on the server when the outbox is flushed. */
  mark(jobId: string, saved: boolean): void {
    savedJobsOutbox.add({ jobId, saved })
    lists.savedJobs = applyChanges(lists.savedJobs, [{ jobId, saved }])
  },
  /** The ids of the jobs whose save is not sent yet. */
  unsentIds: (): Set<string> =>
    new Set(savedJobsOutbox.pending().flatMap(({ jobId, saved }) => (saved ? [jobId] : []))),
  /** Sends the pending changes now. Resolves true when none is left. */
  flush: () => savedJobsOutbox.flush(),
}

onClientStart(() => {
  // A page restored from the back-forward cache has sent only a beacon, so send again.
  const handlePageShow = () => void savedJobsOutbox.flush()
  window.addEventListener('pageshow', handlePageShow)
  return () => window.removeEventListener('pageshow', handlePageShow)
})
