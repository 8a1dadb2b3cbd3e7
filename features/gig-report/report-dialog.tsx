import { useState } from 'react'
import { call } from '@/client'
import { isResponse } from '@/contract'
import { messages } from '@/domain'
import { type GigReport, ReportDialogScreen, type ReportErrors } from './screens/report-dialog-screen'

interface ReportDialogProps {
  jobListingId: string
  jobTitle: string
  companyName: string
  /** Called to close the dialog: unmount it. */
  onClose: () => void
}

/** Reports a listing, or the business behind it, to the review desk. Open while it is mounted. */
export function ReportDialog({ jobListingId, jobTitle, companyName, onClose }: ReportDialogProps) {
  const [phase, setPhase] = useState<'asking' | 'sending' | 'sent'>('asking')
  const [failure, setFailure] = useState<string | null>(null)
  const [serverErrors, setServerErrors] = useState<ReportErrors>({})

  async function handleSend(report: GigReport) {
    setPhase('sending')
    setFailure(null)
    setServerErrors({})
    const outcome = await call('reportGig', { jobListingId, ...report })
    if (isResponse(outcome)) {
      setPhase('sent')
      return
    }
    setPhase('asking')
    setServerErrors(outcome?.fields ?? {})
    setFailure(outcome?.message ?? messages.general.offline)
  }

  return (
    <ReportDialogScreen
      jobTitle={jobTitle}
      companyName={companyName}
      phase={phase}
      failure={failure}
      serverErrors={serverErrors}
      onSend={(report) => void handleSend(report)}
      onClose={onClose}
    />
  )
}
