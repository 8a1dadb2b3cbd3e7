import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { OpeningFocus } from './menu-props'

/** The items of a menu that can be chosen, in order, without those of its submenus. */
const itemsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([data-disabled])')]

/**
 * Moves the focus in the list of a menu or submenu: to an item as the list opens, by keys, and to the item that takes the
 * place of the focused one. Radix compares with `document.activeElement`, which in a shadow root is always the root's host.
 *
 * @param openingFocus what to focus when the list itself gets the focus
 */
export function useListFocus(openingFocus: (event: FocusEvent) => OpeningFocus) {
  const focusedRef = useRef<{ list?: HTMLElement; index: number }>({ index: 0 })

  // After every render: it may have removed the focused item, which moves the focus to `body`.
  useLayoutEffect(() => {
    const { list, index } = focusedRef.current
    if (!list?.isConnected || document.activeElement !== document.body) return
    const items = itemsOf(list)
    const next = items[index] ?? items.at(-1)
    next?.focus()
  })

  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const { target, currentTarget: list } = event
      const items = itemsOf(list)
      focusedRef.current = { list, index: items.indexOf(target) }
      const opening = target === list && openingFocus(event)
      if (!opening) return
      event.preventDefault()
      items.at(opening === 'first' ? 0 : -1)?.focus()
    },
    onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
      const { target, currentTarget: list, key } = event
      const items = itemsOf(list)
      // The cast: keys hit elements only.
      const index = items.indexOf(target as HTMLElement)
      // A menu also gets the events of its submenus, which React renders within.
      if (index < 0 && target !== list) return
      const first = items[0]
      const last = items.at(-1)
      const targets: Record<string, HTMLElement | undefined> = {
        ArrowDown: items[index + 1] ?? first,
        ArrowUp: items[index - 1] ?? last,
        Home: first,
        PageUp: first,
        End: last,
        PageDown: last,
      }
      const next = targets[key]
      if (!next) return
      event.preventDefault()
      next.focus()
    },
  }
}
