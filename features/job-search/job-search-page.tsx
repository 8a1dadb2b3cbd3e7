import { afterPaint, useValueAfterPaint } from '@campus-gigs/ui'
import { useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { savedJobs, useAccount, useSession } from '@/client'
import { clock, isStudentProfileComplete, minuteMs } from '@/domain'
import { useFilterCount } from './job-count.store'
import { useJobSearch } from './job-results.store'
import { JobSearchScreen, type JobSearchScreenProps } from './screens/job-search-screen'
import type { SearchCriteria } from './search'
import { addToSession, approachJob, retrySelectedJob } from './selected-job.store'
import { loadSuggestionsFor } from './suggestions.store'
import { useSelectedJob } from './use-selected-job'
import { viewedJobs } from './viewed-jobs.store'

export interface JobSearchPageProps
  extends Pick<JobSearchScreenProps, 'onSearch' | 'onSort' | 'onFilter' | 'onWithdraw' | 'onReport'> {
  /** The query, order and filters of the address; the same object until one changes. */
  search: SearchCriteria
  /** `?job=`: the selected listing; null for none. */
  jobId: string | null
  /** Changes `?job=`; called with null to close the listing. */
  onSelect: (jobId: string | null) => void
  /**
   * Whether the apply dialog of the selected listing is about to be rendered; Apply is busy until then. Default false.
   */
  isOpeningApplication?: boolean
  /** Opens the apply dialog of a listing over this page. */
  onApply: (jobId: string) => void
  links: {
    /** The wizard where a student finishes their profile. */
    completeProfile: string
  }
}

function saveJob(jobId: string): void {
  savedJobs.mark(jobId, true)
  // The card shows the mark; only other screens need the listing, so it is stored after the mark is painted.
  afterPaint(() => addToSession(jobId))
}

/** The time, as one object for a minute, so that cards render again only when what they say may have changed. */
function useMinute(): Date {
  const minute = Math.floor(clock.now().getTime() / minuteMs)
  return useMemo(() => ({ minute, now: clock.now() }), [minute]).now
}

/** The job search (`/dashboard`), for the signed-in student. */
export function JobSearchPage(props: JobSearchPageProps) {
  const { search, jobId, onSelect, isOpeningApplication = false, onApply, links, ...screenProps } = props
  const { user } = useAccount()
  const { savedJobs: savedIds } = useSession()
  const { jobIds: viewedIds } = useSnapshot(viewedJobs)
  // The list of a new search is rendered after the frame that answers its press, and announced once.
  const { query, sort, filters } = useValueAfterPaint(search)
  const results = useJobSearch({ query, sort, filters })
  const { count: filterCount, countMatches } = useFilterCount({ query, sort })
  // A card shows at once that it was pressed, and its listing opens in a later render; closing waits for nothing.
  const paintedJobId = useValueAfterPaint(jobId)
  const selectedId = jobId === null ? null : paintedJobId
  const selectedJob = useSelectedJob(selectedId, onSelect, onApply)
  const now = useMinute()

  // Sends the saved marks when the page is left, without waiting for `timers.savedJobsSync`.
  useEffect(() => {
    return () => {
      void savedJobs.flush()
    }
  }, [])

  // Null while the page is left after signing out.
  if (!user) return null
  const { jobs, isSearching } = results
  const isFirstLoad = jobs.length === 0 && isSearching
  // A student without a phone number is redirected to the wizard, so needs no alert (SA-07).
  const hasIncompleteProfile = Boolean(user.phoneNumber) && !isStudentProfileComplete(user)
  return (
    <JobSearchScreen
      {...screenProps}
      jobs={jobs}
      total={isSearching ? null : results.total}
      nextPage={results.nextPage}
      selected={selectedJob.selected}
      hasDetailFailed={selectedJob.hasDetailFailed}
      isRetryingSelected={selectedJob.isRetrying}
      selectedId={selectedId}
      pressedId={jobId}
      changeNotice={selectedJob.changeNotice}
      query={query}
      sort={sort}
      filters={filters}
      filterCount={filterCount}
      suggestions={results.suggestions}
      availability={user.userAvailability}
      homeSuburb={user.currentSuburb}
      homeCentre={user.currentSuburbCentre}
      savedIds={savedIds}
      viewedIds={viewedIds}
      now={now}
      loading={isFirstLoad}
      finishProfileHref={hasIncompleteProfile ? links.completeProfile : null}
      onType={loadSuggestionsFor}
      onCountFilters={countMatches}
      onMore={results.loadMore}
      onSelect={selectedJob.handleSelect}
      onApproach={approachJob}
      onClose={() => onSelect(null)}
      onRetrySelected={retrySelectedJob}
      onSave={saveJob}
      isApplying={selectedJob.isApplying || isOpeningApplication}
      onApply={selectedJob.handleApply}
    />
  )
}
