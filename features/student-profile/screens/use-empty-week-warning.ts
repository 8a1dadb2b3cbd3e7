import { useEffect, useRef, useState } from 'react'
import { timers } from '@/domain'

/** Shows the warning about an empty week for `timers.emptyAvailabilityWarning` (SW-09). */
export function useEmptyWeekWarning(): { isShown: boolean; show: () => void } {
  const [isShown, setIsShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function show() {
    setIsShown(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsShown(false), timers.emptyAvailabilityWarning)
  }
  return { isShown, show }
}
