import { useEffect } from 'react'
import { type Snapshot, subscribe } from 'valtio'
import { deepClone } from 'valtio/utils'
import {
  call,
  createResource,
  latestListing,
  listings,
  onClientStart,
  onSignedOut,
  savedJobs,
  session,
  useResource,
  useSession,
} from '@/client'
import { isFailure } from '@/contract'
import { clock, hasDetail, type JobListing, listingStatus, type WholeJobListing } from '@/domain'
import type { Job, SelectedJob } from './job'
import { findLoadedJob } from './job-results.store'

/** How long the answer to an early request is fresh, in milliseconds. */
const earlyFreshMs = 10_000
/** How long the mouse or the focus rests on a card before its listing is requested, in milliseconds. */
const approachMs = 60

/** The request for the card that the mouse or the focus rested on last, made before its listing is opened. */
let earlyRequest: { jobId: string; sentAtMs: number; outcome: ReturnType<typeof requestJob> } | null = null
let approachTimer: ReturnType<typeof setTimeout> | undefined

const requestJob = (jobId: string, signal?: AbortSignal) =>
  call('job', undefined, { params: { jobListingId: jobId }, ...(signal && { signal }) })

/** The outcome of the early request for a listing; null without a fresh one. */
function takeEarlyOutcome(jobId: string) {
  const request = earlyRequest
  earlyRequest = null
  return request?.jobId === jobId && clock.now().getTime() - request.sentAtMs < earlyFreshMs ? request.outcome : null
}

/** The open listing, when the session does not have it with its detail. */
export const fetchedJob = createResource<string, WholeJobListing>({
  keyOf: (jobId) => jobId,
  async fetch(jobId, signal) {
    const pendingOutcome = takeEarlyOutcome(jobId)
    const earlyOutcome = pendingOutcome && (await pendingOutcome)
    // After a failed early request, opening the listing sends another.
    const outcome = earlyOutcome && !isFailure(earlyOutcome) ? earlyOutcome : await requestJob(jobId, signal)
    return outcome === null || isFailure(outcome) ? outcome : outcome.jobListing
  },
})

/** Requests a listing that may be opened next, once the mouse or the focus has rested on its card. */
export function approachJob(jobId: string): void {
  clearTimeout(approachTimer)
  approachTimer = setTimeout(() => {
    // A click focuses the card that it opens.
    if (jobId === openedId || earlyRequest?.jobId === jobId || isWhole(jobId)) return
    earlyRequest = { jobId, sentAtMs: clock.now().getTime(), outcome: requestJob(jobId) }
  }, approachMs)
}

/** Listings to add again after a session refresh leaves them out: the open one, and those with an unsent save. */
const retained = new Map<string, JobListing>()
let openedId: string | null = null

const findInSession = (jobId: string) => session.jobList.find(({ id }) => id === jobId)

/** Whether the session has a listing with its detail. */
export function isWhole(jobId: string): boolean {
  const listing = findInSession(jobId)
  return listing !== undefined && hasDetail(listing)
}

/** Tells `deepClone` that no object is held by `ref`. */
const noRefs = new WeakSet()

/**
 * A writable copy of a listing, also of one that a resource holds by `ref`: `deepClone` would return that one itself, whose
 * changes no component hears of. The cast removes the `readonly` of the snapshot's type, which `deepClone` keeps.
 */
const copyOf = (listing: Snapshot<JobListing>) => deepClone(listing, () => noRefs) as JobListing

/** Releases the listings that are neither open nor have an unsent save, and adds the others to the session. */
function restoreRetained(): void {
  const unsentIds = savedJobs.unsentIds()
  for (const id of retained.keys()) {
    if (id !== openedId && !unsentIds.has(id)) retained.delete(id)
  }
  if (session.kind === 'student') listings.add([...retained.values()].map(latestListing))
}

/**
 * Restores what a session refresh leaves out, because its response has the newest live listings only, without their detail:
 * the retained listings, and the detail of the open one. The open listing is fetched, because what was left out may be
 * outdated.
 */
function handleSessionChange(): void {
  // Found first, because restoring adds the open listing to the session again.
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
  // Of an application that the session does not have, the results name only the id.
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
  if (!isWhole(jobId)) void fetchOpenJob(jobId)
}

/**
 * Resolves once the session has the open listing with its detail: true, or false when it could not be loaded or is no longer
 * open. Fetches the detail again after a failure.
 */
export async function whenWhole(jobId: string): Promise<boolean> {
  if (!isWhole(jobId)) await (fetchedJob.state.status === 'failed' ? fetchOpenJob(jobId) : pendingFetch)
  return isWhole(jobId) && openedId === jobId
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
      earlyRequest = null
      setOpenJob(null)
    }),
  ]
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe()
    retained.clear()
    clearTimeout(approachTimer)
    earlyRequest = null
    openedId = null
  }
})

interface OpenedJob {
  selected: SelectedJob
  hasDetailFailed: boolean
  /** A request after a failure is pending. */
  isRetrying: boolean
}

/**
 * The state of the listing in the address, loaded when it changes. `selected`: the listing, at first perhaps without its
 * detail; `loading`; `gone` when the server has none with this id; `failed` when it could not be loaded; null without an id.
 * A listing that takes no applications is shown to its applicants only; other students get its status (JS-11).
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
  if (job) return { selected: shownJob(job), hasDetailFailed: hasFailed, isRetrying }
  const failure = fetched.failure?.code === 'notFound' ? 'gone' : 'failed'
  const missing = hasFailed ? failure : 'loading'
  return { selected: jobId === null ? null : missing, hasDetailFailed: false, isRetrying }
}

/** A listing, or its status where it takes no applications and the student sent none. */
function shownJob(job: Job): SelectedJob {
  const status = listingStatus(job, clock.now())
  return status === 'live' || job.Application.length > 0 ? job : status
}
