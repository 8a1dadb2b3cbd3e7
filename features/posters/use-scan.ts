import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { timers } from '@/domain'
import { recordEventScan } from './record-scan'
import { afterScanEvent, beginning, type EventPoster } from './scan'

/**
 * Records a scan, counts down and leaves for where the poster leads.
 * @param leave goes to an address of another site
 */
export function useScan(poster: EventPoster, leave: (url: string) => void) {
  const [state, happen] = useReducer(afterScanEvent, beginning)
  const [isAsking, setAsking] = useState(true)
  const { phase, outcome } = state

  async function ask() {
    setAsking(true)
    const outcome = await recordEventScan(poster)
    setAsking(false)
    happen({ type: 'outcome', outcome })
    return outcome
  }

  const begin = useEffectEvent(() => void ask())
  useEffect(() => begin(), [])

  useEffect(() => {
    if (phase !== 'counting') return
    const start = performance.now()
    const timer = setInterval(() => happen({ type: 'tick', elapsed: performance.now() - start }), timers.scanTick)
    return () => clearInterval(timer)
  }, [phase])

  const go = useEffectEvent(leave)
  useEffect(() => {
    if (phase === 'leaving' && outcome?.kind === 'target') go(outcome.url)
  }, [phase, outcome])

  /** The click on what is ready while nobody knows where it leads: asks once more, and goes. */
  async function open() {
    const outcome = await ask()
    if (outcome.kind === 'target') leave(outcome.url)
  }

  return { state, isAsking, stop: () => happen({ type: 'stop' }), open: () => void open() }
}
