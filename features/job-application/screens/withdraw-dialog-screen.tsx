import { Button, Dialog } from '@campus-gigs/ui'
import { messages } from '@/domain'
import { ActionAlert } from '@/features/shared'

interface WithdrawDialogScreenProps {
  companyName: string
  /** Whether the withdrawal is pending. */
  isBusy: boolean
  /** Why the last attempt failed; null without one. */
  failure: string | null
  onConfirm: () => void
  onClose: () => void
}

/** Asks to confirm the withdrawal of an application. */
export function WithdrawDialogScreen({ companyName, isBusy, failure, onConfirm, onClose }: WithdrawDialogScreenProps) {
  return (
    <Dialog
      size="sm"
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
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
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" busy={isBusy} onClick={onConfirm}>
            Withdraw application
          </Button>
        </>
      }
    >
      <ActionAlert
        title={messages.history.notWithdrawn}
        failure={failure}
        onRetry={onConfirm}
        retrying={isBusy}
        offlineText="You're offline. You can do this once you're back online."
      />
    </Dialog>
  )
}
