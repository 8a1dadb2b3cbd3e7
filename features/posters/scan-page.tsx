import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { timers } from '@/domain'
import { optsOutOfTracking, recordEventScan } from './record-scan'
import { afterScanEvent, type EventPoster, initialScan } from './scan'
import { ScanScreen } from './screens/scan-screen'

interface ScanPageProps extends EventPoster {
  homeHref: string
  /** Opens an address of another site in place of this page. */
  onLeave: (url: string) => void
}

/** The page that the code on an event's poster opens. */
export function ScanPage({ eventorganiser, posterid, homeHref, onLeave }: ScanPageProps) {
  const { state, isRecording, stop, open } = useScan({ eventorganiser, posterid }, onLeave)
  return (
    <ScanScreen
      scan={state}
      isRecording={isRecording}
      isMinimal={optsOutOfTracking()}
      homeHref={homeHref}
      onStop={stop}
      onOpen={open}
    />
  )
}

/**
 * Records a scan, counts down, and then leaves for the poster's target.
 * @param onLeave opens an address of another site in place of this page
 */
function useScan(poster: EventPoster, onLeave: (url: string) => void) {
  const [state, dispatch] = useReducer(afterScanEvent, initialScan)
  const [isRecording, setIsRecording] = useState(true)
  const { phase, outcome } = state
  const isOpenRef = useRef(false)
  useEffect(() => {
    isOpenRef.current = true
    return () => {
      isOpenRef.current = false
    }
  }, [])

  /** Records the scan on the server, and passes the outcome to the reducer. */
  async function record() {
    setIsRecording(true)
    const recorded = await recordEventScan(poster)
    setIsRecording(false)
    dispatch({ type: 'outcome', outcome: recorded })
    return recorded
  }

  const recordOnMount = useEffectEvent(() => void record())
  useEffect(() => recordOnMount(), [])

  useEffect(() => {
    if (phase !== 'counting') return
    const startMs = performance.now()
    const timer = setInterval(() => dispatch({ type: 'tick', elapsedMs: performance.now() - startMs }), timers.scanTick)
    return () => clearInterval(timer)
  }, [phase])

  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (phase === 'leaving' && outcome?.kind === 'target') leave(outcome.url)
  }, [phase, outcome])

  /** Records the scan again after a failure, and leaves for the target of a verified business. */
  async function open() {
    const recorded = await record()
    // Once the page was left, another one is read.
    if (isOpenRef.current && recorded.kind === 'target' && recorded.isVerified) onLeave(recorded.url)
  }

  return { state, isRecording, stop: () => dispatch({ type: 'stop' }), open: () => void open() }
}
