import { useCallback, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { savedJobs, useAccount, useSession } from '@/client'
import { clock, isStudentProfileComplete, type ListingFilters, type ListingSort } from '@/domain'
import { useChangeNotice } from '@/features/shared'
import { jobResults, useFilterCount, useJobSearch } from './job-results.store'
import { addToSession, retryOpenJob, useSelectedJob } from './open-job.store'
import { JobSearchScreen } from './screens/job-search-screen'
import { loadSuggestionsFor } from './suggestions.store'
import { markViewed, viewedJobs } from './viewed-jobs.store'

const noFilters: ListingFilters = {}

export interface JobSearchPageProps {
  /** `?q=`: the query; empty for all listings. */
  query: string
  /** `?sort=`: the order of the list. Default `fit`. */
  sort?: ListingSort
  /** The filters of the address. Default: none. */
  filters?: ListingFilters
  /** `?job=`: the listing whose detail is open; null for none. */
  jobId: string | null
  /** Called with the query to put in the address; empty when the search is cleared. */
  onQueryChange: (query: string) => void
  /** Called with the order to put in the address. */
  onSortChange: (sort: ListingSort) => void
  /** Called with the filters to put in the address. */
  onFiltersChange: (filters: ListingFilters) => void
  /** Called with the listing to put in the address; null when it is closed. */
  onJobChange: (jobId: string | null) => void
  /** Opens the apply dialog of a listing over this page. */
  onApply: (jobId: string) => void
  links: {
    /** The wizard where a student finishes their profile. */
    completeProfile: string
  }
  /** The session's listings are loading for the first time. Default false. */
  loading?: boolean
}

function saveJob(jobId: string): void {
  savedJobs.mark(jobId, true)
  addToSession(jobId)
}

/** The job search (`/dashboard`), for the signed-in student. */
export function JobSearchPage(props: JobSearchPageProps) {
  const {
    query,
    sort = 'fit',
    filters = noFilters,
    jobId,
    onQueryChange,
    onSortChange,
    onFiltersChange,
    onJobChange,
    onApply,
    links,
    loading = false,
  } = props
  const { user } = useAccount()
  const { jobList, savedJobs: savedIds } = useSession()
  const { jobIds: viewedIds } = useSnapshot(viewedJobs)
  const { jobs, total, isSearching, hasFailed, nextPage, suggestions } = useJobSearch({ query, sort, filters })
  const { count, countMatches } = useFilterCount({ query, sort, filters })
  const selected = useSelectedJob(jobId)
  const opened = jobList.find(({ id }) => id === jobId)
  const changeNotice = useChangeNotice(opened ? [opened] : [], jobId)
  const open = useCallback(
    (id: string) => {
      markViewed(id)
      onJobChange(id)
    },
    [onJobChange],
  )

  // Sends the saved marks when the page is left, without waiting for the thirty-minute timer.
  useEffect(() => () => void savedJobs.flush(), [])

  if (!user) return null
  return (
    <JobSearchScreen
      jobs={jobs}
      total={isSearching ? null : total}
      nextPage={nextPage}
      selected={selected}
      selectedId={jobId}
      changeNotice={changeNotice}
      query={query}
      sort={sort}
      filters={filters}
      filterCount={count}
      suggestions={suggestions}
      availability={user.userAvailability}
      homeSuburb={user.currentSuburb}
      savedIds={savedIds}
      viewedIds={viewedIds}
      now={clock.now()}
      loading={jobs.length === 0 && (loading || isSearching)}
      finishProfileHref={user.phoneNumber && !isStudentProfileComplete(user) ? links.completeProfile : null}
      onType={loadSuggestionsFor}
      onSearch={onQueryChange}
      onSort={onSortChange}
      onFilter={onFiltersChange}
      onCountFilters={countMatches}
      onMore={() => void (hasFailed ? jobResults.retry() : jobResults.loadMore())}
      onOpen={open}
      onClose={() => onJobChange(null)}
      onRetryOpen={retryOpenJob}
      onSave={saveJob}
      onApply={onApply}
    />
  )
}
