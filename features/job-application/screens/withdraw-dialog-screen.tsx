import { messages } from '@/domain'
import { ConfirmDialog } from '@/features/shared'

interface WithdrawDialogScreenProps {
  companyName: string
  isBusy: boolean
  /** Why the last attempt failed; null without one. */
  failure: string | null
  onConfirm: () => void
  onClose: () => void
}

/** Asks to confirm the withdrawal of an application. */
export function WithdrawDialogScreen({ companyName, isBusy, failure, onConfirm, onClose }: WithdrawDialogScreenProps) {
  return (
    <ConfirmDialog
      open
      title="Withdraw your application?"
      description={
        <>
          <p className="font-semibold text-ink">
            {companyName} can't see it or open your resume any more, from the moment you withdraw.
          </p>
          <p className="mt-2">
            Your letter and answers are deleted. You can apply again while the gig takes applications.
          </p>
        </>
      }
      confirmText="Withdraw application"
      cancelText="Keep it"
      isBusy={isBusy}
      failureTitle={messages.history.notWithdrawn}
      failure={failure}
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  )
}
