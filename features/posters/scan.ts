import { timers } from '@/domain'

/** The identifiers in the address of an event's poster. */
export interface EventPoster {
  eventorganiser: string
  posterid: string
}

/**
 * The result of recording a scan: the target's address, `none` without a target (an unknown poster, or an event
 * without a link), `failed` when the server did not answer.
 */
export type ScanOutcome = { kind: 'target'; url: string } | { kind: 'none' } | { kind: 'failed' }

/** The state of a scan: counting down, waiting for a click, or leaving for its target. */
export interface ScanState {
  phase: 'counting' | 'ready' | 'leaving'
  /** Milliseconds left of the countdown. */
  remaining: number
  /** Null while the server has not answered. */
  outcome: ScanOutcome | null
}

export type ScanEvent =
  /** Milliseconds since the page opened. */
  | { type: 'tick'; elapsed: number }
  | { type: 'outcome'; outcome: ScanOutcome }
  /** The visitor cancelled the redirect. */
  | { type: 'stop' }

/** The state of a new scan. */
export const initialScan: ScanState = { phase: 'counting', remaining: timers.scanCountdown, outcome: null }

/** The seconds left, rounded up. */
export function secondsLeft({ remaining }: ScanState): number {
  return Math.ceil(remaining / 1000)
}

/**
 * The reducer of a scan (SC-01, SC-02). The countdown ends in `leaving` when there is a target, otherwise in `ready`; a
 * visitor who cancels gets `ready` at once. A `ready` scan never leaves without a click.
 */
export function afterScanEvent(state: ScanState, event: ScanEvent): ScanState {
  if (event.type === 'outcome') {
    const hasNoTarget = state.phase === 'counting' && event.outcome.kind !== 'target'
    return { ...state, outcome: event.outcome, phase: hasNoTarget ? 'ready' : state.phase }
  }
  if (state.phase !== 'counting') return state
  if (event.type === 'stop') return { ...state, phase: 'ready' }
  const remaining = Math.max(0, timers.scanCountdown - event.elapsed)
  if (remaining > 0) return { ...state, remaining }
  return { ...state, remaining, phase: state.outcome?.kind === 'target' ? 'leaving' : 'ready' }
}
