import { useEffect } from 'react'
import { subscribe } from 'valtio'
import { deepClone } from 'valtio/utils'
import {
  call,
  createResource,
  latestListing,
  listings,
  onClientStart,
  onSignedOut,
  type StudentListing,
  savedJobs,
  session,
  useResource,
  useSession,
} from '@/client'
import { isFailure } from '@/contract'
import { clock, hasDetail, type JobListing, listingStatus, type WholeJobListing } from '@/domain'
import type { SelectedJob } from './job'
import { findLoadedJob } from './job-results.store'

/** How long a prefetched answer is fresh, in milliseconds. */
const prefetchFreshMs = 10_000
/** How long the mouse or the focus rests on a card before its listing is requested, in milliseconds. */
const prefetchDelayMs = 60

/** The latest prefetch, of the card that the mouse or the focus rested on last. */
let prefetchRequest: { jobId: string; sentAtMs: number; outcome: ReturnType<typeof requestJob> } | null = null
let prefetchTimer: ReturnType<typeof setTimeout> | undefined

const requestJob = (jobId: string, signal?: AbortSignal) =>
  call('job', undefined, { params: { jobListingId: jobId }, ...(signal && { signal }) })

/** The outcome of a listing's prefetch; null without a fresh one. */
function takePrefetchedOutcome(jobId: string) {
  const request = prefetchRequest
  prefetchRequest = null
  return request?.jobId === jobId && clock.now().getTime() - request.sentAtMs < prefetchFreshMs ? request.outcome : null
}

/** The open listing, when the session does not have it with its detail. */
export const fetchedJob = createResource<string, WholeJobListing>({
  keyOf: (jobId) => jobId,
  async fetch(jobId, signal) {
    const pendingOutcome = takePrefetchedOutcome(jobId)
    const prefetchedOutcome = pendingOutcome && (await pendingOutcome)
    // After a failed prefetch, opening the listing sends another request.
    const outcome =
      prefetchedOutcome && !isFailure(prefetchedOutcome) ? prefetchedOutcome : await requestJob(jobId, signal)
    return outcome === null || isFailure(outcome) ? outcome : outcome.jobListing
  },
})

/** Prefetches a listing that may be opened next, once the mouse or the focus has rested on its card. */
export function approachJob(jobId: string): void {
  clearTimeout(prefetchTimer)
  prefetchTimer = setTimeout(() => {
    // A click focuses the card that it opens.
    if (jobId === openedId || prefetchRequest?.jobId === jobId || hasWholeListing(jobId)) return
    prefetchRequest = { jobId, sentAtMs: clock.now().getTime(), outcome: requestJob(jobId) }
  }, prefetchDelayMs)
}

/** Listings to add again after a session refresh leaves them out: the open one, and those with an unsent save. */
const retained = new Map<string, JobListing>()
let openedId: string | null = null

const findInSession = (jobId: string) => session.jobList.find(({ id }) => id === jobId)

/** Whether the session has a listing with its detail. */
export function hasWholeListing(jobId: string): boolean {
  const listing = findInSession(jobId)
  return listing !== undefined && hasDetail(listing)
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
  // Before restoring, which adds the open listing to the session again.
  const open = openedId === null ? undefined : retained.get(openedId)
  const refreshed = open && findInSession(open.id)
  const isOutdated = open !== undefined && !(refreshed && (hasDetail(refreshed) || !hasDetail(open)))
  restoreRetained()
  if (!isOutdated) return
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

onClientStart(() => {
  const unsubscribers = [
    subscribe(session, handleSessionChange),
    onSignedOut('student', () => {
      retained.clear()
      prefetchRequest = null
      setOpenJob(null)
    }),
  ]
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe()
    retained.clear()
    clearTimeout(prefetchTimer)
    prefetchRequest = null
    openedId = null
  }
})

interface OpenedJob {
  selected: SelectedJob
  hasDetailFailed: boolean
  /** Whether a request after a failure is pending. */
  isRetrying: boolean
}

/**
 * The state of the listing in the address, loaded when the address changes. A listing that takes no applications is
 * available to its applicants only; other students get its status (JS-11).
 */
export function useSelectedJob(jobId: string | null): OpenedJob {
  const { jobList } = useSession()
  const fetched = useResource(fetchedJob)
  useEffect(() => {
    setOpenJob(jobId)
    return () => setOpenJob(null)
  }, [jobId])

  const hasFailed = fetched.key === jobId && fetched.status === 'failed'
  const job = jobList.find(({ id }) => id === jobId)
  const isRetrying = hasFailed && fetched.isRetrying
  if (job) return { selected: selectJob(job), hasDetailFailed: hasFailed, isRetrying }
  const missing = { hasDetailFailed: false, isRetrying }
  if (jobId === null) return { selected: { state: 'none' }, ...missing }
  if (!hasFailed) return { selected: { state: 'loading' }, ...missing }
  const isGone = fetched.failure?.code === 'notFound'
  return { selected: isGone ? { state: 'unavailable', reason: 'gone' } : { state: 'failed' }, ...missing }
}

/** A loaded listing: unavailable when it takes no applications and the student sent none. */
function selectJob(job: StudentListing): SelectedJob {
  const status = listingStatus(job, clock.now())
  if (status === 'live' || job.Application.length > 0) return { state: 'available', job }
  return { state: 'unavailable', reason: status }
}
