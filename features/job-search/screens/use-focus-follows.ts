import { type RefObject, useEffect, useRef } from 'react'

/** The width from which both panes show (`lg`). */
const twoPanes = '(min-width: 64rem)'

/**
 * Moves focus to the detail when it replaces the list (JS-06), and back to the card when it closes, also by the browser's
 * Back.
 *
 * @param openId what is open, or null
 * @param detail what takes the focus on opening
 * @param originOf the element a closed detail was opened from, if it is still there
 */
export function useFocusFollows(
  openId: string | null,
  detail: RefObject<HTMLElement | null>,
  originOf: (id: string) => HTMLElement | null,
): void {
  const shown = useRef(openId)
  useEffect(() => {
    const before = shown.current
    shown.current = openId
    if (openId === before) return
    if (openId === null) {
      if (before !== null) originOf(before)?.focus()
    } else if (!window.matchMedia(twoPanes).matches) {
      window.scrollTo(0, 0)
      detail.current?.focus({ preventScroll: true })
    }
  }, [openId, detail, originOf])
}
