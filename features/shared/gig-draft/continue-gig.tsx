import { Button, Card, Dialog, TimeAgo } from '@campus-gigs/ui'
import { useState } from 'react'

/** The summary of a listing draft. */
export interface BegunGig {
  /** The job title; empty while the draft has none. */
  title: string
  /** The instant of the last change, ISO. */
  changedAt: string
}

interface ContinueGigProps {
  gig: BegunGig
  /** The current instant, for the draft's age. */
  now: Date
  /** The address of the wizard, which opens with the draft. */
  href: string
  /** Called when the business has confirmed discarding the draft. */
  onDiscard: () => void
  className?: string
}

/** The listing draft of a business, with a link to continue it (PF-06). */
export function ContinueGig({ gig, now, href, onDiscard, className }: ContinueGigProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <Card className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-lg">Continue your gig</h2>
          <p className="wrap-anywhere text-ink-muted text-sm">
            {gig.title || 'No title yet'}, last changed <TimeAgo date={gig.changedAt} now={now} />
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button asChild>
            <a href={href}>Continue</a>
          </Button>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            Discard
          </Button>
        </div>
      </div>
      <Dialog
        size="sm"
        open={isAsking}
        onOpenChange={setAsking}
        title="Discard this gig?"
        description="It goes from all your devices. This can't be undone."
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <Button
              variant="danger"
              onClick={() => {
                setAsking(false)
                onDiscard()
              }}
            >
              Discard gig
            </Button>
          </>
        }
      />
    </Card>
  )
}
