import { type ReactNode, useCallback, useState } from 'react'
import { useSession } from '@/client'

type ReportDialogModule = typeof import('@/features/gig-report')

/**
 * The dialog that reports a listing of the session. Its code loads at each opening, so a press after a failed load, for
 * example offline, tries again.
 * @returns the dialog to render, and a function that opens it
 */
export function useReportDialog(): [dialog: ReactNode, openReport: (jobListingId: string) => void] {
  const { jobList } = useSession()
  const [opened, setOpened] = useState<({ jobListingId: string } & ReportDialogModule) | null>(null)
  const openReport = useCallback((jobListingId: string) => {
    import('@/features/gig-report').then(
      ({ ReportDialog }) => setOpened({ jobListingId, ReportDialog }),
      (error: unknown) => console.error(error),
    )
  }, [])
  const listing = opened && jobList.find(({ id }) => id === opened.jobListingId)
  const dialog = listing && (
    <opened.ReportDialog
      jobListingId={listing.id}
      jobTitle={listing.jobTitle}
      companyName={listing.company.companyName}
      onClose={() => setOpened(null)}
    />
  )
  return [dialog, openReport]
}
