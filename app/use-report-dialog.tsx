import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useSession } from '@/client'

const ReportDialog = lazy(async () => ({ default: (await import('@/features/gig-report')).ReportDialog }))

/**
 * The dialog that reports a listing of the session. Its code loads when it is first opened.
 * @returns the dialog to render, and a function that opens it
 */
export function useReportDialog(): [dialog: ReactNode, openReport: (jobListingId: string) => void] {
  const { jobList } = useSession()
  const [reportedId, setReportedId] = useState<string | null>(null)
  const listing = jobList.find(({ id }) => id === reportedId)
  const dialog = listing && (
    <Suspense>
      <ReportDialog
        jobListingId={listing.id}
        jobTitle={listing.jobTitle}
        companyName={listing.company.companyName}
        onClose={() => setReportedId(null)}
      />
    </Suspense>
  )
  return [dialog, setReportedId]
}
