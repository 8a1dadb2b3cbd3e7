import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

interface ScrollBodyProps {
  /** Names the region while it can be focused. */
  label: string
  children: ReactNode
}

/** A modal's content. While it overflows it is focusable, so that arrow keys scroll it. */
export function ScrollBody({ label, children }: ScrollBodyProps) {
  const [scrolls, setScrolls] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const scroller = body.current
    if (!scroller) return
    const measure = () => setScrolls(scroller.scrollHeight > scroller.clientHeight + 1)
    // Measured before the modal chooses its initial focus.
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    for (const content of scroller.children) observer.observe(content)
    return () => observer.disconnect()
  }, [])
  const focusable = scrolls ? { tabIndex: 0, role: 'region', 'aria-label': label } : {}
  return (
    <div
      ref={body}
      {...focusable}
      // Not `flex-1`: its flex-basis of 0 leaves the body without height in Safari when the modal's height is auto.
      className="min-h-0 flex-auto overflow-y-auto overscroll-contain rounded-md -outline-offset-3"
    >
      {/* The padding is inside the scroller, so that focus rings at its edges are not cut off. */}
      <div className="px-5 pt-1 pb-5 sm:px-6">{children}</div>
    </div>
  )
}
