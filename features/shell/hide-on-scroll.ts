import { useEffect, useState } from 'react'

/** Pixels the page moves before the bar makes up its mind. */
const threshold = 8

/** Whether the top bar is hidden after a scroll from one offset to another (SH-02); undefined keeps it as it was. */
export function hiddenAfterScroll(from: number, to: number, barHeight: number): boolean | undefined {
  if (to <= barHeight) return false
  if (Math.abs(to - from) < threshold) return undefined
  return to > from
}

/** Hides the top bar while the reader scrolls down, shows it again on the way up. */
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
