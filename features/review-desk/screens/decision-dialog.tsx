import { type ButtonVariant, TextArea, TextField } from '@campus-gigs/ui'
import { useState } from 'react'
import { limits, moderationMessages } from '@/domain'
import { FormDialog } from '@/features/shared'
import type { Decision } from '../desk-state'

interface DecisionTexts {
  /** The text of the button that opens the dialog, and of the dialog's button. */
  button: string
  /** The look of the dialog's button. */
  variant: ButtonVariant
  /** The dialog's heading. */
  heading: string
  /** What the decision does. */
  effect: string
}

/** The texts of each decision. */
export const decisionTexts: Record<Decision, DecisionTexts> = {
  approve: {
    button: 'Approve',
    variant: 'primary',
    heading: 'Approve this gig?',
    effect: `Students see it at once, unless it's paused, filled, closed, past its date, or expired more than ${limits.extensionDays} days ago, or its business is suspended.`,
  },
  refuse: {
    button: 'Refuse',
    variant: 'secondary',
    heading: 'Refuse this gig?',
    effect:
      "Students don't see it, and applicants from before its edit are mailed. The business can edit it to have it reviewed again.",
  },
  hide: {
    button: 'Hide this gig',
    variant: 'danger',
    heading: 'Hide this gig?',
    effect: 'Students no longer find or open it. Applicants are mailed, and keep their application.',
  },
  restore: {
    button: 'Restore this gig',
    variant: 'primary',
    heading: 'Restore this gig?',
    effect: 'Students see it again, unless it has expired or its business is suspended.',
  },
  dismiss: {
    button: 'Close the reports',
    variant: 'secondary',
    heading: 'Close the reports?',
    effect: 'The gig stays as it is. Only the log keeps your reason.',
  },
  suspend: {
    button: 'Suspend the business',
    variant: 'danger',
    heading: 'Suspend the business?',
    effect:
      'All its gigs and events are hidden, it can no longer open applications or resumes, and its applicants are mailed. It can sign in and read your reason.',
  },
  unsuspend: {
    button: 'Lift the suspension',
    variant: 'secondary',
    heading: 'Lift the suspension?',
    effect: 'Its live gigs are shown again, save those that were hidden or wait for review.',
  },
  allowName: {
    button: 'Allow an institution’s name',
    variant: 'secondary',
    heading: 'Allow the name of an institution?',
    effect:
      'The business may call itself this, and use the name in its events. A name allowed before is no longer allowed.',
  },
}

interface DecisionDialogProps {
  decision: Decision
  /** What is decided about, such as the listing's title and its business. */
  subject: string
  isBusy: boolean
  failure: string | null
  /** @param name the name to allow; missing for other decisions */
  onConfirm: (reason: string, name?: string) => void
  onClose: () => void
}

/** Asks for the reason of a decision, and explains its consequences. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { decision, subject, isBusy, failure, onConfirm, onClose } = props
  const { button, variant, heading, effect } = decisionTexts[decision]
  const [reason, setReason] = useState('')
  const [reasonError, setReasonError] = useState('')
  const [name, setName] = useState('')
  const [nameError, setNameError] = useState('')
  const asksName = decision === 'allowName'

  function handleSubmit() {
    const isNameMissing = asksName && name.trim() === ''
    const isReasonMissing = reason.trim() === ''
    if (isNameMissing) setNameError(moderationMessages.desk.nameRequired)
    if (isReasonMissing) setReasonError(moderationMessages.desk.reasonRequired)
    if (isNameMissing || isReasonMissing) return false
    if (asksName) onConfirm(reason.trim(), name.trim())
    else onConfirm(reason.trim())
    return true
  }

  return (
    <FormDialog
      size="md"
      title={heading}
      description={`${subject}. ${effect}`}
      submitText={button}
      variant={variant}
      isBusy={isBusy}
      failureTitle="That hasn't been done."
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {asksName && (
        <TextField
          label="Name"
          hint="Exactly as the business will write it."
          value={name}
          onChange={(text) => {
            setName(text)
            setNameError('')
          }}
          error={nameError}
          maxLength={limits.title}
          required
        />
      )}
      <TextArea
        label="Reason"
        // Closing reports changes nothing for the business.
        hint={decision === 'dismiss' ? undefined : 'We mail it to the business.'}
        value={reason}
        onChange={(text) => {
          setReason(text)
          setReasonError('')
        }}
        error={reasonError}
        maxLength={limits.reviewReason}
        required
      />
    </FormDialog>
  )
}
