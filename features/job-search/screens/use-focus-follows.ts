import { type RefObject, useEffect, useRef } from 'react'

/** Where two panes begin (`lg`). */
const twoPanes = '(min-width: 64rem)'

/**
 * Moves focus with what is in sight (JS-06): to the detail when it takes the list's place, and back to where it was
 * opened from when it closes. It follows the address, so the browser's own Back counts too.
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
