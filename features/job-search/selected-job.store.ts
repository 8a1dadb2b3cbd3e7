// The listing that is selected in the search: loads its detail, and keeps it in the session while it is selected.
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
import { isResponse } from '@/contract'
import { type DetailedJobListing, hasDetail, type JobListing } from '@/domain'
import { forgetPrefetch, loadJob, prefetchJob } from './job-prefetch'
import { findLoadedJob } from './job-results.store'

/** The id of the selected listing; null for none. */
let selectedId: string | null = null

/** The selected listing as the server answered, when the session does not have the listing with its detail. */
export const fetchedListing = createResource<string, DetailedJobListing>({
  keyOf: (jobId) => jobId,
  async fetch(jobId, signal) {
    const outcome = await loadJob(jobId, signal)
    return !isResponse(outcome) ? outcome : outcome.jobListing
  },
})

/** Listings to add again after a session refresh leaves them out: the selected one, and those with an unsent save. */
const retained = new Map<string, JobListing>()

const findInSession = (jobId: string) => session.jobList.find(({ id }) => id === jobId)

/** Whether the session has a listing with its detail. */
export function hasListingDetail(jobId: string): boolean {
  const listing = findInSession(jobId)
  return listing !== undefined && hasDetail(listing)
}

/** How long the mouse or the focus rests on a card before its listing is prefetched, in milliseconds. */
const prefetchDelayMs = 60
let prefetchTimer: ReturnType<typeof setTimeout> | undefined

/** Prefetches a listing that may be selected next, once the mouse or the focus has rested on its card. */
export function approachJob(jobId: string): void {
  clearTimeout(prefetchTimer)
  prefetchTimer = setTimeout(() => {
    // A click focuses the card that it selects, so the listing may be selected by now.
    if (jobId !== selectedId && !hasListingDetail(jobId)) prefetchJob(jobId)
  }, prefetchDelayMs)
}

/** Makes `deepClone` copy every object, also those held by `ref`. */
const noRefs = new WeakSet()

/**
 * A writable copy of a listing. By default `deepClone` returns an object held by `ref`, as resources hold theirs,
 * without copying it. The cast removes the `readonly` of the snapshot's type, which `deepClone` keeps.
 */
const writableCopyOf = (listing: StudentListing) => deepClone(listing, () => noRefs) as JobListing

/** Releases the listings that are neither selected nor have an unsent save, and adds the others to the session. */
function restoreRetained(): void {
  const unsentIds = savedJobs.unsentIds()
  for (const id of retained.keys()) {
    if (id !== selectedId && !unsentIds.has(id)) retained.delete(id)
  }
  if (session.kind === 'student') listings.addMissing([...retained.values()].map(latestListing))
}

/**
 * Restores the retained listings and the detail of the selected one after a session refresh, whose response has only
 * the newest live listings, without their detail. The selected listing is fetched again, because its restored detail
 * may be outdated.
 */
function handleSessionChange(): void {
  const selected = selectedId === null ? undefined : retained.get(selectedId)
  // Found before restoring, which adds the selected listing to the session again.
  const refreshed = selected && findInSession(selected.id)
  const isLost = selected !== undefined && (!refreshed || (hasDetail(selected) && !hasDetail(refreshed)))
  restoreRetained()
  if (!isLost) return
  if (refreshed) listings.upsert({ ...selected, ...writableCopyOf(refreshed) })
  void fetchSelectedJob(selected.id)
}

/** Adds a listing from the search results to the session, which applying and saving read. */
export function addToSession(jobId: string): void {
  const listing = findInSession(jobId) ? undefined : findLoadedJob(jobId)
  // The results contain only the id of an application that the session does not have.
  if (!listing || listing.Application.length > 0) return
  retained.set(jobId, latestListing(writableCopyOf({ ...listing, Application: [] })))
  restoreRetained()
}

/**
 * Retains the selected listing, and fetches it when the session does not have it with its detail.
 * @param jobId the id in the address, or null
 */
export function setSelectedJob(jobId: string | null): void {
  fetchedListing.clear()
  selectedId = jobId
  if (jobId === null) return
  addToSession(jobId)
  const listing = findInSession(jobId)
  if (listing) retained.set(jobId, writableCopyOf(listing))
  if (!hasListingDetail(jobId)) void fetchSelectedJob(jobId)
}

/**
 * Resolves once the session has the selected listing with its detail: true, or false when the listing could not be
 * loaded or is no longer selected. Never rejects. Fetches the detail again after a failure.
 */
export async function waitForListingDetail(jobId: string): Promise<boolean> {
  if (!hasListingDetail(jobId))
    await (fetchedListing.state.status === 'failed' ? fetchSelectedJob(jobId) : pendingFetch)
  return hasListingDetail(jobId) && selectedId === jobId
}

/** The request of {@link fetchSelectedJob} that was made last. */
let pendingFetch = Promise.resolve()

function fetchSelectedJob(jobId: string): Promise<void> {
  pendingFetch = loadSelectedJob(jobId)
  return pendingFetch
}

async function loadSelectedJob(jobId: string): Promise<void> {
  await fetchedListing.load(jobId)
  const { key, data, status, failure } = fetchedListing.state
  if (key !== jobId || status === 'loading') return
  if (failure?.code === 'notFound') {
    retained.delete(jobId)
    listings.remove(jobId)
  } else if (data && status === 'idle') {
    const listing = writableCopyOf(data)
    retained.set(jobId, listing)
    listings.upsert(listing)
  }
}

/** Fetches the selected listing again after a failure. */
export function retrySelectedJob(): void {
  if (selectedId !== null) void fetchSelectedJob(selectedId)
}

/** Forgets what an account has loaded, before another account signs in. */
function forgetJobs(): void {
  retained.clear()
  forgetPrefetch()
  setSelectedJob(null)
}

onClientStart(() => {
  const unsubscribers = [subscribe(session, handleSessionChange), onSignedOut('student', forgetJobs)]
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe()
    clearTimeout(prefetchTimer)
    forgetJobs()
  }
})
