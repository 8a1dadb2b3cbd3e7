import { subscribe } from 'valtio'
import { deepClone } from 'valtio/utils'
import { account, call, createResource, onClientStart } from '@/client'
import { type Failure, isFailure } from '@/contract'
import { formatFilters, type JobListing } from '@/domain'
import type { JobQuery } from './results'
import { searchListings } from './search'

/** The first pages of a search, joined, in the server's order. */
export interface FoundPages {
  jobs: readonly JobListing[]
  /** How many match in all. */
  total: number
  /** The cursor for the next page; null when all are here. */
  next: string | null
}

/** A search of one student. */
export interface StudentQuery extends JobQuery {
  /** Differs where the same search has another answer: another student, another week, another suburb. */
  student: string
}

/** The same key for searches with the same answer. */
function keyOf({ query, sort, filters, student }: StudentQuery): string {
  return JSON.stringify([query.trim().toLowerCase(), sort, formatFilters(filters), student])
}

async function fetchPage({ query, sort, filters }: StudentQuery, before: FoundPages | null, signal: AbortSignal) {
  const after = before?.next ?? undefined
  const outcome = await call(
    'searchJobs',
    { ...formatFilters(filters), sort, q: query.trim() || undefined, after },
    { signal },
  )
  if (outcome === null || isFailure(outcome)) return outcome
  const jobs = [...(before?.jobs ?? []), ...outcome.jobList]
  return {
    // A listing that was edited between two pages may be in both.
    jobs: [...new Map(jobs.map((job) => [job.id, job])).values()],
    total: outcome.total ?? before?.total ?? outcome.jobList.length,
    next: outcome.next,
  }
}

async function fetchNextPage(
  search: StudentQuery,
  before: FoundPages,
  signal: AbortSignal,
): Promise<FoundPages | Failure | null> {
  const answer = await fetchPage(search, before, signal)
  // The cursor's listing was deleted, so no page can follow it.
  return isFailure(answer) && answer.code === 'notFound' ? fetchPage(search, null, signal) : answer
}

/** The jobs on the page, filtered by the words alone until the server answers (JS-02). */
function filterShown(search: StudentQuery, shown: FoundPages, shownSearch: StudentQuery): FoundPages | null {
  if (keyOf({ ...search, query: '' }) !== keyOf({ ...shownSearch, query: '' })) return null
  const jobs = searchListings(shown.jobs, search.query)
  return jobs.length === 0 ? null : { jobs, total: jobs.length, next: null }
}

/** The search on the screen, as far as the server has answered it. */
export const jobResults = createResource<StudentQuery, FoundPages>({
  fetch: (search, signal) => fetchPage(search, null, signal),
  fetchMore: fetchNextPage,
  keyOf,
  placeholder: filterShown,
  staleAfterMs: 60_000,
  cacheSize: 5,
})

/** The number of gigs that filters not yet applied would find. */
export const jobCount = createResource<StudentQuery, { total: number }>({
  keyOf,
  async fetch({ query, filters }, signal) {
    const input = { ...formatFilters(filters), q: query.trim() || undefined }
    return call('countJobs', input, { signal, signInAgain: false })
  },
  cacheSize: 20,
  staleAfterMs: 60_000,
})

/** A copy of a listing among those found; undefined when it is not there. */
export function foundJob(jobId: string): JobListing | undefined {
  const job = jobResults.state.data?.jobs.find(({ id }) => id === jobId)
  return job && (deepClone(job) as JobListing)
}

onClientStart(() =>
  subscribe(account, () => {
    if (account.user) return
    jobResults.clear()
    jobCount.clear()
  }),
)
