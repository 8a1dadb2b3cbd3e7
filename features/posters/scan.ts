import { timers } from '@/domain'

/** The address an event's poster carries. */
export interface EventPoster {
  eventorganiser: string
  posterid: string
}

/**
 * What came of recording a scan: the address it leads to, `none` when it leads nowhere (a poster of no event, or an
 * event without a page), `failed` when the server could not be asked.
 */
export type ScanOutcome = { kind: 'target'; url: string } | { kind: 'none' } | { kind: 'failed' }

/** Where a scan is: counting down, ready for a click, or on its way. */
export interface ScanState {
  phase: 'counting' | 'ready' | 'leaving'
  /** Milliseconds left of the countdown. */
  remaining: number
  /** Null while the server has not answered. */
  outcome: ScanOutcome | null
}

export type ScanEvent =
  /** Milliseconds since the page came. */
  | { type: 'tick'; elapsed: number }
  | { type: 'outcome'; outcome: ScanOutcome }
  /** The visitor does not want to be sent on. */
  | { type: 'stop' }

/** As a scan begins. */
export const beginning: ScanState = { phase: 'counting', remaining: timers.scanCountdown, outcome: null }

/** The seconds to say: begun ones count. */
export function secondsLeft({ remaining }: ScanState): number {
  return Math.ceil(remaining / 1000)
}

/**
 * A scan after something happened (SC-01, SC-02). The countdown ends by going where the poster leads; without such a
 * place, or when the visitor stops it, by the ready state. What is ready never goes by itself any more.
 */
export function afterScanEvent(state: ScanState, event: ScanEvent): ScanState {
  if (event.type === 'outcome') {
    const isStuck = state.phase === 'counting' && event.outcome.kind !== 'target'
    return { ...state, outcome: event.outcome, phase: isStuck ? 'ready' : state.phase }
  }
  if (state.phase !== 'counting') return state
  if (event.type === 'stop') return { ...state, phase: 'ready' }
  const remaining = Math.max(0, timers.scanCountdown - event.elapsed)
  if (remaining > 0) return { ...state, remaining }
  return { ...state, remaining, phase: state.outcome?.kind === 'target' ? 'leaving' : 'ready' }
}
