import { timers } from '@/domain'

/** The identifiers in the address of an event's poster. */
export interface EventPoster {
  eventorganiser: string
  posterid: string
}

/** The result of recording a scan. */
export type ScanOutcome =
  /** The poster leads to an address. The page opens it without a click only when its business is verified (TR-02). */
  | { kind: 'target'; url: string; isVerified: boolean }
  /** The poster leads nowhere. `isKnown`: it belongs to an event without a link; otherwise no event has this poster. */
  | { kind: 'none'; isKnown: boolean }
  /** The server did not answer, or refused the scan. */
  | { kind: 'failed' }

/** The state of the page of a scanned poster. */
export interface ScanState {
  /** `counting`: down to the redirect. `ready`: waits for a click. `leaving`: the redirect begins. */
  phase: 'counting' | 'ready' | 'leaving'
  /** The rest of the countdown, in milliseconds. */
  remainingMs: number
  /** Null while the server has not answered. */
  outcome: ScanOutcome | null
}

/** What changes the state of a scan. */
export type ScanEvent =
  /** A tick of the countdown, with the milliseconds since it began. */
  | { type: 'tick'; elapsedMs: number }
  /** The scan was recorded, or could not be. */
  | { type: 'outcome'; outcome: ScanOutcome }
  /** The visitor cancelled the redirect. */
  | { type: 'stop' }

/** The state when the page opens. */
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
