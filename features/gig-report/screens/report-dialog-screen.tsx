import { Button, Dialog, RadioGroup, TextArea } from '@campus-gigs/ui'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  limits,
  moderationMessages,
  type ReportReason,
  type ReportSubject,
  reportReasonLabels,
  reportReasons,
} from '@/domain'
import { ActionAlert } from '@/features/shared'

/** What the student tells us. */
export interface GigReport {
  subject: ReportSubject
  reason: ReportReason
  text: string
}

/** The server's messages by field. */
export type RefusedFields = Readonly<Record<string, string>>

export interface ReportDialogScreenProps {
  jobTitle: string
  companyName: string
  /** `sent` says thanks in place of the form. */
  phase: 'asking' | 'sending' | 'sent'
  /** Why the last attempt failed; null without one. */
  failure: string | null
  refused: RefusedFields
  onSend: (report: GigReport) => void
  onClose: () => void
}

const reasonOptions = reportReasons.map((value) => ({ value, label: reportReasonLabels[value] }))

/** Asks what is wrong with a gig or its business. */
export function ReportDialogScreen(props: ReportDialogScreenProps) {
  const { jobTitle, companyName, phase, failure, refused, onSend, onClose } = props
  const [subject, setSubject] = useState<ReportSubject>('gig')
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const reasonError = isChecked && reason === null ? moderationMessages.report.reason : (refused.reason ?? '')
  const textError =
    isChecked && reason === 'other' && text.trim() === '' ? moderationMessages.report.text : (refused.text ?? '')

  function handleSubmit() {
    if (reason === null || (reason === 'other' && text.trim() === '')) {
      // Rendered at once, because the focus goes to the field that is marked invalid.
      flushSync(() => setChecked(true))
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"] input, textarea[aria-invalid="true"]')?.focus()
      return
    }
    onSend({ subject, reason, text: text.trim() })
  }

  if (phase === 'sent')
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
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Report this gig"
      description={`${jobTitle}, ${companyName}. Never send money or your bank details to get a gig.`}
      footer={
        <>
          <Button onClick={onClose}>Go back</Button>
          <Button type="submit" form="report" variant="primary" busy={phase === 'sending'}>
            Send report
          </Button>
        </>
      }
    >
      <form
        id="report"
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          handleSubmit()
        }}
        className="flex flex-col gap-6"
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
        <ActionAlert
          title="Your report hasn't been sent."
          failure={failure}
          onRetry={handleSubmit}
          retrying={phase === 'sending'}
        />
      </form>
    </Dialog>
  )
}
