// The listing that is open on the dashboard: loads its detail, and keeps the listing in the session while it is open.
import { subscribe } from 'valtio'
import { deepClone } from 'valtio/utils'
import {
  createResource,
  latestListing,
  listings,
  onClientStart,
  onSignedOut,
  type StudentListing,
  savedJobs,
  session,
} from '@/client'
import { isFailure } from '@/contract'
import { hasDetail, type JobListing, type WholeJobListing } from '@/domain'
import { forgetPrefetch, loadJob, prefetchJob } from './job-prefetch'
import { findLoadedJob } from './job-results.store'

/** The id of the open listing; null for none. */
let openedId: string | null = null

/** The open listing as the server answered, when the session does not have it with its detail. */
export const fetchedJob = createResource<string, WholeJobListing>({
  keyOf: (jobId) => jobId,
  async fetch(jobId, signal) {
    const outcome = await loadJob(jobId, signal)
    return outcome === null || isFailure(outcome) ? outcome : outcome.jobListing
  },
})

/** Listings to add again after a session refresh leaves them out: the open one, and those with an unsent save. */
const retained = new Map<string, JobListing>()

const findInSession = (jobId: string) => session.jobList.find(({ id }) => id === jobId)

/** Whether the session has a listing with its detail. */
export function hasWholeListing(jobId: string): boolean {
  const listing = findInSession(jobId)
  return listing !== undefined && hasDetail(listing)
}

/** How long the mouse or the focus rests on a card before its listing is prefetched, in milliseconds. */
const prefetchDelayMs = 60
let prefetchTimer: ReturnType<typeof setTimeout> | undefined

/** Prefetches a listing that may be opened next, once the mouse or the focus has rested on its card. */
export function approachJob(jobId: string): void {
  clearTimeout(prefetchTimer)
  prefetchTimer = setTimeout(() => {
    // A click focuses the card that it opens, so the listing may be open by now.
    if (jobId !== openedId && !hasWholeListing(jobId)) prefetchJob(jobId)
  }, prefetchDelayMs)
}

/** Makes `deepClone` copy every object, also those held by `ref`. */
const noRefs = new WeakSet()

/**
 * A writable copy of a listing. By default `deepClone` returns an object held by `ref`, as resources hold theirs,
 * without copying it. The cast removes the `readonly` of the snapshot's type, which `deepClone` keeps.
 */
const copyOf = (listing: StudentListing) => deepClone(listing, () => noRefs) as JobListing

/** Releases the listings that are neither open nor have an unsent save, and adds the others to the session. */
function restoreRetained(): void {
  const unsentIds = savedJobs.unsentIds()
  for (const id of retained.keys()) {
    if (id !== openedId && !unsentIds.has(id)) retained.delete(id)
  }
  if (session.kind === 'student') listings.add([...retained.values()].map(latestListing))
}

/**
 * Restores the retained listings and the detail of the open one after a session refresh, whose response has only the
 * newest live listings, without their detail. The open listing is fetched again, because its restored detail may be
 * outdated.
 */
function handleSessionChange(): void {
  const open = openedId === null ? undefined : retained.get(openedId)
  // Found before restoring, which adds the open listing to the session again.
  const refreshed = open && findInSession(open.id)
  const isLost = open !== undefined && (!refreshed || (hasDetail(open) && !hasDetail(refreshed)))
  restoreRetained()
  if (!isLost) return
  if (refreshed) listings.put({ ...open, ...copyOf(refreshed) })
  void fetchOpenJob(open.id)
}

/** Adds a listing from the search results to the session, which applying and saving read. */
export function addToSession(jobId: string): void {
  const listing = findInSession(jobId) ? undefined : findLoadedJob(jobId)
  // The results contain only the id of an application that the session does not have.
  if (!listing || listing.Application.length > 0) return
  retained.set(jobId, latestListing(copyOf({ ...listing, Application: [] })))
  restoreRetained()
}

/**
 * Retains the open listing, and fetches it when the session does not have it with its detail.
 * @param jobId the id in the address, or null
 */
export function setOpenJob(jobId: string | null): void {
  fetchedJob.clear()
  openedId = jobId
  if (jobId === null) return
  addToSession(jobId)
  const listing = findInSession(jobId)
  if (listing) retained.set(jobId, copyOf(listing))
  if (!hasWholeListing(jobId)) void fetchOpenJob(jobId)
}

/**
 * Resolves once the session has the open listing with its detail: true, or false when it could not be loaded or is no
 * longer open. Fetches the detail again after a failure.
 */
export async function whenListingIsWhole(jobId: string): Promise<boolean> {
  if (!hasWholeListing(jobId)) await (fetchedJob.state.status === 'failed' ? fetchOpenJob(jobId) : pendingFetch)
  return hasWholeListing(jobId) && openedId === jobId
}

/** The request of {@link fetchOpenJob} that was made last. */
let pendingFetch = Promise.resolve()

function fetchOpenJob(jobId: string): Promise<void> {
  pendingFetch = loadOpenJob(jobId)
  return pendingFetch
}

async function loadOpenJob(jobId: string): Promise<void> {
  await fetchedJob.load(jobId)
  const { key, data, status, failure } = fetchedJob.state
  if (key !== jobId || status === 'loading') return
  if (failure?.code === 'notFound') {
    retained.delete(jobId)
    listings.remove(jobId)
  } else if (data && status === 'idle') {
    const listing = copyOf(data)
    retained.set(jobId, listing)
    listings.put(listing)
  }
}

/** Fetches the open listing again after a failure. */
export function retryOpenJob(): void {
  if (openedId !== null) void fetchOpenJob(openedId)
}

/** Forgets what an account has loaded, before another account signs in. */
function forgetJobs(): void {
  retained.clear()
  forgetPrefetch()
  setOpenJob(null)
}

onClientStart(() => {
  const unsubscribers = [subscribe(session, handleSessionChange), onSignedOut('student', forgetJobs)]
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe()
    clearTimeout(prefetchTimer)
    forgetJobs()
  }
})
