import { Loading } from '@campus-gigs/ui'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'

/** Milliseconds a screen may take before anything says that it is on its way: less would only flicker. */
const noticeDelayMs = 300

/** Says that the next screen is being fetched, once that takes long enough to be noticed. */
export function PendingScreen() {
  const { state } = useNavigation()
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(() => setLate(true), noticeDelayMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [state])

  if (!isLate) return null
  return (
    <div className="pointer-events-none fixed inset-0 z-30 grid place-items-center bg-surface/70">
      <Loading label="Loading…" />
    </div>
  )
}
