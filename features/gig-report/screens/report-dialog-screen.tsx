import { Button, Dialog, RadioGroup, TextArea } from '@campus-gigs/ui'
import { useState } from 'react'
import {
  limits,
  moderationMessages,
  type ReportReason,
  type ReportSubject,
  reportReasonLabels,
  reportReasons,
} from '@/domain'
import { FormDialog } from '@/features/shared'

/** A student's report of a gig. */
export interface GigReport {
  subject: ReportSubject
  reason: ReportReason
  text: string
}

/** The server's messages by field. */
export type ReportErrors = Readonly<Partial<Record<keyof GigReport, string>>>

interface ReportDialogScreenProps {
  jobTitle: string
  companyName: string
  /** `sent` shows a confirmation in place of the form. */
  phase: 'asking' | 'sending' | 'sent'
  /** Why the last attempt failed; null without one. */
  failure: string | null
  serverErrors: ReportErrors
  onSend: (report: GigReport) => void
  onClose: () => void
}

const reasonOptions = reportReasons.map((value) => ({ value, label: reportReasonLabels[value] }))

/** Asks what is wrong with a gig or its business. */
export function ReportDialogScreen(props: ReportDialogScreenProps) {
  const { jobTitle, companyName, phase, failure, serverErrors, onSend, onClose } = props
  const [subject, setSubject] = useState<ReportSubject>('gig')
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [text, setText] = useState('')
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const isTextMissing = reason === 'other' && text.trim() === ''
  const reasonError =
    wasSubmitted && reason === null ? moderationMessages.report.reasonRequired : (serverErrors.reason ?? '')
  const textError = wasSubmitted && isTextMissing ? moderationMessages.report.textRequired : (serverErrors.text ?? '')

  /** @returns whether the report was sent; false while a required answer is missing */
  function handleSubmit() {
    setWasSubmitted(true)
    if (reason === null || isTextMissing) return false
    onSend({ subject, reason, text: text.trim() })
    return true
  }

  if (phase === 'sent') return <ReportSentDialog onClose={onClose} />
  return (
    <FormDialog
      title="Report this gig"
      description={`${jobTitle}, ${companyName}. Never send money or your bank details to get a gig.`}
      submitText="Send report"
      isBusy={phase === 'sending'}
      failureTitle="Your report hasn't been sent."
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <RadioGroup
        label="What is wrong?"
        value={reason}
        onChange={setReason}
        options={reasonOptions}
        required
        error={reasonError}
      />
      <RadioGroup
        label="What is it about?"
        value={subject}
        onChange={setSubject}
        options={[
          { value: 'gig', label: 'This gig' },
          { value: 'business', label: `${companyName}, the business` },
        ]}
      />
      <TextArea
        label={reason === 'other' ? 'Tell us what is wrong' : 'Anything else we should know? (optional)'}
        value={text}
        onChange={setText}
        maxLength={limits.report.maxCharacters}
        required={reason === 'other'}
        error={textError}
      />
    </FormDialog>
  )
}

/** Confirms a report, and says what happens next. */
function ReportSentDialog({ onClose }: Pick<ReportDialogScreenProps, 'onClose'>) {
  return (
    <Dialog
      size="sm"
      open
      onOpenChange={onClose}
      title="Thanks for telling us."
      description={
        <p role="status">
          Somebody at Campus Gigs reads every report, the oldest first. We don't tell the business who reported it. If
          we hide the gig, it's gone from your search.
        </p>
      }
      footer={<Button onClick={onClose}>Close</Button>}
    />
  )
}
