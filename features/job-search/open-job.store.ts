import { useEffect } from 'react'
import { type Snapshot, subscribe } from 'valtio'
import { deepClone } from 'valtio/utils'
import {
  account,
  call,
  createResource,
  latestListing,
  listings,
  onClientStart,
  savedJobs,
  session,
  useResource,
  useSession,
} from '@/client'
import { isFailure } from '@/contract'
import { clock, type JobListing, listingStatus } from '@/domain'
import type { SelectedJob } from './job'
import { copyLoadedJob } from './job-results.store'

/** The open listing, when neither the session nor the search results contain it. */
export const fetchedJob = createResource<string, JobListing>({
  keyOf: (jobId) => jobId,
  async fetch(jobId, signal) {
    const outcome = await call('job', undefined, { params: { jobListingId: jobId }, signal })
    return outcome === null || isFailure(outcome) ? outcome : outcome.jobListing
  },
})

/** Listings to add again after a session refresh leaves them out: the open one, and those with an unsent save. */
const retained = new Map<string, JobListing>()
let openId: string | null = null

const isInSession = (jobId: string) => session.jobList.some(({ id }) => id === jobId)

/** A writable copy of a listing. The cast removes the `readonly` of the snapshot's type, which `deepClone` keeps. */
const copyOf = (listing: Snapshot<JobListing>) => deepClone(listing) as JobListing

/** Releases the listings that are neither open nor have an unsent save, and adds the others to the session. */
function restoreRetained(): void {
  const unsentIds = savedJobs.unsentIds()
  for (const id of retained.keys()) {
    if (id !== openId && !unsentIds.has(id)) retained.delete(id)
  }
  if (session.kind === 'student') listings.add([...retained.values()].map(latestListing))
}

/**
 * Adds the retained listings after a session refresh, whose response contains the newest live listings only. An open
 * listing that it leaves out may be old or closed, so it is fetched.
 */
function handleSessionChange(): void {
  // Found first, because restoring adds the open listing to the session again.
  const missingId = openId !== null && retained.has(openId) && !isInSession(openId) ? openId : null
  restoreRetained()
  if (missingId !== null) void fetchOpenJob(missingId)
}

/** Adds a listing from the search results to the session, which applying and saving read. */
export function addToSession(jobId: string): void {
  const listing = isInSession(jobId) ? undefined : copyLoadedJob(jobId)
  if (!listing) return
  retained.set(jobId, listing)
  restoreRetained()
}

/**
 * Retains the open listing, and fetches it when neither the session nor the search results contain it.
 * @param jobId the id in the address, or null
 */
export function setOpenJob(jobId: string | null): void {
  fetchedJob.clear()
  openId = jobId
  if (jobId === null) return
  addToSession(jobId)
  const listing = session.jobList.find(({ id }) => id === jobId)
  if (listing) retained.set(jobId, copyOf(listing))
  else void fetchOpenJob(jobId)
}

async function fetchOpenJob(jobId: string): Promise<void> {
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
  if (openId !== null) void fetchOpenJob(openId)
}

onClientStart(() => {
  const unsubscribers = [
    subscribe(session, handleSessionChange),
    subscribe(account, () => {
      if (account.user) return
      retained.clear()
      setOpenJob(null)
    }),
  ]
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe()
    retained.clear()
    openId = null
  }
})

/**
 * The state of the listing in the address, loaded when it changes: the listing; `loading`; `gone` when the server has none
 * with this id; `failed` when it could not be loaded; null without an id. A listing that takes no applications is shown to
 * its applicants only; other students get its status (JS-11).
 */
export function useSelectedJob(jobId: string | null): SelectedJob {
  const { jobList } = useSession()
  const fetched = useResource(fetchedJob)
  useEffect(() => setOpenJob(jobId), [jobId])

  if (jobId === null) return null
  const job = jobList.find(({ id }) => id === jobId)
  if (job) {
    const status = listingStatus(job, clock.now())
    return status === 'live' || job.Application.length > 0 ? job : status
  }
  if (fetched.key !== jobId || fetched.status !== 'failed') return 'loading'
  return fetched.failure?.code === 'notFound' ? 'gone' : 'failed'
}
