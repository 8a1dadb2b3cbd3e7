import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is in the scrolling area (default: the window) or within one screenful of it. */
export function useNearView(element: RefObject<Element | null>, scroller?: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (last) setNear(last.isIntersecting)
      },
      { root: scroller?.current ?? null, rootMargin: '100% 0px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, scroller])

  return near
}
