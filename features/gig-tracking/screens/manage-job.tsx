import { Alert, Button, Card, Dialog, Menu, type MenuItem } from '@campus-gigs/ui'
import { ChevronDown, CircleX, Copy, TimerReset } from 'lucide-react'
import { useState } from 'react'
import { messages } from '@/contract'
import { waitingInWords } from '../contacts'
import type { Gig, Standing } from '../gig'
import type { GigDeed } from '../manage-gig.store'

const { manageJob, closeJob, notClosed, notExtended, notReposted } = messages.tracking

export interface ManageJobProps {
  gig: Gig
  standing: Standing
  /** What is under way, or null. */
  busy: GigDeed | null
  /** What did not work, and why. */
  failed: { deed: GigDeed; message: string } | null
  /** Closes the gig; asked for and confirmed. */
  onClose: () => void
  /** Keeps the gig live for a week from now. */
  onExtend: () => void
  /** Posts the gig again as a new one. */
  onRepost: () => void
  /** The dialog that shows a failure was left. */
  onFailureSeen: () => void
}

const extendLabel = 'Extend for a week'
const repostLabel = 'Post it again'

/** Everything that can be done about the gig, behind one button (GT-02, BD-03). */
export function ManageJob(props: ManageJobProps) {
  const { standing, onExtend, onRepost } = props
  const [asking, setAsking] = useState(false)
  const extend: MenuItem = { label: extendLabel, icon: <TimerReset />, onSelect: onExtend }
  const repost: MenuItem = { label: repostLabel, icon: <Copy />, onSelect: onRepost }
  const close: MenuItem = { label: closeJob, icon: <CircleX />, danger: true, onSelect: () => setAsking(true) }
  return (
    <>
      <Menu
        label={manageJob}
        trigger={<Button iconEnd={<ChevronDown aria-hidden className="size-5" />}>{manageJob}</Button>}
        items={standing === 'closed' ? [repost] : [extend, repost, 'separator', close]}
      />
      <CloseDialog {...props} open={asking} onOpenChange={setAsking} />
    </>
  )
}

interface CloseDialogProps extends ManageJobProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks before a gig is closed, and says how many applicants wait. */
function CloseDialog({ gig, busy, failed, open, onOpenChange, onClose, onFailureSeen }: CloseDialogProps) {
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
        <Alert
          tone="danger"
          title={notClosed}
          action={
            <Button size="sm" onClick={onClose}>
              Retry
            </Button>
          }
        >
          {failed.message}
        </Alert>
      ) : undefined}
    </Dialog>
  )
}

/** What Take Action leads to: a gig that is over, and what can be done about it. */
export function TakeAction(props: ManageJobProps) {
  const { standing, busy, onExtend, onRepost } = props
  const [asking, setAsking] = useState(false)
  const expired = standing === 'expired'
  return (
    <Card tone="sunken" className="space-y-4">
      <div className="max-w-[60ch] space-y-1">
        <h2 className="text-xl">{expired ? 'This gig has expired.' : 'This gig is closed.'}</h2>
        <p>
          {expired
            ? 'Students no longer find it. Extend it and its applicants stay, or post it again as a new gig.'
            : messages.tracking.closedForGood}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {expired && (
          <Button variant="primary" busy={busy === 'extend'} onClick={onExtend} iconStart={<TimerReset aria-hidden />}>
            {extendLabel}
          </Button>
        )}
        <Button
          variant={expired ? 'secondary' : 'primary'}
          busy={busy === 'repost'}
          onClick={onRepost}
          iconStart={<Copy aria-hidden />}
        >
          {repostLabel}
        </Button>
        {expired && (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {closeJob}
          </Button>
        )}
      </div>
      <CloseDialog {...props} open={asking} onOpenChange={setAsking} />
    </Card>
  )
}

/** Says that extending or posting again did not work, with another try. */
export function ManageFailure({ busy, failed, onExtend, onRepost }: ManageJobProps) {
  if (!failed || failed.deed === 'close') return null
  const extending = failed.deed === 'extend'
  return (
    <Alert
      tone="danger"
      title={extending ? notExtended : notReposted}
      action={
        <Button size="sm" busy={busy === failed.deed} onClick={extending ? onExtend : onRepost}>
          Retry
        </Button>
      }
    >
      {failed.message}
    </Alert>
  )
}
