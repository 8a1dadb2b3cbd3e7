import { useValueAfterPaint } from '@campus-gigs/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type ListingFilters, type ListingSort, listingSorts, parseFilters } from '@/domain'
import { JobSearchPage, type SearchCriteria } from '@/features/job-search'
import { useLazyModuleOrThrow } from '@/features/shared'
import { type DashboardSearch, dashboardSearch } from '../dashboard-search'
import { useNavigate, useSearchParams } from '../navigation/react'
import { paths } from '../paths'
import { useOpenItem } from '../use-open-item'
import { useReportDialog } from '../use-report-dialog'
import { useStepHistory } from '../use-step-history'

const loadDialogs = () => import('./dashboard-dialogs')

/** The default order, which the address leaves out. */
const bestFit: ListingSort = 'fit'

/** The step in the history while no application is open, as `useStepHistory` has it. */
const noApplication = null
const firstApplicationStep = 1

/** Parses the order in an address. Default, also for an unknown order: the best fit. */
function jobSort(text: string | null): ListingSort {
  return listingSorts.find((sort) => sort === text) ?? bestFit
}

/** Parses the search in the address. Returns the same object when only the open listing changes. */
function useAddressSearch(searchParams: URLSearchParams): SearchCriteria {
  const withoutJob = new URLSearchParams(searchParams)
  withoutJob.delete('job')
  const searchText = withoutJob.toString()
  return useMemo(() => {
    const params = new URLSearchParams(searchText)
    return { query: params.get('q') ?? '', sort: jobSort(params.get('sort')), filters: parseFilters(params) }
  }, [searchText])
}

/**
 * The handlers that change the search in the address. They are the same functions in each render, so that opening a
 * listing does not render the search box.
 */
function useSearchChanges(searchParams: URLSearchParams) {
  const navigate = useNavigate()
  const searchParamsRef = useRef(searchParams)
  useEffect(() => {
    searchParamsRef.current = searchParams
  })
  return useMemo(() => {
    const change = (changes: DashboardSearch) =>
      void navigate(dashboardSearch(searchParamsRef.current, changes), { keepsScroll: true })
    return {
      onSearch: (q: string) => change({ q }),
      onSort: (sort: ListingSort) => change({ sort: sort === bestFit ? '' : sort }),
      onFilter: (filters: ListingFilters) => change({ filters }),
    }
  }, [navigate])
}

/**
 * The address contains the query, order, filters and open listing (`?q=`, `?sort=`, `?pay=`…, `?job=`), which survive
 * reload and Back (RT-04). The apply dialog and its steps are history entries at that address.
 */
export function Dashboard() {
  const searchParams = useSearchParams()
  const [jobId, openJob] = useOpenItem('job')
  const search = useAddressSearch(searchParams)
  const { step, go: goToStep } = useStepHistory(noApplication)
  const isApplicationOpen = step !== noApplication
  // The pressed button looks busy at once, and the dialog opens in a later render; closing waits for nothing.
  const isDialogShown = useValueAfterPaint(isApplicationOpen) && isApplicationOpen
  /** The listing whose application is about to be withdrawn; null for none. */
  const [withdrawnId, setWithdrawnId] = useState<string | null>(null)
  const dialogs = useLazyModuleOrThrow(loadDialogs, jobId !== null, isApplicationOpen || withdrawnId !== null)
  const [reportDialog, openReport] = useReportDialog()
  const searchChanges = useSearchChanges(searchParams)
  return (
    <>
      <JobSearchPage
        search={search}
        jobId={jobId}
        {...searchChanges}
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
