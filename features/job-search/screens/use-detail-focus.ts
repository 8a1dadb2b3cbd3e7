import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** The width from which both panes show (`lg`). */
const twoPanes = '(min-width: 64rem)'

/**
 * Moves focus to the detail when it replaces the list (JS-06), and back to the card when it closes, also by the browser's
 * Back. Where the detail replaced the list, the card returns to the height in the window it was opened at: rows above it
 * may have been measured again meanwhile, so the page's restored scroll position can be another place in the list.
 *
 * @param openId what is open, or null
 * @param detail what takes the focus on opening
 * @param originOf the element a closed detail was opened from, if it is still there
 * @returns a function to call with an id before it is opened
 */
export function useDetailFocus(
  openId: string | null,
  detail: RefObject<HTMLElement | null>,
  originOf: (id: string) => HTMLElement | null,
): (id: string) => void {
  const openedAt = useRef<{ id: string; top: number } | null>(null)
  const shown = useRef(openId)
  useEffect(() => {
    const before = shown.current
    shown.current = openId
    if (openId === before) return
    if (openId === null) {
      const origin = before === null ? null : originOf(before)
      if (!origin || openedAt.current?.id !== before || window.matchMedia(twoPanes).matches) return origin?.focus()
      origin.focus({ preventScroll: true })
      return holdAt(origin, openedAt.current.top)
    }
    if (!window.matchMedia(twoPanes).matches) {
      window.scrollTo(0, 0)
      detail.current?.focus({ preventScroll: true })
    }
  }, [openId, detail, originOf])

  return useCallback(
    (id: string) => {
      const origin = originOf(id)
      openedAt.current = origin && { id, top: origin.getBoundingClientRect().top }
    },
    [originOf],
  )
}

/** Frames in which the rows of a list that is displayed again are measured. */
const settlingFrames = 3

/** Scrolls the page so that an element is at a height in the window, until its surroundings have settled. */
function holdAt(element: HTMLElement, top: number): () => void {
  let frame = 0
  let framesLeft = settlingFrames
  function hold(): void {
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' })
    framesLeft -= 1
    if (framesLeft >= 0) frame = requestAnimationFrame(hold)
  }
  hold()
  return () => cancelAnimationFrame(frame)
}
