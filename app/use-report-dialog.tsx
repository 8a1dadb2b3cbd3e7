import { type ReactNode, useCallback, useState } from 'react'
import type { StudentListing } from '@/client'

type ReportDialogModule = typeof import('@/features/gig-report')

/**
 * The dialog that reports a listing. Its code loads at each opening, so a press after a failed load, for
 * example offline, tries again.
 * @returns the dialog to render, and a function that opens it
 */
export function useReportDialog(): [dialog: ReactNode, openReport: (listing: StudentListing) => void] {
  const [opened, setOpened] = useState<({ listing: StudentListing } & ReportDialogModule) | null>(null)
  const openReport = useCallback((listing: StudentListing) => {
    import('@/features/gig-report').then(
      ({ ReportDialog }) => setOpened({ listing, ReportDialog }),
      (error: unknown) => console.error(error),
    )
  }, [])
  const dialog = opened && (
    <opened.ReportDialog
      jobListingId={opened.listing.id}
      jobTitle={opened.listing.jobTitle}
      companyName={opened.listing.company.companyName}
      onClose={() => setOpened(null)}
    />
  )
  return [dialog, openReport]
}
