import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'

/**
 * The keyboard of an APG toolbar: one Tab stop; arrows move between the controls and wrap; Home and End.
 *
 * @returns the props of the element with `role="toolbar"`, and of each control, numbered from 0 in their order
 */
export function useRovingFocus(count: number) {
  const toolbarRef = useRef<HTMLDivElement>(null)
  const [currentIndex, setCurrentIndex] = useState(0)

  function onKeyDown(event: KeyboardEvent) {
    // Key events of a menu bubble through React from outside the toolbar's element; the menu handles them.
    if (!(event.target instanceof Element) || !toolbarRef.current?.contains(event.target)) return
    const isMirrored = getComputedStyle(toolbarRef.current).direction === 'rtl'
    const indexByKey: Record<string, number> = {
      [isMirrored ? 'ArrowLeft' : 'ArrowRight']: (currentIndex + 1) % count,
      [isMirrored ? 'ArrowRight' : 'ArrowLeft']: (currentIndex - 1 + count) % count,
      Home: 0,
      End: count - 1,
    }
    const targetIndex = indexByKey[event.key]
    if (targetIndex === undefined) return
    event.preventDefault()
    toolbarRef.current.querySelector<HTMLElement>(`[data-roving="${targetIndex}"]`)?.focus()
  }

  function onFocus(event: FocusEvent) {
    const item = event.target.closest<HTMLElement>('[data-roving]')
    if (item) setCurrentIndex(Number(item.dataset.roving))
  }

  return {
    toolbarProps: { ref: toolbarRef, onKeyDown, onFocus },
    itemProps: (index: number) => ({ tabIndex: index === currentIndex ? 0 : -1, 'data-roving': index }),
  }
}
