import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Placement, placeList } from './placement'

/** The root's text size in pixels: what one rem is for this reader. */
export function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}

/**
 * Keeps a list at its control while it is open, through scrolling, resizing and virtual keyboards.
 *
 * @param height the list's full height in rem
 * @param minWidth its least width in rem
 * @returns `null` until measured
 */
export function useListPlacement(anchor: RefObject<HTMLElement | null>, height: number, minWidth: number) {
  const [placement, setPlacement] = useState<Placement | null>(null)

  useLayoutEffect(() => {
    const measure = () => {
      if (!anchor.current) return
      const page = document.documentElement
      const view = window.visualViewport
      const visible = {
        left: view?.offsetLeft ?? 0,
        top: view?.offsetTop ?? 0,
        width: view?.width ?? page.clientWidth,
        height: view?.height ?? page.clientHeight,
      }
      const rem = rootFontSize()
      const wanted = { height: height * rem, minWidth: minWidth * rem }
      setPlacement(placeList(anchor.current.getBoundingClientRect(), visible, window.innerHeight, wanted))
    }
    measure()
    const resized = new ResizeObserver(measure)
    if (anchor.current) resized.observe(anchor.current)
    const stopped = new AbortController()
    const { signal } = stopped
    window.addEventListener('scroll', measure, { capture: true, passive: true, signal })
    window.addEventListener('resize', measure, { signal })
    window.visualViewport?.addEventListener('resize', measure, { signal })
    window.visualViewport?.addEventListener('scroll', measure, { signal })
    return () => {
      stopped.abort()
      resized.disconnect()
    }
  }, [anchor, height, minWidth])

  return placement
}
