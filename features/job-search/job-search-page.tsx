import { useCallback, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { savedJobs, useAccount, useSession } from '@/client'
import { clock, isStudentProfileComplete, type ListingSort } from '@/domain'
import { jobResults } from './job-results.store'
import { keepJob, retryOpenJob } from './kept-jobs.store'
import { JobSearchScreen } from './screens/job-search-screen'
import { suggestFor } from './suggestions.store'
import { useJobSearch, useSelectedJob } from './use-job-search'
import { markViewed, viewedJobs } from './viewed-jobs.store'

export interface JobSearchPageProps {
  /** `?q=`: what the list is filtered by; empty for everything. */
  query: string
  /** `?sort=`: the order of the list. Default `fit`. */
  sort?: ListingSort
  /** `?job=`: the listing whose detail is open; null for none. */
  jobId: string | null
  /** GO, or the X with an empty text: put it in the address. */
  onQueryChange: (query: string) => void
  /** Another order: put it in the address. */
  onSortChange: (sort: ListingSort) => void
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
    jobId,
    onQueryChange,
    onSortChange,
    onJobChange,
    onApply,
    links,
    loading = false,
  } = props
  const { user } = useAccount()
  const { savedJobs: savedIds } = useSession()
  const { jobIds: viewedIds } = useSnapshot(viewedJobs)
  const { jobs, total, isSearching, hasFailed, more, suggestions } = useJobSearch({ query, sort })
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
      total={total}
      more={more}
      selected={selected}
      selectedId={jobId}
      query={query}
      sort={sort}
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
      onMore={() => void (hasFailed ? jobResults.retry() : jobResults.loadMore())}
      onOpen={open}
      onClose={() => onJobChange(null)}
      onRetryOpen={retryOpenJob}
      onSave={saveJob}
      onApply={onApply}
    />
  )
}
