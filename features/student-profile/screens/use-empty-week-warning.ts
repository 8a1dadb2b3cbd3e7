import { useEffect, useRef, useState } from 'react'
import { timers } from '@/domain'

/** The warning that the week is empty: it shows for two seconds and goes by itself (SW-09). */
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
