import { subscribe } from 'valtio'
import { isFailure, limits, timers } from '@/contract'
import { account, call, createOutbox, type Delivery, sendBeacon, session } from '@/contract/client'
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

const outbox = createOutbox({ name: 'saved-jobs', item: savedJobChange, delay: timers.savedJobsSync, send })

let following: string | null = null

/** Sends for whoever is signed in; what another account left waits for that account. */
function followAccount(): void {
  const accountId = account.user?.id ?? null
  if (accountId === following) return
  following = accountId
  outbox.setAccount(accountId)
}

/** Lays what the server does not know yet over what it has just said. */
function keepUnsent(): void {
  const savedJobs = withChanges(session.savedJobs, outbox.pending())
  if (savedJobs.join() !== session.savedJobs.join()) session.savedJobs = savedJobs
}

subscribe(account, followAccount)
subscribe(session, keepUnsent)
// A page that comes back from the back-forward cache has only sent a beacon.
window.addEventListener('pageshow', () => void outbox.flush())
followAccount()
keepUnsent()

/** Saves a job or removes it from the saved ones: here at once, on the server when the outbox is sent. */
export function setJobSaved(jobId: string, saved: boolean): void {
  outbox.add({ jobId, saved })
  session.savedJobs = withChanges(session.savedJobs, [{ jobId, saved }])
}

/** Sends what waits now. Resolves true when nothing is left; call it before signing out. */
export function flushSavedJobs(): Promise<boolean> {
  return outbox.flush()
}
