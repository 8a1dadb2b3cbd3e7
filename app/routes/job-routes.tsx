import { useCallback } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { type ListingSort, listingSorts } from '@/domain'
import { ApplyDialog, JobHistoryPage } from '@/features/job-application'
import { JobSearchPage } from '@/features/job-search'
import { type JobListKind, jobListKind, paths } from '../paths'
import { useOpenItem } from '../use-open-item'
import { useStepHistory } from '../use-step-history'

const bestFit: ListingSort = 'fit'

/** The order an address names; anything unknown is the best fit. */
function jobSort(text: string | null): ListingSort {
  return listingSorts.find((sort) => sort === text) ?? bestFit
}

/**
 * The search, its order and the open job live in the address (`?q=`, `?sort=`, `?job=`), so they survive reload and Back
 * (RT-04). The apply pop-up and its steps are entries of the history at that address.
 */
export function Dashboard() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [jobId, openJob] = useOpenItem('job')
  const applying = useStepHistory(null)
  const change = useCallback(
    (name: 'q' | 'sort', value: string) => {
      const next = new URLSearchParams(query)
      if (value) next.set(name, value)
      else next.delete(name)
      void navigate({ search: next.toString() }, { preventScrollReset: true })
    },
    [navigate, query],
  )
  return (
    <>
      <JobSearchPage
        query={query.get('q') ?? ''}
        jobId={jobId}
        sort={jobSort(query.get('sort'))}
        onQueryChange={(text) => change('q', text)}
        onSortChange={(sort) => change('sort', sort === bestFit ? '' : sort)}
        onJobChange={openJob}
        onApply={() => applying.go(1)}
        links={{ completeProfile: paths.completeProfile() }}
      />
      {jobId !== null && applying.step !== null && (
        <ApplyDialog
          jobListingId={jobId}
          step={applying.step}
          onStepChange={applying.go}
          onClose={() => applying.go(null)}
          links={{ appliedJobs: paths.jobHistory('applied-jobs') }}
        />
      )}
    </>
  )
}

/** The tab and the open application live in the address too, so Back closes the drawer and goes through the tabs. */
export function JobHistory() {
  const navigate = useNavigate()
  const { joblisttype } = useParams()
  const [openedId, open] = useOpenItem('job')
  const changeTab = useCallback((tab: JobListKind) => void navigate(paths.jobHistory(tab)), [navigate])
  return (
    <JobHistoryPage
      tab={jobListKind(joblisttype)}
      onTabChange={changeTab}
      openedId={openedId}
      onOpenedChange={open}
      links={{ dashboard: paths.dashboard(), job: paths.job }}
    />
  )
}
