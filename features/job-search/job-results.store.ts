import { proxy, ref, subscribe } from 'valtio'
import { deepClone } from 'valtio/utils'
import { account, call } from '@/client'
import { isFailure } from '@/contract'
import { clock, type JobListing } from '@/domain'
import type { JobQuery } from './results'

/** What the server has said of a search: its first pages, in order. */
interface FoundPages {
  jobs: readonly JobListing[]
  /** How many match in all. */
  total: number
  /** The last listing of the last page while there are more; null when all are here. */
  next: string | null
}

/** Where the search at the server stands. */
export interface JobResults {
  /** What is shown so far; null until the first page of this search is here. */
  pages: FoundPages | null
  /** `first` and `more` are on their way; `failed` did not come, whichever it was. */
  status: 'idle' | 'first' | 'more' | 'failed'
}

/** The search that is on the screen, as far as the server has answered it. */
export const jobResults: JobResults = proxy<JobResults>({ pages: null, status: 'idle' })

/** What has been found is shown again at once for this long, in milliseconds; then it is asked for once more. */
const staleAfter = 60_000

/** The search that counts: an answer to any other comes too late. */
let current: { key: string; search: JobQuery; under: AbortController; askedAt: number } | null = null

/**
 * Looks for jobs at the server. The same search again keeps what is there, and asks anew only when it is old; another
 * one gives up the one under way.
 * @param version changes when the order would be another one: somebody else, another week, another suburb
 */
export function findJobs(search: JobQuery, version: string): void {
  const key = JSON.stringify([search.query.trim().toLowerCase(), search.sort, version])
  const isSame = current?.key === key
  const isFresh = clock.now().getTime() - (current?.askedAt ?? 0) < staleAfter
  if (isSame && isFresh && jobResults.status !== 'failed') return
  if (!isSame) jobResults.pages = null
  begin(key, search)
  void ask('first')
}

function begin(key: string, search: JobQuery): void {
  current?.under.abort()
  current = { key, search, under: new AbortController(), askedAt: clock.now().getTime() }
}

/** Fetches the page after the last one, unless one is on its way or all are here. */
export function findMoreJobs(): void {
  if (jobResults.status === 'idle' && jobResults.pages?.next) void ask('more')
}

/** Tries again what failed. */
export function retryJobs(): void {
  if (jobResults.status === 'failed') void ask(jobResults.pages?.next ? 'more' : 'first')
}

async function ask(which: 'first' | 'more'): Promise<void> {
  const asked = current
  if (!asked) return
  const after = which === 'more' ? jobResults.pages?.next : null
  jobResults.status = which
  const { query, sort } = asked.search
  const outcome = await call(
    'searchJobs',
    { sort, ...(query.trim() ? { q: query } : {}), ...(after ? { after } : {}) },
    { signal: asked.under.signal },
  )
  if (current !== asked) return
  if (outcome === null || isFailure(outcome)) {
    jobResults.status = 'failed'
    // The listing to go on after is gone: what is there can not be gone on from.
    if (isFailure(outcome) && outcome.code === 'notFound') jobResults.pages = null
    return
  }
  const before = after ? (jobResults.pages?.jobs ?? []) : []
  jobResults.pages = {
    jobs: ref(withoutRepeats([...before, ...outcome.jobList])),
    total: outcome.total ?? jobResults.pages?.total ?? outcome.jobList.length,
    next: outcome.next,
  }
  jobResults.status = 'idle'
}

/** Each listing once. */
function withoutRepeats(jobs: readonly JobListing[]): JobListing[] {
  return [...new Map(jobs.map((job) => [job.id, job])).values()]
}

/** A listing among what the server found, if it is there. */
export function foundJob(jobId: string): JobListing | undefined {
  return deepClone(jobResults.pages?.jobs.find(({ id }) => id === jobId))
}

/** Forgets the search: what was found is the student's who looked. */
export function forgetJobs(): void {
  current?.under.abort()
  current = null
  Object.assign(jobResults, { pages: null, status: 'idle' } satisfies JobResults)
}

subscribe(account, () => {
  if (!account.user) forgetJobs()
})
