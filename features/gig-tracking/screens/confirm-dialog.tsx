import { Button, Dialog } from '@campus-gigs/ui'
import { ActionAlert } from '@/features/shared'
import { waitingInWords } from '../contacts'
import type { ListingAction } from '../manage-gig.store'
import { actionLabels, failureTitles, type ManageGigProps } from './manage-gig-props'

/** An action that can't be undone. */
export type ConfirmedAction = Extract<ListingAction, 'close' | 'fill'>

/** The texts of a confirmation. `applicantsConsequence` is shown only when the listing has applicants. */
interface Question {
  title: string
  applicantsConsequence: string
  consequence: string
  cancelLabel: string
}

const questions: Record<ConfirmedAction, Question> = {
  close: {
    title: 'Close this gig?',
    applicantsConsequence: "Applicants keep their application and see it's closed.",
    consequence: "Nobody new can find it. This can't be undone.",
    cancelLabel: 'Keep it open',
  },
  fill: {
    title: 'Is the position filled?',
    applicantsConsequence: "Everyone you haven't rated Top Applicant or Not a fit gets an e-mail saying it's filled.",
    consequence: "Nobody new can apply. This can't be undone.",
    cancelLabel: 'Not yet',
  },
}

interface ConfirmDialogProps extends ManageGigProps {
  action: ConfirmedAction
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks to confirm closing or filling a listing, with the number of waiting applicants. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { action, gig, status, busy, failed, open, onOpenChange, onAction, onDismissFailure } = props
  const { title, applicantsConsequence, consequence, cancelLabel } = questions[action]
  // After filling, the page stays and the dialog closes; after closing a listing, the page navigates away.
  const isDone = action === 'fill' && status === 'filled'

  function handleCancel() {
    onOpenChange(false)
    onDismissFailure()
  }

  return (
    <Dialog
      size="sm"
      open={open && !isDone}
      onOpenChange={(isOpen) => {
        if (isOpen) onOpenChange(true)
        else handleCancel()
      }}
      title={title}
      description={
        <>
          <p className="font-semibold text-ink">{waitingInWords(gig.applicants)}</p>
          <p className="mt-2">{gig.applicants.total > 0 ? `${applicantsConsequence} ${consequence}` : consequence}</p>
        </>
      }
      footer={
        <>
          <Button onClick={handleCancel}>{cancelLabel}</Button>
          <Button
            variant={action === 'close' ? 'danger' : 'primary'}
            busy={busy === action}
            onClick={() => onAction(action)}
          >
            {actionLabels[action]}
          </Button>
        </>
      }
    >
      <ActionAlert
        title={failureTitles[action]}
        failure={failed?.action === action && failed.message}
        onRetry={() => onAction(action)}
        retrying={busy === action}
        offlineText="You're offline. You can do this once you're back online."
      />
    </Dialog>
  )
}
