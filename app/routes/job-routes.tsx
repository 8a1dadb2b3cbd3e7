import { useCallback, useMemo } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { type ListingSort, listingSorts, parseFilters } from '@/domain'
import { ApplyDialog, applyStep, JobHistoryPage } from '@/features/job-application'
import { JobSearchPage } from '@/features/job-search'
import { type DashboardSearch, dashboardSearch, type JobListKind, jobListKind, paths } from '../paths'
import { useOpenItem } from '../use-open-item'
import { useStepHistory } from '../use-step-history'

const bestFit: ListingSort = 'fit'

/** The step of the dashboard while no application is open. */
const noApplication = null

/** Parses the order in an address. Default, also for an unknown order: the best fit. */
function jobSort(text: string | null): ListingSort {
  return listingSorts.find((sort) => sort === text) ?? bestFit
}

/**
 * The address contains the query, order, filters and open listing (`?q=`, `?sort=`, `?pay=`…, `?job=`), which survive
 * reload and Back (RT-04). The apply dialog and its steps are history entries at that address.
 */
export function Dashboard() {
  const navigate = useNavigate()
  const [searchParams] = useSearchParams()
  const filters = useMemo(() => parseFilters(searchParams), [searchParams])
  const [jobId, openJob] = useOpenItem('job')
  const { step, go: goToStep } = useStepHistory(noApplication)
  const changeSearch = useCallback(
    (changes: DashboardSearch) => void navigate(dashboardSearch(searchParams, changes), { preventScrollReset: true }),
    [navigate, searchParams],
  )
  return (
    <>
      <JobSearchPage
        query={searchParams.get('q') ?? ''}
        jobId={jobId}
        sort={jobSort(searchParams.get('sort'))}
        filters={filters}
        onSearch={(q) => changeSearch({ q })}
        onSort={(sort) => changeSearch({ sort: sort === bestFit ? '' : sort })}
        onFilter={(newFilters) => changeSearch({ filters: newFilters })}
        onSelect={openJob}
        onApply={() => goToStep(applyStep.letter)}
        links={{ completeProfile: paths.completeProfile() }}
      />
      {jobId !== null && step !== noApplication && (
        <ApplyDialog
          jobListingId={jobId}
          step={step}
          onStepChange={goToStep}
          onClose={() => goToStep(noApplication)}
          links={{ appliedJobs: paths.jobHistory('applied-jobs') }}
        />
      )}
    </>
  )
}

/** The address contains the tab and the open application, so that Back closes the drawer and goes through the tabs. */
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
