import { Button, type ButtonVariant, Dialog, type DialogProps } from '@campus-gigs/ui'
import { ActionAlert } from '../action-alert/action-alert'

interface ConfirmDialogProps extends Pick<DialogProps, 'open' | 'title' | 'description'> {
  confirmText: string
  cancelText: string
  /** The confirming button's. Default `danger`. */
  variant?: ButtonVariant
  /** Whether the action is pending. */
  isBusy: boolean
  /** What was not done, as the heading of `failure`. */
  failureTitle: string
  /** Why the last attempt failed; null without one. */
  failure: string | null
  onConfirm: () => void
  onCancel: () => void
}

/** Asks to confirm an action, and says why the last attempt failed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmText, cancelText, variant = 'danger', isBusy, failureTitle, failure, ...others } = props
  const { onConfirm, onCancel, ...dialogProps } = others
  return (
    <Dialog
      {...dialogProps}
      size="sm"
      // A pending action can't be taken back.
      busy={isBusy}
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel()
      }}
      footer={
        <>
          <Button disabled={isBusy} onClick={onCancel}>
            {cancelText}
          </Button>
          <Button variant={variant} busy={isBusy} onClick={onConfirm}>
            {confirmText}
          </Button>
        </>
      }
    >
      <ActionAlert
        title={failureTitle}
        failure={failure}
        onRetry={onConfirm}
        retrying={isBusy}
        offlineText="You're offline. You can do this once you're back online."
      />
    </Dialog>
  )
}
