import { timers } from '@/domain'

/** The identifiers in the address of an event's poster. */
export interface EventPoster {
  eventorganiser: string
  posterid: string
}

/**
 * The result of recording a scan: the target's address, which the page goes on to without a click only for a verified
 * business; `none` without a target (`isKnown`: an event without a link, else an unknown poster), `failed` when the
 * server did not answer.
 */
export type ScanOutcome =
  | { kind: 'target'; url: string; isVerified: boolean }
  | { kind: 'none'; isKnown: boolean }
  | { kind: 'failed' }

/** The state of a scan: counting down, waiting for a click, or leaving for its target. */
export interface ScanState {
  phase: 'counting' | 'ready' | 'leaving'
  /** The rest of the countdown. */
  remainingMs: number
  /** Null while the server has not answered. */
  outcome: ScanOutcome | null
}

export type ScanEvent =
  /** The time since the page opened. */
  | { type: 'tick'; elapsedMs: number }
  | { type: 'outcome'; outcome: ScanOutcome }
  /** The visitor cancelled the redirect. */
  | { type: 'stop' }

export const initialScan: ScanState = { phase: 'counting', remainingMs: timers.scanCountdown, outcome: null }

/** The seconds left, rounded up. */
export function secondsLeft({ remainingMs }: ScanState): number {
  return Math.ceil(remainingMs / 1000)
}

/**
 * The reducer of a scan (SC-01, SC-02). The countdown ends in `leaving` when there is a target, otherwise in `ready`.
 * Without a target, for a business that is not verified (TR-02), and for a visitor who cancels it is `ready` at once. A
 * `ready` scan never leaves without a click.
 */
export function afterScanEvent(state: ScanState, event: ScanEvent): ScanState {
  if (event.type === 'outcome') {
    const { outcome } = event
    const mayLeave = outcome.kind === 'target' && outcome.isVerified
    return { ...state, outcome, phase: state.phase === 'counting' && !mayLeave ? 'ready' : state.phase }
  }
  if (state.phase !== 'counting') return state
  if (event.type === 'stop') return { ...state, phase: 'ready' }
  const remainingMs = Math.max(0, timers.scanCountdown - event.elapsedMs)
  if (remainingMs > 0) return { ...state, remainingMs }
  return { ...state, remainingMs, phase: state.outcome?.kind === 'target' ? 'leaving' : 'ready' }
}
