import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'

/**
 * The keyboard of an APG toolbar: one Tab stop; arrows move between the controls and wrap; Home and End.
 *
 * @returns the props of the element with `role="toolbar"`, and of each control, numbered from 0 in their order
 */
export function useRovingFocus(count: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)

  function onKeyDown(event: KeyboardEvent) {
    // Key events of a menu bubble through React from outside the toolbar's element; the menu handles them.
    if (!(event.target instanceof Element) || !ref.current?.contains(event.target)) return
    const isMirrored = getComputedStyle(ref.current).direction === 'rtl'
    const targets: Record<string, number> = {
      [isMirrored ? 'ArrowLeft' : 'ArrowRight']: (current + 1) % count,
      [isMirrored ? 'ArrowRight' : 'ArrowLeft']: (current - 1 + count) % count,
      Home: 0,
      End: count - 1,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    ref.current.querySelector<HTMLElement>(`[data-roving="${target}"]`)?.focus()
  }

  function onFocus(event: FocusEvent) {
    const item = event.target.closest<HTMLElement>('[data-roving]')
    if (item) setCurrent(Number(item.dataset.roving))
  }

  return {
    toolbarProps: { ref, onKeyDown, onFocus },
    itemProps: (index: number) => ({ tabIndex: index === current ? 0 : -1, 'data-roving': index }),
  }
}
