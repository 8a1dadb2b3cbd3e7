import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { twoColumnsQuery } from '@/features/shared'

/** Whether the window is wide enough to show the list beside the detail. */
const hasTwoColumns = () => window.matchMedia(twoColumnsQuery).matches

/**
 * Moves the focus to the detail when it replaces the list (JS-06), and back to the card when it closes, also by the
 * browser's Back. Where the detail replaced the list, the card is scrolled to its former distance from the top of the
 * window: the browser restores the page's scroll position, which differs when rows above were measured again.
 *
 * @param openedId the id of the open item, or null
 * @param detail the element that gets the focus on opening
 * @param originOf returns the element that opens an item, if it is rendered
 * @param isShown whether the detail has loaded, so that it may get the focus
 * @returns a function to call with an item's id before the item is opened
 */
export function useDetailFocus(
  openedId: string | null,
  detail: RefObject<HTMLElement | null>,
  originOf: (id: string) => HTMLElement | null,
  isShown: boolean,
): (id: string) => void {
  /** The item opened last, and the distance of its origin from the top of the window, in CSS pixels. */
  const lastOriginRef = useRef<{ id: string; top: number } | null>(null)
  /** The item that got the focus last, or that was open when the page was loaded, which gets none. */
  const focusedIdRef = useRef(openedId)
  useEffect(() => {
    if (openedId === focusedIdRef.current || (openedId !== null && !isShown)) return
    focusedIdRef.current = openedId
    if (openedId === null || hasTwoColumns()) return
    window.scrollTo(0, 0)
    detail.current?.focus({ preventScroll: true })
  }, [openedId, isShown, detail])

  const previousOpenedIdRef = useRef(openedId)
  useEffect(() => {
    const closedId = previousOpenedIdRef.current
    previousOpenedIdRef.current = openedId
    if (openedId !== null || closedId === null) return
    const origin = originOf(closedId)
    if (!origin) return
    // Undefined for an item that was open when the page was loaded, because no origin opened it.
    const formerTop = lastOriginRef.current?.id === closedId ? lastOriginRef.current.top : undefined
    if (hasTwoColumns() || formerTop === undefined) {
      origin.focus()
      return
    }
    origin.focus({ preventScroll: true })
    return holdAt(origin, formerTop)
  }, [openedId, originOf])

  return useCallback(
    (id: string) => {
      const origin = originOf(id)
      lastOriginRef.current = origin && { id, top: origin.getBoundingClientRect().top }
    },
    [originOf],
  )
}

/** The number of frames in which WindowedList measures the rows of a list that is displayed again. */
const settlingFrames = 3

/** Keeps an element at a distance from the top of the window, in CSS pixels, for some frames. Returns a cancel. */
function holdAt(element: HTMLElement, top: number): () => void {
  let frame = 0
  let framesLeft = settlingFrames
  function hold(): void {
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' })
    if (framesLeft === 0) return
    framesLeft -= 1
    frame = requestAnimationFrame(hold)
  }
  hold()
  return () => cancelAnimationFrame(frame)
}
