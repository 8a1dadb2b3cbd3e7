import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import {
  call,
  createResource,
  onClientStart,
  onSignedOut,
  type StudentListing,
  savedJobs,
  useAccount,
  useResource,
  useSession,
} from '@/client'
import { isResponse } from '@/contract'
import { clock, messages } from '@/domain'
import { useChangeNotice } from '@/features/shared'
import { contactSharing, dismissListingEdits, editsDismissals, shareContact } from './application-actions.store'
import { type AppliedRow, appliedRows, type HistoryTab, type RemovedRow, savedRows } from './history'
import type { ComparisonState } from './screens/applicant-comparison'
import { JobHistoryScreen } from './screens/job-history-screen'
import { WithdrawDialog } from './withdraw-dialog'

export interface JobHistoryPageProps {
  tab: HistoryTab
  /** Called with a chosen tab, to update the address. */
  onTabChange: (tab: HistoryTab) => void
  /** The id of the listing whose application is open, from the address; null for none. */
  openedId: string | null
  /** Called with the listing to open, or null to close, to update the address. */
  onOpenedChange: (jobId: string | null) => void
  /** Opens the dialog that reports a listing. */
  onReport: (job: StudentListing) => void
  links: {
    /** `/dashboard`. */
    dashboard: string
    /** The address of a job's detail: `/dashboard?job=…`. */
    job: (jobId: string) => string
  }
}

/**
 * The open application: the comparison of the student with all applicants to its listing, and the letter and answers,
 * which the session does not have.
 */
const openedApplication = createResource({
  keyOf: (jobListingId: string) => jobListingId,
  async fetch(jobListingId, signal) {
    const settings = { params: { jobListingId }, signal }
    const [comparison, listing] = await Promise.all([
      call('comparison', undefined, settings),
      call('job', undefined, settings),
    ])
    if (!isResponse(comparison)) return comparison
    if (!isResponse(listing)) return listing
    return { comparison, application: listing.jobListing.Application[0] }
  },
})

onClientStart(() => onSignedOut('student', openedApplication.clear))

/** The state of loading the comparison for a listing. The resource may still hold the answer for another listing. */
function comparisonStateOf(
  jobListingId: string | undefined,
  { key, data, status, isRetrying }: typeof openedApplication.state,
): ComparisonState {
  if (key !== jobListingId) return { status: 'loading' }
  if (status === 'failed') return { status, isRetrying }
  return data === null ? { status: 'loading' } : { status: 'loaded', comparison: data.comparison }
}

/**
 * An application with its letter and answers once they are loaded. The resource may still hold those of another
 * application: to another listing, or one to this listing that was withdrawn.
 */
function withLetter({ job, application }: AppliedRow, { data }: typeof openedApplication.state): AppliedRow {
  const loaded = data?.application
  if (loaded?.id !== application.id) return { job, application }
  return { job, application: { ...application, notes: loaded.notes, answers: loaded.answers } }
}

/** The open application, as far as it is loaded. It is loaded when it is opened. */
function useOpenedApplication(applied: readonly AppliedRow[], openedId: string | null) {
  const loaded = useResource(openedApplication)
  const row = applied.find(({ job }) => job.id === openedId) ?? null
  const listingId = row?.job.id
  useEffect(() => {
    if (listingId) void openedApplication.load(listingId)
  }, [listingId])
  return { opened: row && withLetter(row, loaded), comparison: comparisonStateOf(listingId, loaded) }
}

/** The saved listings, and those removed from them on this page, whose removal can be undone. */
function useSavedRows(jobs: readonly StudentListing[], savedIds: readonly string[]) {
  /** Every listing that was removed since the page was opened, also one that was saved again. */
  const [removed, setRemoved] = useState<readonly RemovedRow[]>([])
  const saved = savedRows(jobs, savedIds, removed)
  return {
    saved,
    removedIds: removed.map(({ job }) => job.id).filter((id) => !savedIds.includes(id)),
    onRemove(jobId: string): void {
      const index = saved.findIndex(({ id }) => id === jobId)
      const job = saved[index]
      const others = removed.filter((row) => row.job.id !== jobId)
      if (job) setRemoved([...others, { job, index }])
      savedJobs.mark(jobId, false)
    },
    onUndoRemove: (jobId: string) => savedJobs.mark(jobId, true),
  }
}

/** The job history (`/student/job-history/{tab}`), for the signed-in student. */
export function JobHistoryPage({ tab, onTabChange, openedId, onOpenedChange, onReport, links }: JobHistoryPageProps) {
  const { user } = useAccount()
  const { jobList, savedJobs: savedIds } = useSession()
  const dismissed = useSnapshot(editsDismissals)
  const sharing = useSnapshot(contactSharing)
  /** The listing whose application is about to be withdrawn; null for none. */
  const [withdrawingId, setWithdrawingId] = useState<string | null>(null)
  const [withdrawnNotice, setWithdrawnNotice] = useState('')
  const applied = useMemo(() => appliedRows(jobList), [jobList])
  const appliedJobs = useMemo(() => applied.map(({ job }) => job), [applied])
  const changeNotice = useChangeNotice(appliedJobs)
  const opened = useOpenedApplication(applied, openedId)
  const saved = useSavedRows(jobList, savedIds)

  function startWithdrawal(jobId: string) {
    setWithdrawnNotice('')
    setWithdrawingId(jobId)
  }

  function handleWithdrawn() {
    const title = jobList.find(({ id }) => id === withdrawingId)?.jobTitle
    onOpenedChange(null)
    if (title) setWithdrawnNotice(messages.history.withdrawn(title))
  }

  return (
    <>
      <JobHistoryScreen
        {...saved}
        {...opened}
        contact={{ phoneNumber: user?.phoneNumber ?? null, email: user?.email ?? '' }}
        contactSharing={sharing}
        onShareContact={shareContact}
        onWithdraw={startWithdrawal}
        onReport={onReport}
        withdrawnNotice={withdrawnNotice}
        tab={tab}
        onTabChange={onTabChange}
        dashboardHref={links.dashboard}
        jobHref={links.job}
        changeNotice={changeNotice}
        applied={applied}
        availability={user?.userAvailability ?? []}
        now={clock.now()}
        onRetryComparison={() => void openedApplication.retry()}
        onOpenApplication={onOpenedChange}
        onEditsSeen={dismissListingEdits}
        dismissedEdits={dismissed}
        onCloseApplication={() => onOpenedChange(null)}
      />
      {withdrawingId !== null && (
        <WithdrawDialog
          jobListingId={withdrawingId}
          onClose={() => setWithdrawingId(null)}
          onWithdrawn={handleWithdrawn}
        />
      )}
    </>
  )
}
