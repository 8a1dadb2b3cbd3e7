import { useCallback, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { savedJobs, useAccount, useSession } from '@/client'
import { clock, isStudentProfileComplete, type ListingFilters, type ListingSort } from '@/domain'
import { jobResults } from './job-results.store'
import { keepJob, retryOpenJob } from './kept-jobs.store'
import { JobSearchScreen } from './screens/job-search-screen'
import { suggestFor } from './suggestions.store'
import { useFilterCount, useJobSearch, useSelectedJob } from './use-job-search'
import { markViewed, viewedJobs } from './viewed-jobs.store'

const noFilters: ListingFilters = {}

export interface JobSearchPageProps {
  /** `?q=`: what the list is filtered by; empty for everything. */
  query: string
  /** `?sort=`: the order of the list. Default `fit`. */
  sort?: ListingSort
  /** The filters of the address. Default: none. */
  filters?: ListingFilters
  /** `?job=`: the listing whose detail is open; null for none. */
  jobId: string | null
  /** GO, or the X with an empty text: put it in the address. */
  onQueryChange: (query: string) => void
  /** Another order: put it in the address. */
  onSortChange: (sort: ListingSort) => void
  /** Other filters: put them in the address. */
  onFiltersChange: (filters: ListingFilters) => void
  /** A job was opened, or with null closed: put it in the address. */
  onJobChange: (jobId: string | null) => void
  /** Open the apply pop-up of a listing over this page. */
  onApply: (jobId: string) => void
  /** Where an unfinished profile is finished. */
  links: { completeProfile: string }
  /** The session's jobs are on their way for the first time. Default false. */
  loading?: boolean
}

function saveJob(jobId: string): void {
  savedJobs.mark(jobId, true)
  keepJob(jobId)
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
  const { savedJobs: savedIds } = useSession()
  const { jobIds: viewedIds } = useSnapshot(viewedJobs)
  const { jobs, total, isSearching, hasFailed, more, suggestions } = useJobSearch({ query, sort, filters })
  const { count, onCount } = useFilterCount({ query, sort, filters })
  const selected = useSelectedJob(jobId)
  const open = useCallback(
    (id: string) => {
      markViewed(id)
      onJobChange(id)
    },
    [onJobChange],
  )

  // What was saved is not left to the thirty-minute timer once the student goes elsewhere.
  useEffect(() => () => void savedJobs.flush(), [])

  if (!user) return null
  return (
    <JobSearchScreen
      jobs={jobs}
      total={isSearching ? null : total}
      more={more}
      selected={selected}
      selectedId={jobId}
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
      onType={suggestFor}
      onSearch={onQueryChange}
      onSort={onSortChange}
      onFilter={onFiltersChange}
      onCountFilters={onCount}
      onMore={() => void (hasFailed ? jobResults.retry() : jobResults.loadMore())}
      onOpen={open}
      onClose={() => onJobChange(null)}
      onRetryOpen={retryOpenJob}
      onSave={saveJob}
      onApply={onApply}
    />
  )
}
