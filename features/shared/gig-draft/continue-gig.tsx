import { Button, Card, Dialog, TimeAgo } from '@campus-gigs/ui'
import { useState } from 'react'

/** A gig that is begun but not posted. */
export interface BegunGig {
  /** Empty while it has none. */
  title: string
  /** When it was last changed, ISO. */
  changedAt: string
}

interface ContinueGigProps {
  gig: BegunGig
  /** The present instant, for when it was last changed. */
  now: Date
  /** The wizard, which opens with the draft. */
  href: string
  /** The business does not want the draft any more, and said so twice. */
  onDiscard: () => void
  className?: string
}

/** The gig a business has begun, and the way back to it (PF-06). */
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
