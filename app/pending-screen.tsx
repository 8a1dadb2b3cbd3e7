import { Loading } from '@campus-gigs/ui'
import { useEffect, useState } from 'react'

/** Shorter waits show no notice, because it would only flicker. */
const noticeDelayMs = 300

/** A notice that the next screen is loading, shown after `noticeDelayMs`. */
export function PendingScreen({ isLoading }: { isLoading: boolean }) {
  const [isLate, setIsLate] = useState(false)

  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setIsLate(true), noticeDelayMs)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isLoading])

  if (!isLate) return null
  return (
    <div className="pointer-events-none fixed inset-0 z-30 grid place-items-center bg-surface/70">
      <Loading label="Loading…" />
    </div>
  )
}
