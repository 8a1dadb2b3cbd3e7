import { useValueAfterPaint } from '@campus-gigs/ui'
import { useCallback, useMemo, useState } from 'react'
import { type ListingSort, listingSorts, parseFilters } from '@/domain'
import { type JobSearch, JobSearchPage } from '@/features/job-search'
import { useLoaded } from '@/features/shared'
import { type DashboardSearch, dashboardSearch } from '../dashboard-search'
import { useNavigate, useSearchParams } from '../navigation/react'
import { paths } from '../paths'
import { useOpenItem } from '../use-open-item'
import { useReportDialog } from '../use-report-dialog'
import { useStepHistory } from '../use-step-history'

const loadDialogs = () => import('./dashboard-dialogs')

const bestFit: ListingSort = 'fit'

/** The step of the dashboard while no application is open. */
const noApplication = null
const firstApplicationStep = 1

/** Parses the order in an address. Default, also for an unknown order: the best fit. */
function jobSort(text: string | null): ListingSort {
  return listingSorts.find((sort) => sort === text) ?? bestFit
}

/** Parses the search in the address. Returns the same object when only the open listing changes. */
function useAddressSearch(searchParams: URLSearchParams): JobSearch {
  const withoutJob = new URLSearchParams(searchParams)
  withoutJob.delete('job')
  const searchText = withoutJob.toString()
  return useMemo(() => {
    const params = new URLSearchParams(searchText)
    return { query: params.get('q') ?? '', sort: jobSort(params.get('sort')), filters: parseFilters(params) }
  }, [searchText])
}

/**
 * The address contains the query, order, filters and open listing (`?q=`, `?sort=`, `?pay=`…, `?job=`), which survive
 * reload and Back (RT-04). The apply dialog and its steps are history entries at that address.
 */
export function Dashboard() {
  const navigate = useNavigate()
  const searchParams = useSearchParams()
  const [jobId, openJob] = useOpenItem('job')
  const search = useAddressSearch(searchParams)
  const { step, go: goToStep } = useStepHistory(noApplication)
  const isApplicationOpen = step !== noApplication
  // The pressed button looks busy at once, and the dialog opens in a later render; closing waits for nothing.
  const isDialogShown = useValueAfterPaint(isApplicationOpen) && isApplicationOpen
  /** The listing whose application is about to be withdrawn; null for none. */
  const [withdrawnId, setWithdrawnId] = useState<string | null>(null)
  const dialogs = useLoaded(loadDialogs, jobId !== null, isApplicationOpen || withdrawnId !== null)
  const [reportDialog, openReport] = useReportDialog()
  const changeSearch = useCallback(
    (changes: DashboardSearch) => void navigate(dashboardSearch(searchParams, changes), { keepsScroll: true }),
    [navigate, searchParams],
  )
  return (
    <>
      <JobSearchPage
        search={search}
        jobId={jobId}
        onSearch={(q) => changeSearch({ q })}
        onSort={(sort) => changeSearch({ sort: sort === bestFit ? '' : sort })}
        onFilter={(newFilters) => changeSearch({ filters: newFilters })}
        onSelect={openJob}
        onApply={() => goToStep(firstApplicationStep)}
        isOpeningApplication={isApplicationOpen && !isDialogShown}
        onWithdraw={setWithdrawnId}
        onReport={openReport}
        links={{ completeProfile: paths.completeProfile() }}
      />
      {dialogs && isDialogShown && jobId !== null && step !== noApplication && (
        <dialogs.ApplyDialog
          key={jobId}
          jobListingId={jobId}
          step={step}
          onStepChange={goToStep}
          onClose={() => goToStep(noApplication)}
          links={{ appliedJobs: paths.jobHistory('applied-jobs') }}
        />
      )}
      {reportDialog}
      {dialogs && withdrawnId !== null && (
        <dialogs.WithdrawDialog jobListingId={withdrawnId} onClose={() => setWithdrawnId(null)} />
      )}
    </>
  )
}
