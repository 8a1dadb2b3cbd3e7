import { isFailure } from '@/contract'
import { limits, timers } from '@/domain'
import { createOutbox, type Delivery } from './outbox.ts'
import { applyChanges, batchChanges, type SavedJobChange, savedJobChange } from './saved-job-changes.ts'
import { lists, markSessionChanged } from './session-state.ts'
import { onClientStart } from './start.ts'
import { call, sendBeacon } from './transport.ts'

/** A beacon holds 8 KB; a quoted id takes 39 bytes of them. */
const jobsPerBeacon = 150

async function send(changes: SavedJobChange[], { leaving }: { leaving: boolean }): Promise<Delivery> {
  if (leaving) {
    for (const batch of batchChanges(changes, jobsPerBeacon)) sendBeacon('beaconUpdateSavedJobs', batch)
    // A beacon has no answer, so the changes wait for the next load; sending them twice is harmless.
    return 'retry'
  }
  for (const batch of batchChanges(changes, limits.savedJobs)) {
    const outcome = await call('updateSavedJobs', batch)
    if (isFailure(outcome)) return outcome.code === 'invalid' ? 'refused' : 'retry'
    if (outcome === null) return 'retry'
  }
  // A session answer that is still pending was computed before these changes.
  markSessionChanged()
  return 'sent'
}

/** The changes not yet sent. `app/outboxes` sets the account and flushes before signing out. */
export const savedJobsOutbox = createOutbox({
  name: 'saved-jobs',
  item: savedJobChange,
  delayMs: timers.savedJobsSync,
  send,
})

/** The saved ids of a server answer with the unsent changes applied. */
export function withUnsentSaves(savedIds: readonly string[]): string[] {
  return applyChanges(savedIds, savedJobsOutbox.pending())
}

/** The student's saved jobs, newest first. */
export const savedJobs = {
  /** Saves a job or removes it from the saved ones: here at once, on the server when the outbox is sent. */
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
  // A page that comes back from the back-forward cache has only sent a beacon.
  const handlePageShow = () => void savedJobsOutbox.flush()
  window.addEventListener('pageshow', handlePageShow)
  return () => window.removeEventListener('pageshow', handlePageShow)
})
