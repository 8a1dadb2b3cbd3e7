import { useEffect, useRef, useState } from 'react'
import { timers } from '@/domain'

/** Shows the empty-week warning for two seconds (SW-09). */
export function useEmptyWeekWarning(): { showing: boolean; warn: () => void } {
  const [showing, setShowing] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function warn() {
    setShowing(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShowing(false), timers.emptyAvailabilityWarning)
  }
  return { showing, warn }
}
