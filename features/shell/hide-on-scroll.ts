import { useEffect, useState } from 'react'

/** Shorter scrolls leave the bar as it is. */
const thresholdPixels = 8

/** Whether a scroll from one offset to another hides the top bar (SH-02); undefined: no change. Offsets in pixels. */
export function hiddenAfterScroll(from: number, to: number, barHeight: number): boolean | undefined {
  if (to <= barHeight) return false
  if (Math.abs(to - from) < thresholdPixels) return undefined
  return to > from
}

/** True while the page scrolls down; false again once it scrolls up. */
export function useHideOnScroll(barHeight: number): boolean {
  const [hidden, setHidden] = useState(false)

  useEffect(() => {
    let last = window.scrollY
    function handleScroll() {
      const next = hiddenAfterScroll(last, window.scrollY, barHeight)
      if (next === undefined) return
      last = window.scrollY
      setHidden(next)
    }
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => window.removeEventListener('scroll', handleScroll)
  }, [barHeight])

  return hidden
}
