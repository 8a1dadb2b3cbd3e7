import { useEffect, useState } from 'react'

/** Shorter scrolls, in CSS pixels, do not change the bar. */
const thresholdPx = 8

/** Whether a scroll hides the top bar (SH-02); undefined for no change. Offsets in CSS pixels from the page's top. */
export function hiddenAfterScroll(from: number, to: number, barHeightPx: number): boolean | undefined {
  if (to <= barHeightPx) return false
  if (Math.abs(to - from) < thresholdPx) return undefined
  return to > from
}

/** Returns true after a scroll down, and false after a scroll up. */
export function useHideOnScroll(barHeightPx: number): boolean {
  const [hidden, setHidden] = useState(false)

  useEffect(() => {
    let last = window.scrollY
    function handleScroll() {
      const next = hiddenAfterScroll(last, window.scrollY, barHeightPx)
      if (next === undefined) return
      last = window.scrollY
      setHidden(next)
    }
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => window.removeEventListener('scroll', handleScroll)
  }, [barHeightPx])

  return hidden
}
