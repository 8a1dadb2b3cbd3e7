import { useEffect, useMemo } from 'react'
import {
  call,
  createResource,
  type LoadState,
  onClientStart,
  onSignedOut,
  useAccount,
  useListingChanges,
  useResource,
  useSession,
} from '@/client'
import { type Failure, isFailure, isResponse } from '@/contract'
import type { ListingCard } from '@/domain'
import type { ListedJob } from './job'
import {
  matchParams,
  type NextPageState,
  type SearchCriteria,
  type StudentSearch,
  searchKeyOf,
  searchListings,
  staleAfterMs,
  studentKeyOf,
  suggestionsOf,
  withLaterChanges,
} from './search'
import { suggestedWords } from './suggestions.store'

/** The pages of a search loaded so far, joined, in the server's order. */
interface LoadedResults {
  jobs: readonly ListingCard[]
  /** The number of matching listings, loaded or not, as the server counts; of a placeholder, the listings in it. */
  total: number
  /** The cursor for the next page; null when all are loaded. */
  nextCursor: string | null
}

/**
 * Fetches a page and joins it to those before it. Resolves null when the call was aborted or the browser is offline.
 * @param loaded the pages before; null for the first page
 */
async function fetchPage(
  search: StudentSearch,
  loaded: LoadedResults | null,
  signal: AbortSignal,
): Promise<LoadedResults | Failure | null> {
  const request = { ...matchParams(search), sort: search.sort, after: loaded?.nextCursor ?? undefined }
  const outcome = await call('searchJobs', request, { signal })
  if (!isResponse(outcome)) return outcome
  const jobs = [...(loaded?.jobs ?? []), ...outcome.jobList]
  return {
    // A listing that is edited between two calls may be in both pages.
    jobs: [...new Map(jobs.map((job) => [job.id, job])).values()],
    // The server counts for the first page only.
    total: outcome.total ?? loaded?.total ?? jobs.length,
    nextCursor: outcome.next,
  }
}

/** Fetches the page after the loaded ones. Restarts with the first page when the listing of the cursor was deleted. */
async function fetchNextPage(search: StudentSearch, loaded: LoadedResults, signal: AbortSignal) {
  const outcome = await fetchPage(search, loaded, signal)
  const isCursorGone = isFailure(outcome) && outcome.code === 'notFound'
  return isCursorGone ? fetchPage(search, null, signal) : outcome
}

/**
 * The results on screen filtered by the new query, until the server answers (JS-02). Null when more than the query
 * differs, or when no result on screen matches.
 */
function filterShownResults(
  newSearch: StudentSearch,
  shown: LoadedResults,
  shownSearch: StudentSearch,
): LoadedResults | null {
  const onlyQueryDiffers = searchKeyOf({ ...newSearch, query: '' }) === searchKeyOf({ ...shownSearch, query: '' })
  if (!onlyQueryDiffers) return null
  const jobs = searchListings(shown.jobs, newSearch.query)
  return jobs.length === 0 ? null : { jobs, total: jobs.length, nextCursor: null }
}

/** The results of the latest searches, cached by their search. */
export const jobResults = createResource<StudentSearch, LoadedResults>({
  fetch: (search, signal) => fetchPage(search, null, signal),
  fetchMore: fetchNextPage,
  keyOf: searchKeyOf,
  placeholder: filterShownResults,
  staleAfterMs,
  // Enough for Back through the latest searches; each may hold hundreds of listings.
  cacheSize: 5,
})

/** A listing in the results; undefined when they do not contain it. */
export function findLoadedJob(jobId: string): ListedJob | undefined {
  return jobResults.state.data?.jobs.find(({ id }) => id === jobId)
}

onClientStart(() => onSignedOut('student', jobResults.clear))

/** A constant, so that renders without an answer do not recompute the suggestions. */
const noSuggestions: readonly string[] = []

const loadMore = () => void jobResults.loadMore()
const retry = () => void jobResults.retry()

/** Loads a search for the signed-in student. Returns its results and the suggestions for the search box. */
export function useJobSearch({ query, sort, filters }: SearchCriteria) {
  const { user } = useAccount()
  const { jobList } = useSession()
  const changes = useListingChanges()
  const { data, isPlaceholder, status, isRetrying } = useResource(jobResults)
  const serverSuggestions = useResource(suggestedWords).data?.suggestions ?? noSuggestions
  const studentKey = studentKeyOf(user)

  useEffect(() => {
    if (studentKey !== null) void jobResults.load({ query, sort, filters, studentKey })
  }, [studentKey, query, sort, filters])

  const loadedJobs = data?.jobs
  const jobs = useMemo(() => withLaterChanges(loadedJobs ?? [], jobList, changes), [loadedJobs, jobList, changes])
  const suggestions = useMemo(() => suggestionsOf(loadedJobs ?? [], serverSuggestions), [loadedJobs, serverSuggestions])
  return {
    jobs,
    total: data?.total ?? 0,
    suggestions,
    /** The first page is loading; meanwhile `jobs` may be a placeholder. */
    isSearching: (data === null || isPlaceholder) && status !== 'failed',
    nextPage: nextPageState({ status, isRetrying }, data?.nextCursor ?? null),
    /** Loads the next page, or retries the failed one. The same function until the status changes. */
    loadMore: status === 'failed' ? retry : loadMore,
  }
}

function nextPageState({ status, isRetrying }: LoadState, nextCursor: string | null): NextPageState {
  if (status === 'failed') return isRetrying ? 'retrying' : 'failed'
  if (nextCursor === null) return 'none'
  return status === 'loadingMore' ? 'loading' : 'available'
}
