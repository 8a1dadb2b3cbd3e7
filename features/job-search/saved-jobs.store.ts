import { subscribe } from 'valtio'
import { call, createOutbox, type Delivery, sendBeacon, session } from '@/client'
import { isFailure } from '@/contract'
import { limits, timers } from '@/domain'
import { batchesOf, type SavedJobChange, savedJobChange, withChanges } from './saved-jobs'

/** A beacon holds 8 KB; a quoted id takes 39 of them. */
const jobsPerBeacon = 150

async function send(changes: SavedJobChange[], { leaving }: { leaving: boolean }): Promise<Delivery> {
  if (leaving) {
    for (const batch of batchesOf(changes, jobsPerBeacon)) sendBeacon('beaconUpdateSavedJobs', batch)
    // A beacon has no answer, so the changes wait for the next load; sending them twice is harmless.
    return 'retry'
  }
  for (const batch of batchesOf(changes, limits.savedJobs)) {
    const outcome = await call('updateSavedJobs', batch)
    if (isFailure(outcome)) return outcome.code === 'invalid' ? 'refused' : 'retry'
    if (outcome === null) return 'retry'
  }
  return 'sent'
}

/** What the server does not know yet. The app says whose it sends, and flushes it before signing out. */
export const savedJobsOutbox = createOutbox({
  name: 'saved-jobs',
  item: savedJobChange,
  delay: timers.savedJobsSync,
  send,
})

/** Lays what the server does not know yet over what it has just said. */
function keepUnsent(): void {
  const savedJobs = withChanges(session.savedJobs, savedJobsOutbox.pending())
  if (savedJobs.join() !== session.savedJobs.join()) session.savedJobs = savedJobs
}

subscribe(session, keepUnsent)
// A page that comes back from the back-forward cache has only sent a beacon.
window.addEventListener('pageshow', () => void savedJobsOutbox.flush())

/** Saves a job or removes it from the saved ones: here at once, on the server when the outbox is sent. */
export function setJobSaved(jobId: string, saved: boolean): void {
  savedJobsOutbox.add({ jobId, saved })
  session.savedJobs = withChanges(session.savedJobs, [{ jobId, saved }])
}

/** Sends what waits now. Resolves true when nothing is left. */
export function flushSavedJobs(): Promise<boolean> {
  return savedJobsOutbox.flush()
}
