import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PageSize } from './pdf-page'
import { fitFactor, pixelsPerPoint, type Zoom, zoomIn, zoomOut } from './zoom'

/** What the reader has just asked for. */
export type Announcement = { page: number } | { percent: number }

/** Where the reader is in a document and how large it is. */
export interface PdfView {
  /** The scrolling element. */
  scrollerRef: RefObject<HTMLDivElement | null>
  /** The page most in view, from 1. */
  page: number
  /** CSS pixels a point; undefined until the room there is has been measured. */
  scale: number | undefined
  /** The zoom in percent of the printed size. */
  percent: number
  /** Whether pages are as wide as the viewer. */
  fits: boolean
  canZoomIn: boolean
  canZoomOut: boolean
  zoomIn: () => void
  zoomOut: () => void
  fitWidth: () => void
  /** Scrolls a page to the top. */
  goTo: (page: number) => void
  /** Where the last `goTo` or zoom led: what to announce. Scrolling by hand is not announced. */
  announced: Announcement | undefined
  onScroll: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Room left and right of a page, in CSS pixels. */
const margin = 16

/** The pages, zoom and keyboard of a document whose first page has `firstPage`'s size. */
export function usePdfView(firstPage: PageSize, pages: number): PdfView {
  const scrollerRef = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<number>()
  const [zoom, setZoom] = useState<Zoom>('fit')
  const [page, setPage] = useState(1)
  const [announced, setAnnounced] = useState<Announcement>()

  useEffect(() => {
    const scroller = scrollerRef.current
    if (!scroller) return
    const observer = new ResizeObserver(() => {
      const found = scroller.clientWidth - 2 * margin
      // Hidden for a moment, as in a tab: its pages need not be drawn again for that.
      if (found > 0) setRoom(found)
    })
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [])

  const fitted = room === undefined ? undefined : fitFactor(firstPage.width, room)
  const factor = zoom === 'fit' ? fitted : zoom
  const larger = factor && zoomIn(factor)
  const smaller = factor && zoomOut(factor)
  const scale = factor && factor * pixelsPerPoint
  useSteadyScroll(scrollerRef, scale)

  function goTo(target: number) {
    const next = Math.min(Math.max(target, 1), pages)
    const scroller = scrollerRef.current
    const element = scroller && pageElements(scroller)[next - 1]
    if (!scroller || !element) return
    scroller.scrollTo({ top: element.offsetTop - margin })
    setPage(next)
    setAnnounced({ page: next })
  }

  function zoomTo(target: Zoom, reached: number | undefined) {
    if (!reached) return
    setZoom(target)
    setAnnounced({ percent: inPercent(reached) })
  }

  const actions = {
    zoomIn: () => larger && zoomTo(larger, larger),
    zoomOut: () => smaller && zoomTo(smaller, smaller),
    fitWidth: () => zoomTo('fit', fitted),
  }

  const keys = new Map([
    ['PageDown', () => goTo(page + 1)],
    ['PageUp', () => goTo(page - 1)],
    ['+', actions.zoomIn],
    ['=', actions.zoomIn],
    ['-', actions.zoomOut],
    ['0', actions.fitWidth],
  ])

  return {
    ...actions,
    scrollerRef,
    page,
    scale,
    percent: inPercent(factor ?? 1),
    fits: zoom === 'fit',
    canZoomIn: larger !== undefined,
    canZoomOut: smaller !== undefined,
    goTo,
    announced,
    onScroll: () => scrollerRef.current && setPage(pageInView(scrollerRef.current)),
    onKeyDown(event) {
      const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys.get(event.key)
      if (!act) return
      event.preventDefault()
      act()
    },
  }
}

const inPercent = (factor: number) => Math.round(factor * 100)

const pageElements = (scroller: Element) => scroller.querySelectorAll<HTMLElement>('[data-page]')

/** The last page that begins above the middle of the view. */
function pageInView(scroller: HTMLElement): number {
  const middle = scroller.scrollTop + scroller.clientHeight / 2
  const atEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1
  const pages = Array.from(pageElements(scroller))
  if (atEnd && scroller.scrollTop > 0) return pages.length
  return Math.max(1, pages.findLastIndex((page) => page.offsetTop <= middle) + 1)
}

/** Keeps the same words in view when pages change their size. */
function useSteadyScroll(scrollerRef: RefObject<HTMLElement | null>, scale: number | undefined) {
  const before = useRef(scale)
  useLayoutEffect(() => {
    const scroller = scrollerRef.current
    if (scroller && scale && before.current) scroller.scrollTop *= scale / before.current
    before.current = scale
  }, [scrollerRef, scale])
}
