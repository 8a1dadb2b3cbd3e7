import { Alert, Button, VisuallyHidden, WeekMotif } from '@campus-gigs/ui'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { messages, timers } from '@/domain'
import { focusPage, useFocusHandover } from '@/features/shared'
import { type ScanState, secondsLeft } from '../scan'

export interface ScanScreenProps {
  scan: ScanState
  /** Whether the scan is being recorded, so that its target is not known yet. */
  isRecording: boolean
  /** Whether the visitor opts out of tracking, so that only the poster and the time are recorded. */
  isMinimal: boolean
  homeHref: string
  /** Cancels the redirect. */
  onStop: () => void
  /** Records the scan once more, and opens its target. */
  onOpen: () => void
}

/** The countdown of a scanned poster, and its ready state (SC-01). */
export function ScanScreen({ scan, isRecording, isMinimal, homeHref, onStop, onOpen }: ScanScreenProps) {
  const isReady = scan.phase === 'ready'
  const host = hostText(scan)
  const headingRef = useRef<HTMLHeadingElement>(null)
  // The ready state removes the button that may have the focus.
  useEffect(() => {
    if (isReady) headingRef.current?.focus()
  }, [isReady])

  const stopOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isReady) onStop()
  })
  useEffect(() => {
    document.addEventListener('keydown', stopOnEscape)
    return () => document.removeEventListener('keydown', stopOnEscape)
  }, [])

  return (
    <main
      id="main"
      data-recording={isRecording || undefined}
      className="page page-narrow flex min-h-[70dvh] flex-col items-center justify-center gap-6 py-12 text-center"
    >
      <Countdown remainingMs={isReady ? 0 : scan.remainingMs} />
      <h1 ref={headingRef} tabIndex={-1} className="page-heading outline-none">
        {isReady ? messages.poster.ready : messages.poster.holdOn}
      </h1>
      {host !== null && <p className="text-xl">{host}</p>}
      {isReady ? (
        <Ready scan={scan} isRecording={isRecording} homeHref={homeHref} onOpen={onOpen} />
      ) : (
        <>
          <p role="timer" className="text-ink-muted text-xl">
            {messages.poster.redirecting(secondsLeft(scan))}
          </p>
          <Button onClick={onStop}>Don't redirect me</Button>
        </>
      )}
      <p className="max-w-prose text-ink-muted text-sm">
        {isMinimal ? messages.poster.minimalNotice : messages.poster.notice}
      </p>
    </main>
  )
}

/** Where the poster leads, as soon as it is known; null when it leads nowhere. */
function hostText({ outcome }: ScanState): string | null {
  if (outcome === null) return messages.poster.finding
  return outcome.kind === 'target' ? messages.poster.leadsTo(new URL(outcome.url).host) : null
}

type ReadyProps = Pick<ScanScreenProps, 'scan' | 'isRecording' | 'homeHref' | 'onOpen'>

/**
 * The way on from a scan that waits for a click: the poster's target, the home page when it leads nowhere, or another
 * attempt to record the scan while its target is not known.
 */
function Ready({ scan, isRecording, homeHref, onOpen }: ReadyProps) {
  const { outcome } = scan
  if (outcome?.kind === 'target') {
    return (
      <OpenLink href={outcome.url}>
        {messages.poster.open}
        <VisuallyHidden> Goes to {new URL(outcome.url).host}</VisuallyHidden>
      </OpenLink>
    )
  }
  if (outcome?.kind === 'none') {
    return (
      <>
        <p className="text-ink-muted">{outcome.isKnown ? messages.poster.noPage : messages.poster.unknown}</p>
        <OpenLink href={homeHref}>{messages.poster.open}</OpenLink>
      </>
    )
  }
  return (
    <>
      {outcome?.kind === 'failed' && !isRecording && (
        <Alert tone="warning" className="text-start">
          {messages.general.offline}
        </Alert>
      )}
      <RecordButton isRecording={isRecording} onOpen={onOpen} />
    </>
  )
}

/** Records the scan once more. The heading takes its focus when a link to the target replaces it. */
function RecordButton({ isRecording, onOpen }: Pick<ReadyProps, 'isRecording' | 'onOpen'>) {
  const buttonRef = useFocusHandover<HTMLButtonElement>(() => focusPage)
  return (
    <Button ref={buttonRef} variant="primary" size="lg" busy={isRecording} onClick={onOpen}>
      {messages.poster.open}
    </Button>
  )
}

function OpenLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button asChild variant="primary" size="lg">
      <a href={href} rel="noreferrer">
        {children}
      </a>
    </Button>
  )
}

/** Seven days of four slots. */
const weekCells = 28

/** A week whose share of lit cells is the share of the countdown that remains. */
function Countdown({ remainingMs }: { remainingMs: number }) {
  const litCount = Math.round((remainingMs / timers.scanCountdown) * weekCells)
  // One bit a cell: the lowest `litCount` bits are set.
  const litCells = 2 ** litCount - 1
  return <WeekMotif lit={litCells} accent={0} size={220} />
}
