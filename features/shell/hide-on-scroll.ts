import { useEffect, useState } from 'react'

/** The height of the top bar, in CSS pixels. */
const barHeightPx = 64

/** Shorter scrolls, in CSS pixels, do not change the bar. */
const thresholdPx = 8

/**
 * Whether a scroll hides the top bar (SH-02): down hides the bar; up, or near the page's top, shows it. Undefined for a
 * scroll too short to change the bar.
 * @param from the former scroll offset from the page's top, in CSS pixels
 * @param to the new scroll offset
 * @param heightPx the bar's height
 */
export function hiddenAfterScroll(from: number, to: number, heightPx: number): boolean | undefined {
  if (to <= heightPx) return false
  if (Math.abs(to - from) < thresholdPx) return undefined
  return to > from
}

/** Whether the top bar is hidden, updated with every scroll of the window. */
export function useHideOnScroll(): boolean {
  const [hidden, setHidden] = useState(false)

  useEffect(() => {
    let lastScrollY = window.scrollY
    function handleScroll() {
      const isHidden = hiddenAfterScroll(lastScrollY, window.scrollY, barHeightPx)
      if (isHidden === undefined) return
      lastScrollY = window.scrollY
      setHidden(isHidden)
    }
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => window.removeEventListener('scroll', handleScroll)
  }, [])

  return hidden
}
