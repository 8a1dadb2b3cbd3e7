import { maskOf } from '@campus-gigs/ui/availability'
import { useCallback, useEffect, useMemo } from 'react'
import { subscribe } from 'valtio'
import { deepClone } from 'valtio/utils'
import {
  account,
  call,
  createResource,
  latestListing,
  onClientStart,
  useAccount,
  useListingChanges,
  useResource,
  useSession,
} from '@/client'
import { type Failure, isFailure } from '@/contract'
import { formatFilters, type JobListing, type ListingFilters } from '@/domain'
import { type JobQuery, type NextPageState, searchListings, suggestionsOf, withLaterChanges } from './search'
import { suggestedWords } from './suggestions.store'

/** The pages of a search loaded so far, joined, in the server's order. */
export interface LoadedResults {
  jobs: readonly JobListing[]
  /** The number of matching listings, loaded or not. */
  total: number
  /** The cursor for the next page; null when all are loaded. */
  next: string | null
}

/** A search by a student. */
export interface StudentQuery extends JobQuery {
  /** Differs for two students, and for one student with another availability or suburb, on which the results depend. */
  student: string
}

/** How long a loaded search is shown again without a reload. */
const staleAfterMs = 60_000

/** The cache key of a search: equal for queries that differ in case or outer spaces only. */
function keyOf({ query, sort, filters, student }: StudentQuery): string {
  return JSON.stringify([query.trim().toLowerCase(), sort, formatFilters(filters), student])
}

async function fetchPage({ query, sort, filters }: StudentQuery, loaded: LoadedResults | null, signal: AbortSignal) {
  const after = loaded?.next ?? undefined
  const outcome = await call(
    'searchJobs',
    { ...formatFilters(filters), sort, q: query.trim() || undefined, after },
    { signal },
  )
  if (outcome === null || isFailure(outcome)) return outcome
  const jobs = [...(loaded?.jobs ?? []), ...outcome.jobList]
  return {
    // A listing that is edited between two calls may be in both pages.
    jobs: [...new Map(jobs.map((job) => [job.id, job])).values()],
    total: outcome.total ?? loaded?.total ?? outcome.jobList.length,
    next: outcome.next,
  }
}

async function fetchNextPage(
  search: StudentQuery,
  loaded: LoadedResults,
  signal: AbortSignal,
): Promise<LoadedResults | Failure | null> {
  const answer = await fetchPage(search, loaded, signal)
  // The cursor's listing was deleted, so no page can follow it.
  return isFailure(answer) && answer.code === 'notFound' ? fetchPage(search, null, signal) : answer
}

/**
 * The results on screen filtered by the new query, until the server answers (JS-02). Null when more than the query
 * differs, or when no result on screen matches.
 */
function filterShown(search: StudentQuery, shown: LoadedResults, shownSearch: StudentQuery): LoadedResults | null {
  const onlyQueryDiffers = keyOf({ ...search, query: '' }) === keyOf({ ...shownSearch, query: '' })
  if (!onlyQueryDiffers) return null
  const jobs = searchListings(shown.jobs, search.query)
  return jobs.length === 0 ? null : { jobs, total: jobs.length, next: null }
}

/** The results of the current search. */
export const jobResults = createResource<StudentQuery, LoadedResults>({
  fetch: (search, signal) => fetchPage(search, null, signal),
  fetchMore: fetchNextPage,
  keyOf,
  placeholder: filterShown,
  staleAfterMs,
  cacheSize: 5,
})

/** The number of listings that match filters which are chosen but not applied yet. */
export const jobCount = createResource<StudentQuery, { total: number }>({
  keyOf,
  async fetch({ query, filters }, signal) {
    const input = { ...formatFilters(filters), q: query.trim() || undefined }
    return call('countJobs', input, { signal, signInAgain: false })
  },
  cacheSize: 20,
  staleAfterMs,
})

/** A copy of a listing in the results, with its latest change; undefined when they do not contain it. */
export function foundJob(jobId: string): JobListing | undefined {
  const job = jobResults.state.data?.jobs.find(({ id }) => id === jobId)
  // The cast removes the `readonly` of the snapshot's type, which `deepClone` keeps.
  return job && latestListing(deepClone(job) as JobListing)
}

onClientStart(() =>
  subscribe(account, () => {
    if (account.user) return
    jobResults.clear()
    jobCount.clear()
  }),
)

const noSuggestions: readonly string[] = []

/** The `student` of a {@link StudentQuery}; null when no student is signed in. */
export function studentKey(user: typeof account.user): string | null {
  return user && JSON.stringify([user.id, maskOf([...user.userAvailability]), user.currentSuburb])
}

/** Loads a search for the signed-in student. Returns its results and the suggestions for the search box. */
export function useJobSearch({ query, sort, filters }: JobQuery) {
  const { user } = useAccount()
  const { jobList } = useSession()
  const changes = useListingChanges()
  const { data, isPlaceholder, status } = useResource(jobResults)
  const serverSuggestions = useResource(suggestedWords).data?.suggestions ?? noSuggestions
  const student = studentKey(user)

  useEffect(() => {
    if (student) void jobResults.load({ query, sort, filters, student })
  }, [student, query, sort, filters])

  const found = data?.jobs
  const jobs = useMemo(() => withLaterChanges(found ?? [], jobList, changes), [found, jobList, changes])
  const suggestions = useMemo(
    () => suggestionsOf([...(found ?? []), { jobTitle: '', keywords: serverSuggestions }]),
    [found, serverSuggestions],
  )
  return {
    jobs,
    total: data?.total ?? 0,
    suggestions,
    /** The first page is loading; until then `jobs` may be a placeholder. */
    isSearching: (data === null || isPlaceholder) && status !== 'failed',
    hasFailed: status === 'failed',
    nextPage: nextPageState(status, data?.next ?? null),
  }
}

function nextPageState(status: typeof jobResults.state.status, next: string | null): NextPageState {
  if (status === 'failed') return 'failed'
  if (next === null) return 'none'
  return status === 'loadingMore' ? 'loading' : 'available'
}

/** Counts the listings that match filters before they are applied. `count` is null until the server answers. */
export function useFilterCount({ query, sort }: JobQuery) {
  const { user } = useAccount()
  const { data, status } = useResource(jobCount)
  const student = studentKey(user)
  const countMatches = useCallback(
    (filters: ListingFilters) => {
      if (student) void jobCount.load({ query, sort, filters, student })
    },
    [student, query, sort],
  )
  return { count: status === 'idle' ? (data?.total ?? null) : null, countMatches }
}
