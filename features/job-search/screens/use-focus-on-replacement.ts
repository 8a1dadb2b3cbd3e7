import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the pane when the content that had it was replaced, such as a listing that no longer takes
 * applications, or that was replaced behind a dialog which has closed since. A focus elsewhere stays.
 *
 * @param pane the pane; focusable
 * @param openedId the id of the open item: opening another item does not count as a replacement
 * @param isReplaced whether the pane shows something else than the item
 */
export function useFocusOnReplacement(
  pane: RefObject<HTMLElement | null>,
  openedId: string | null,
  isReplaced: boolean,
): void {
  /** The id of the item whose replacement moves the focus; undefined for none, and once the focus was moved. */
  const replaceableIdRef = useRef<string | null | undefined>(undefined)

  // The effect runs after every render, because a dialog that closes changes none of the arguments.
  useEffect(() => {
    if (!isReplaced) {
      replaceableIdRef.current = openedId
      return
    }
    if (replaceableIdRef.current !== openedId) replaceableIdRef.current = undefined
    // The browser moves the focus to the body when it removes the focused element.
    const isFocusLost = document.activeElement === document.body
    if (replaceableIdRef.current === undefined || !isFocusLost) return
    replaceableIdRef.current = undefined
    pane.current?.focus({ preventScroll: true })
  })
}
