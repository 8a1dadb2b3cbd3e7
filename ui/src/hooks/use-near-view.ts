import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is in the scrolling area (default: the window) or within one screenful of it. */
export function useNearView(elementRef: RefObject<Element | null>, scrollerRef?: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false)

  useEffect(() => {
    if (!elementRef.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (last) setIsNear(last.isIntersecting)
      },
      { root: scrollerRef?.current ?? null, rootMargin: '100% 0px' },
    )
    observer.observe(elementRef.current)
    return () => observer.disconnect()
  }, [elementRef, scrollerRef])

  return isNear
}
