import { proxy, subscribe } from 'valtio'
import { account, call, session } from '@/client'
import { isFailure } from '@/contract'
import type { JobListing } from '@/domain'
import { foundJob } from './job-results.store'
import { withKept } from './results'
import { savedJobsOutbox } from './saved-jobs.store'

/** The job of the address, when the browser does not have it: on its way, not there, or not to be had right now. */
export interface LookedUpJob {
  jobId: string | null
  status: 'loading' | 'gone' | 'failed'
}

export const lookedUpJob: LookedUpJob = proxy<LookedUpJob>({ jobId: null, status: 'gone' })

/** Listings beyond those the session carries of itself. */
const kept = new Map<string, JobListing>()
let openId: string | null = null
let under: AbortController | null = null

/** Puts what is kept back among the session's listings. Returns whether any was missing. */
function putBack(): boolean {
  const saved = new Set(savedJobsOutbox.pending().flatMap((change) => (change.saved ? [change.jobId] : [])))
  for (const id of kept.keys()) if (id !== openId && !saved.has(id)) kept.delete(id)
  const jobList = withKept(session.jobList, [...kept.values()])
  if (session.kind !== 'student' || jobList.length === session.jobList.length) return false
  session.jobList = jobList
  return true
}

/**
 * A refreshed session carries the newest live listings only. What is open, or saved and not yet sent, is put back among
 * them; whether the open one is merely older, or over, only the server can tell.
 */
function keepListings(): void {
  const isOpenMissing = openId !== null && kept.has(openId) && !session.jobList.some(({ id }) => id === openId)
  if (putBack() && isOpenMissing && openId !== null) void lookUp(openId)
}

/** Makes a listing the server found one of the session's, where applying and the saved jobs look for it. */
export function keepJob(jobId: string): void {
  const listing = session.jobList.some(({ id }) => id === jobId) ? undefined : foundJob(jobId)
  if (!listing) return
  kept.set(jobId, listing)
  putBack()
}

/**
 * Follows the address: the open job is kept, and asked for when neither the session nor the search has it.
 * @param jobId the id in the address, or null
 */
export function followOpenJob(jobId: string | null): void {
  under?.abort()
  under = null
  openId = jobId
  if (jobId === null) return
  keepJob(jobId)
  const listing = session.jobList.find(({ id }) => id === jobId)
  if (listing) kept.set(jobId, listing)
  else void lookUp(jobId)
}

async function lookUp(jobId: string): Promise<void> {
  const mine = new AbortController()
  under = mine
  Object.assign(lookedUpJob, { jobId, status: 'loading' } satisfies LookedUpJob)
  const outcome = await call('job', undefined, { params: { jobListingId: jobId }, signal: mine.signal })
  if (under !== mine) return
  if (outcome === null || (isFailure(outcome) && outcome.code !== 'notFound')) {
    lookedUpJob.status = 'failed'
    return
  }
  lookedUpJob.status = 'gone'
  if (isFailure(outcome)) kept.delete(jobId)
  else kept.set(jobId, outcome.jobListing)
  session.jobList = withKept(
    session.jobList.filter(({ id }) => id !== jobId),
    [...kept.values()],
  )
}

/** Asks again for the job of the address. */
export function retryOpenJob(): void {
  if (openId !== null) void lookUp(openId)
}

subscribe(session, keepListings)
subscribe(account, () => {
  if (account.user) return
  kept.clear()
  followOpenJob(null)
})
