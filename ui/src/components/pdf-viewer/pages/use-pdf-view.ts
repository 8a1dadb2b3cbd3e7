import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { pageElements, pageMarginPx, useStableScroll } from './use-stable-scroll'
import { fitFactor, type PageSize, pixelsPerPoint, type Zoom, zoomIn, zoomOut } from './zoom'

/** A page or zoom change to announce. */
export type Announcement = { page: number } | { percent: number }

/** The page, zoom and keyboard state of a viewer. */
export function usePdfView(firstPageSize: PageSize, pageCount: number) {
  const scrollerRef = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState(1)
  const [announced, setAnnounced] = useState<Announcement>()
  const zoom = useZoom(firstPageSize.width, useAvailableWidth(scrollerRef), (percent) => setAnnounced({ percent }))
  const rememberPosition = useStableScroll(scrollerRef, zoom.scale)
  // A page near the end can't reach the top, so its scroll event would select an earlier page. Ignore events at this position.
  const requestedTopRef = useRef<number>(undefined)

  /** Scrolls a page to the top of the view, or as far up as the end of the document allows. */
  function goToPage(requestedPage: number) {
    const nextPage = Math.min(Math.max(requestedPage, 1), pageCount)
    const scroller = scrollerRef.current
    const element = scroller && pageElements(scroller)[nextPage - 1]
    if (!scroller || !element) return
    scroller.scrollTo({ top: element.offsetTop - pageMarginPx })
    requestedTopRef.current = scroller.scrollTop
    rememberPosition()
    setPage(nextPage)
    setAnnounced({ page: nextPage })
  }

  const actionByKey = new Map([
    ['PageDown', () => goToPage(page + 1)],
    ['PageUp', () => goToPage(page - 1)],
    ['+', zoom.zoomIn],
    ['=', zoom.zoomIn],
    ['-', zoom.zoomOut],
    ['0', zoom.fitWidth],
  ])

  return {
    ...zoom,
    scrollerRef,
    /** The current page, from 1. */
    page,
    goToPage,
    /** The result of the last `goToPage` or zoom, to announce. Manual scrolling is not announced. */
    announced,
    onScroll() {
      rememberPosition()
      const scroller = scrollerRef.current
      if (!scroller || scroller.scrollTop === requestedTopRef.current) return
      requestedTopRef.current = undefined
      setPage(pageInView(scroller))
    },
    onKeyDown(event: KeyboardEvent) {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey
      const action = actionByKey.get(event.key)
      if (!action || hasModifier) return
      event.preventDefault()
      action()
    },
  }
}

/** The current page and zoom of a document. */
export type PdfView = ReturnType<typeof usePdfView>

const toPercent = (factor: number) => Math.round(factor * 100)

/**
 * The zoom of a viewer. It is represented in four ways:
 * - `zoom` is the reader's choice: a factor, or `fit` for the viewer's width;
 * - `factor` is relative to the printed size, which is 1;
 * - `percent` is the factor in percent, rounded, to display;
 * - `scale` is in CSS pixels per PDF point, to draw with.
 */
function useZoom(pageWidthPt: number, availableWidthPx: number | undefined, onZoom: (percent: number) => void) {
  const [zoom, setZoom] = useState<Zoom>('fit')
  const fittedFactor = availableWidthPx === undefined ? undefined : fitFactor(pageWidthPt, availableWidthPx)
  const factor = zoom === 'fit' ? fittedFactor : zoom
  const largerFactor = factor && zoomIn(factor)
  const smallerFactor = factor && zoomOut(factor)

  /** Does nothing without a factor: past the last step, or before the width is measured. */
  function changeZoom(nextFactor: number | undefined, nextZoom: Zoom | undefined = nextFactor) {
    if (nextFactor === undefined || nextZoom === undefined) return
    setZoom(nextZoom)
    onZoom(toPercent(nextFactor))
  }

  return {
    /** CSS pixels per point; undefined until the available width has been measured. */
    scale: factor && factor * pixelsPerPoint,
    /** The zoom in percent of the printed size; 100 until the available width has been measured. */
    percent: toPercent(factor ?? 1),
    /** Whether the zoom follows the viewer's width. */
    isFitWidth: zoom === 'fit',
    canZoomIn: largerFactor !== undefined,
    canZoomOut: smallerFactor !== undefined,
    zoomIn: () => changeZoom(largerFactor),
    zoomOut: () => changeZoom(smallerFactor),
    fitWidth: () => changeZoom(fittedFactor, 'fit'),
  }
}

/** The last page that starts above the middle of the view; the very last one when scrolled to the end. */
function pageInView(scroller: HTMLElement): number {
  const { scrollTop, clientHeight, scrollHeight } = scroller
  const pages = Array.from(pageElements(scroller))
  // Scroll positions are fractions, so allow for a pixel of rounding.
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1
  if (isAtEnd) return pages.length
  const middle = scrollTop + clientHeight / 2
  return Math.max(1, pages.findLastIndex((page) => page.offsetTop <= middle) + 1)
}

/** The width for a page in CSS pixels; undefined until measured. */
function useAvailableWidth(scrollerRef: RefObject<HTMLElement | null>): number | undefined {
  const [widthPx, setWidthPx] = useState<number>()
  useEffect(() => {
    const scroller = scrollerRef.current
    if (!scroller) return
    const observer = new ResizeObserver(() => {
      const width = scroller.clientWidth - 2 * pageMarginPx
      // Zero while hidden, as in an inactive tab: keep the pages as rendered.
      if (width > 0) setWidthPx(width)
    })
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [scrollerRef])
  return widthPx
}
