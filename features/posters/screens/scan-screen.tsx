import { Alert, Button, VisuallyHidden, WeekMotif } from '@campus-gigs/ui'
import { useEffect, useRef } from 'react'
import { messages, timers } from '@/domain'
import { type ScanState, secondsLeft } from '../scan'

export interface ScanScreenProps {
  scan: ScanState
  /** The server is being asked where the poster leads. */
  asking: boolean
  /** The visitor asks not to be tracked, so little is recorded. */
  minimal: boolean
  homeHref: string
  /** Does not send the visitor on by itself. */
  onStop: () => void
  /** Asks once more where the poster leads, and goes there. */
  onOpen: () => void
}

/** A scanned poster of an event: on the way to its page (SC-01). */
export function ScanScreen({ scan, asking, minimal, homeHref, onStop, onOpen }: ScanScreenProps) {
  const isReady = scan.phase === 'ready'
  const heading = useRef<HTMLHeadingElement>(null)
  // The ready state may come by itself, and then takes the focus from the button that is gone.
  useEffect(() => {
    if (isReady) heading.current?.focus()
  }, [isReady])

  return (
    <main
      id="main"
      data-asking={asking || undefined}
      className="page page-narrow flex min-h-[70dvh] flex-col items-center justify-center gap-6 py-12 text-center"
    >
      <Countdown remaining={isReady ? 0 : scan.remaining} />
      <h1 ref={heading} tabIndex={-1} className="page-heading outline-none">
        {isReady ? messages.poster.ready : messages.poster.holdOn}
      </h1>
      {isReady ? (
        <Ready {...{ scan, asking, homeHref, onOpen }} />
      ) : (
        <>
          <p role="timer" className="text-ink-muted text-xl">
            {messages.poster.redirecting(secondsLeft(scan))}
          </p>
          <Button onClick={onStop}>Don’t redirect me</Button>
        </>
      )}
      <p className="max-w-prose text-ink-muted text-sm">
        {minimal ? messages.poster.minimalNotice : messages.poster.notice}
      </p>
    </main>
  )
}

function Ready({ scan, asking, homeHref, onOpen }: Pick<ScanScreenProps, 'scan' | 'asking' | 'homeHref' | 'onOpen'>) {
  const { outcome } = scan
  if (outcome?.kind === 'target' || outcome?.kind === 'none')
    return (
      <>
        {outcome.kind === 'none' && <p className="text-ink-muted">{messages.poster.unknown}</p>}
        <Button asChild variant="primary" size="lg">
          <a href={outcome.kind === 'target' ? outcome.url : homeHref} rel="noreferrer">
            {messages.poster.open}
            {outcome.kind === 'target' && <VisuallyHidden> Goes to {new URL(outcome.url).host}</VisuallyHidden>}
          </a>
        </Button>
      </>
    )
  return (
    <>
      {outcome?.kind === 'failed' && !asking && <Alert tone="warning">{messages.general.offline}</Alert>}
      <Button variant="primary" size="lg" busy={asking} onClick={onOpen}>
        {messages.poster.open}
      </Button>
    </>
  )
}

const cells = 28

/** The week goes out cell by cell, as the time does. */
function Countdown({ remaining }: { remaining: number }) {
  const lit = Math.round((remaining / timers.scanCountdown) * cells)
  return <WeekMotif lit={lit === 0 ? 0 : 2 ** lit - 1} accent={0} size={220} />
}
