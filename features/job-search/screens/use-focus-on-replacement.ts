import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the pane when the content that had it was replaced, such as a listing that no longer takes
 * applications, or that was replaced behind a dialog which has closed since. A focus elsewhere stays.
 *
 * @param pane the pane; focusable
 * @param openId the id of the open item: another item is no replacement
 * @param isReplaced whether the pane shows something else than the item
 */
export function useFocusOnReplacement(
  pane: RefObject<HTMLElement | null>,
  openId: string | null,
  isReplaced: boolean,
): void {
  const shown = useRef<{ id: string | null; wasFocusLost: boolean }>({ id: null, wasFocusLost: false })

  // On every render, because a dialog that closes changes none of the arguments.
  useEffect(() => {
    if (!isReplaced) shown.current = { id: openId, wasFocusLost: true }
    else if (shown.current.id !== openId) shown.current.wasFocusLost = false
    if (!isReplaced || !shown.current.wasFocusLost || document.activeElement !== document.body) return
    shown.current.wasFocusLost = false
    pane.current?.focus({ preventScroll: true })
  })
}
