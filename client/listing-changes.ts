import { proxy, ref, useSnapshot } from 'valtio'
import { type JobListing, type ListingChange, withListingChange } from '@/domain'
import { onClientStart } from './start.ts'

/** The most listings whose latest change is remembered; past it, the change received longest ago is dropped. */
const maxChanges = 200

/** The latest change of each listing, by its id. */
export type ListingChanges = ReadonlyMap<string, ListingChange>

const state: { changes: ListingChanges } = proxy({ changes: ref(new Map()) })

/** Remembers a change for the listings that were loaded before it and are not in the session. */
export function rememberChange(change: ListingChange): void {
  const changes = new Map(state.changes)
  changes.delete(change.jobListing.id)
  changes.set(change.jobListing.id, change)
  state.changes = ref(new Map([...changes].slice(-maxChanges)))
}

/** Forgets all changes: after missed events, a remembered change may be older than the next loaded listing. */
export function forgetChanges(): void {
  state.changes = ref(new Map())
}

/** A listing with the latest change that was received since this page was loaded. */
export function latestListing(job: JobListing): JobListing {
  const change = state.changes.get(job.id)
  return change ? withListingChange(job, change) : job
}

/** The latest changes in a component. */
export function useListingChanges(): ListingChanges {
  return useSnapshot(state).changes
}

onClientStart(() => forgetChanges)
