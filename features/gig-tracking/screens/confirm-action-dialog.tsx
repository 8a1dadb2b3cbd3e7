import { ConfirmDialog } from '@/features/shared'
import { waitingInWords } from '../applicant-texts'
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
    applicantsConsequence:
      "Applicants keep their application and see it's closed. Those you haven't decided on are told, by e-mail if they want e-mails.",
    consequence: "Nobody new can find it. This can't be undone.",
    cancelLabel: 'Keep it open',
  },
  fill: {
    title: 'Is the position filled?',
    applicantsConsequence:
      "Applicants you haven't rated Top Applicant or Not a fit are told it's filled, by e-mail if they want e-mails.",
    consequence: "Nobody new can apply. This can't be undone.",
    cancelLabel: 'Not yet',
  },
}

interface ConfirmActionDialogProps extends ManageGigProps {
  action: ConfirmedAction
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks to confirm closing or filling a listing, with the number of waiting applicants. */
export function ConfirmActionDialog(props: ConfirmActionDialogProps) {
  const { action, gig, status, pendingAction, failedAction, open, onOpenChange, onAction, onDismissFailure } = props
  const { title, applicantsConsequence, consequence, cancelLabel } = questions[action]
  // After filling, the page stays and the dialog closes; after closing a listing, the page navigates away.
  const isDone = action === 'fill' && status === 'filled'

  function handleCancel() {
    onOpenChange(false)
    onDismissFailure()
  }

  return (
    <ConfirmDialog
      open={open && !isDone}
      title={title}
      description={
        <>
          <p className="font-semibold text-ink">{waitingInWords(gig.applicants)}</p>
          <p className="mt-2">{gig.applicants.total > 0 ? `${applicantsConsequence} ${consequence}` : consequence}</p>
        </>
      }
      confirmText={actionLabels[action]}
      cancelText={cancelLabel}
      variant={action === 'close' ? 'danger' : 'primary'}
      isBusy={pendingAction === action}
      failureTitle={failureTitles[action]}
      failure={failedAction?.action === action ? failedAction.message : null}
      onConfirm={() => onAction(action)}
      onCancel={handleCancel}
    />
  )
}
