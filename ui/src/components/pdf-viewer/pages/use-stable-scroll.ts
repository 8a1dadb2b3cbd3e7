import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The scroller's padding and the gap between pages, in CSS pixels (`p-4` and `gap-4` of `PdfPages`). */
export const pageMarginPx = 16

/** The elements of all pages, in order. Their `offsetTop` is within the scroller, which is positioned (`relative`). */
export const pageElements = (scroller: Element) => scroller.querySelectorAll<HTMLElement>('[data-page]')

/**
 * Keeps the same part of the document at the top of the view when the scale changes.
 *
 * @returns the function to call after each scroll
 */
export function useStableScroll(scrollerRef: RefObject<HTMLElement | null>, scale: number | undefined): () => void {
  // Stored after each scroll: when pages become smaller, the browser limits `scrollTop` before the effect runs.
  const topPositionRef = useRef<DocumentPosition>(undefined)
  useLayoutEffect(() => {
    const scroller = scrollerRef.current
    if (scroller && scale && topPositionRef.current) scrollToPosition(scroller, topPositionRef.current)
  }, [scrollerRef, scale])
  return () => {
    if (scrollerRef.current) topPositionRef.current = positionAtTop(scrollerRef.current)
  }
}

/** A point of the document, independent of the scale. */
interface DocumentPosition {
  /** From 0. */
  pageIndex: number
  /** From the page's top, as a fraction of its height; more than 1 in the gap after the page. */
  fraction: number
}

/** The point at the top of the view. */
function positionAtTop(scroller: HTMLElement): DocumentPosition {
  const pages = Array.from(pageElements(scroller))
  const top = scroller.scrollTop + pageMarginPx
  const pageIndex = Math.max(
    0,
    pages.findLastIndex((page) => page.offsetTop <= top),
  )
  const page = pages[pageIndex]
  return { pageIndex, fraction: page ? (top - page.offsetTop) / page.offsetHeight : 0 }
}

/** Scrolls a point to the top of the view. */
function scrollToPosition(scroller: HTMLElement, { pageIndex, fraction }: DocumentPosition) {
  const page = pageElements(scroller)[pageIndex]
  if (page) scroller.scrollTop = page.offsetTop + fraction * page.offsetHeight - pageMarginPx
}
