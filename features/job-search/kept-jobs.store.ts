import { subscribe } from 'valtio'
import { deepClone } from 'valtio/utils'
import { account, call, createResource, listings, onClientStart, savedJobs, session } from '@/client'
import { isFailure } from '@/contract'
import type { JobListing } from '@/domain'
import { foundJob } from './job-results.store'

/** The open job, where neither the session nor the search has it. */
export const lookedUpJob = createResource<string, JobListing>({
  keyOf: (jobId) => jobId,
  async fetch(jobId, signal) {
    const outcome = await call('job', undefined, { params: { jobListingId: jobId }, signal })
    return outcome === null || isFailure(outcome) ? outcome : outcome.jobListing
  },
})

/** Listings that a refreshed session may leave out: the open one, and those with a save that is not sent yet. */
const kept = new Map<string, JobListing>()
let openId: string | null = null

const isInSession = (jobId: string) => session.jobList.some(({ id }) => id === jobId)

/** Drops the listings that are neither open nor have an unsent save, and adds the others to the session. */
function addKeptListings(): void {
  const unsent = savedJobs.unsentIds()
  for (const id of kept.keys()) if (id !== openId && !unsent.has(id)) kept.delete(id)
  if (session.kind === 'student') listings.add([...kept.values()])
}

/**
 * Adds the kept listings after a refresh, whose answer holds the newest live listings only. An open listing that is
 * missing is older or closed: it is loaded to find out.
 */
function handleSessionChange(): void {
  const isOpenMissing = openId !== null && kept.has(openId) && !isInSession(openId)
  addKeptListings()
  if (isOpenMissing && openId !== null) void lookUp(openId)
}

/** Adds a listing the search found to the session's, where applying and the saved jobs look for it. */
export function keepJob(jobId: string): void {
  const listing = isInSession(jobId) ? undefined : foundJob(jobId)
  if (!listing) return
  kept.set(jobId, listing)
  addKeptListings()
}

/**
 * Keeps the open job, and asks the server for it when neither the session nor the search has it.
 * @param jobId the id in the address, or null
 */
export function followOpenJob(jobId: string | null): void {
  lookedUpJob.clear()
  openId = jobId
  if (jobId === null) return
  keepJob(jobId)
  const listing = session.jobList.find(({ id }) => id === jobId)
  if (listing) kept.set(jobId, deepClone(listing) as JobListing)
  else void lookUp(jobId)
}

async function lookUp(jobId: string): Promise<void> {
  await lookedUpJob.load(jobId)
  const { key, data, status, failure } = lookedUpJob.state
  if (key !== jobId || status === 'loading') return
  if (failure?.code === 'notFound') {
    kept.delete(jobId)
    listings.remove(jobId)
  } else if (data && status === 'idle') {
    const listing = deepClone(data) as JobListing
    kept.set(jobId, listing)
    listings.put(listing)
  }
}

/** Asks again for the open job. */
export function retryOpenJob(): void {
  if (openId !== null) void lookUp(openId)
}

onClientStart(() => {
  const unsubscribe = [
    subscribe(session, handleSessionChange),
    subscribe(account, () => {
      if (account.user) return
      kept.clear()
      followOpenJob(null)
    }),
  ]
  return () => {
    for (const each of unsubscribe) each()
    kept.clear()
    openId = null
  }
})
