import { type ReactNode, useState } from 'react'
import type { StudentListing } from '@/client'
import { useLazyModuleOrThrow } from '@/features/shared'

const loadDialog = () => import('@/features/gig-report')

/**
 * The dialog that reports a listing. Its code loads at the first opening; a failed load is thrown in render.
 * @returns the dialog to render, and a function that opens it
 */
export function useReportDialog(): [dialog: ReactNode, openReport: (listing: StudentListing) => void] {
  const [listing, openReport] = useState<StudentListing | null>(null)
  const isOpen = listing !== null
  const loaded = useLazyModuleOrThrow(loadDialog, isOpen, isOpen)
  const dialog = loaded && listing && (
    <loaded.ReportDialog
      jobListingId={listing.id}
      jobTitle={listing.jobTitle}
      companyName={listing.company.companyName}
      onClose={() => openReport(null)}
    />
  )
  return [dialog, openReport]
}
