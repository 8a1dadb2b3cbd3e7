import { Alert, Button, Dialog } from '@campus-gigs/ui'
import { messages } from '@/domain'
import { waitingInWords } from '../contacts'
import type { ManageJobProps } from './manage-job-props'

const { closeJob, notClosed } = messages.tracking

interface CloseGigDialogProps extends ManageJobProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks before a gig is closed, and says how many applicants wait. */
export function CloseGigDialog({ gig, busy, failed, open, onOpenChange, onClose, onFailureSeen }: CloseGigDialogProps) {
  function leave() {
    onOpenChange(false)
    onFailureSeen()
  }

  return (
    <Dialog
      size="sm"
      open={open}
      onOpenChange={(stays) => (stays ? onOpenChange(true) : leave())}
      title="Close this gig?"
      description={
        <>
          <p className="font-semibold text-ink">{waitingInWords(gig.applicants)}</p>
          <p className="mt-2">
            Whoever has applied keeps the application and sees that the gig is closed. Nobody else finds it any more.
          </p>
        </>
      }
      footer={
        <>
          <Button onClick={leave}>Keep it open</Button>
          <Button variant="danger" busy={busy === 'close'} onClick={onClose}>
            {closeJob}
          </Button>
        </>
      }
    >
      {failed?.deed === 'close' ? (
        <Alert tone="danger" title={notClosed} onRetry={onClose}>
          {failed.message}
        </Alert>
      ) : undefined}
    </Dialog>
  )
}
