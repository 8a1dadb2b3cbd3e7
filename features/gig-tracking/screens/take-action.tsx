import { Alert, Button, Card } from '@campus-gigs/ui'
import { Copy, TimerReset } from 'lucide-react'
import { useState } from 'react'
import { messages } from '@/domain'
import { CloseGigDialog } from './close-gig-dialog'
import { extendLabel, type ManageJobProps, repostLabel } from './manage-job-props'

const { closeJob, notExtended, notReposted } = messages.tracking

/** What Take Action leads to: a gig that is over, and what can be done about it. */
export function TakeAction(props: ManageJobProps) {
  const { status, busy, onExtend, onRepost } = props
  const [asking, setAsking] = useState(false)
  const expired = status === 'expired'
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
      <CloseGigDialog {...props} open={asking} onOpenChange={setAsking} />
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
      retrying={busy === failed.deed}
      onRetry={extending ? onExtend : onRepost}
    >
      {failed.message}
    </Alert>
  )
}
