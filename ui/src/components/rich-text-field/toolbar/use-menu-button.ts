import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useEscapeKey } from '../../field/use-escape-key'

type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>
type Size = Pick<DOMRect, 'width' | 'height'>

/** Distance between menu and button, and between menu and viewport edges, in CSS pixels. */
const gapPx = 6

/**
 * Positions a menu inside the viewport: below its button, or above where it fits only there. Aligned with the button's left
 * edge, or mirrored with its right.
 */
export function positionMenu(
  button: Edges,
  menu: Size,
  viewport: Size,
  isMirrored = false,
): { left: number; top: number } {
  const topBelow = button.bottom + gapPx
  const topAbove = button.top - gapPx - menu.height
  const fitsBelow = topBelow + menu.height <= viewport.height
  const fitsAbove = topAbove >= 0
  const top = fitsBelow || !fitsAbove ? topBelow : topAbove
  const maxLeft = viewport.width - menu.width - gapPx
  return { left: Math.max(gapPx, Math.min(isMirrored ? button.right - menu.width : button.left, maxLeft)), top }
}

/**
 * A menu of radio items and its button, following the APG patterns. The menu is a native popover: in the top layer, closed
 * by Escape and by a press outside.
 *
 * @returns the refs and props of the button and of the element with `role="menu"`, whose items have `role="menuitemradio"`,
 * and a function that closes the menu
 */
export function useMenuButton() {
  const buttonRef = useRef<HTMLButtonElement>(null)
  const menuRef = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  /** A press on the button closes the popover, as any press outside does; the click that follows must not reopen it. */
  const wasOpenOnPressRef = useRef(false)
  const id = useId()

  useEffect(() => {
    const menu = menuRef.current
    const updateIsOpen = ({ newState }: ToggleEvent) => setIsOpen(newState === 'open')
    // The `toggle` event comes later than the next key may.
    menu?.addEventListener('beforetoggle', updateIsOpen)
    return () => menu?.removeEventListener('beforetoggle', updateIsOpen)
  }, [])

  const close = () => menuRef.current?.hidePopover()

  useCloseOnMove(menuRef, buttonRef, isOpen)

  useEscapeKey(isOpen, () => {
    close()
    buttonRef.current?.focus()
  })

  function open(focus: 'checked' | 'last') {
    if (menuRef.current && buttonRef.current) showMenu(menuRef.current, buttonRef.current, focus)
  }

  function handleMenuKeyDown(event: KeyboardEvent) {
    // The menu is inside the toolbar, which handles the same keys.
    event.stopPropagation()
    if (event.key === 'Tab') return close()
    const items = menuRef.current ? itemsOf(menuRef.current) : []
    const target = items[nextItem(event.key, items)]
    const isShortcutOfBrowser = event.ctrlKey || event.metaKey || event.altKey
    if (!target || isShortcutOfBrowser) return
    event.preventDefault()
    target.focus()
  }

  return {
    buttonRef,
    menuRef,
    close,
    buttonProps: {
      'aria-haspopup': 'menu' as const,
      'aria-expanded': isOpen,
      'aria-controls': id,
      onPointerDown: () => {
        wasOpenOnPressRef.current = isOpen
      },
      onClick: () => {
        if (wasOpenOnPressRef.current) close()
        else open('checked')
        wasOpenOnPressRef.current = false
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        open(event.key === 'ArrowUp' ? 'last' : 'checked')
      },
    },
    menuProps: { id, popover: 'auto' as const, onKeyDown: handleMenuKeyDown },
  }
}

/** Shows the menu beside its button and focuses an item: the checked or first one, or the last. */
function showMenu(menu: HTMLElement, button: HTMLElement, focus: 'checked' | 'last'): void {
  menu.showPopover()
  const viewport = { width: window.innerWidth, height: window.innerHeight }
  const isMirrored = getComputedStyle(button).direction === 'rtl'
  const { left, top } = positionMenu(button.getBoundingClientRect(), menu.getBoundingClientRect(), viewport, isMirrored)
  Object.assign(menu.style, { left: `${left}px`, top: `${top}px` })
  const items = itemsOf(menu)
  const checked = items.find((item) => item.matches('[aria-checked=true]'))
  const target = focus === 'last' ? items.at(-1) : (checked ?? items[0])
  target?.focus({ preventScroll: true })
}

/** Closes an open menu when a scroll moves its button or the page resizes, because the menu does not follow its button. */
function useCloseOnMove(
  menuRef: RefObject<HTMLElement | null>,
  buttonRef: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useEffect(() => {
    if (!isOpen) return
    const buttonTop = () => buttonRef.current?.getBoundingClientRect().top
    const topAtOpening = buttonTop()
    const close = () => menuRef.current?.hidePopover()
    // The event of a scroll that ended before the opening may come after it.
    const closeIfMoved = () => buttonTop() !== topAtOpening && close()
    const listeners = new AbortController()
    const { signal } = listeners
    window.addEventListener('scroll', closeIfMoved, { capture: true, signal })
    window.addEventListener('resize', close, { signal })
    return () => listeners.abort()
  }, [menuRef, buttonRef, isOpen])
}

const itemsOf = (menu: Element) => Array.from(menu.querySelectorAll<HTMLElement>('[role="menuitemradio"]'))

/** The index of the item a key moves to: arrows wrap, Home, End, or the next item that starts with the letter; else -1. */
function nextItem(key: string, items: HTMLElement[]): number {
  const count = items.length
  const focusedIndex = items.findIndex((item) => item.matches(':focus'))
  if (key === 'ArrowDown') return (focusedIndex + 1) % count
  if (key === 'ArrowUp') return (focusedIndex - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const isCharacter = key.length === 1 && key !== ' '
  if (!isCharacter) return -1
  const indexesAfterFocus = items.map((_, offset) => (focusedIndex + 1 + offset) % count)
  const startsWithKey = (index: number) => items[index]?.textContent?.trim().toLowerCase().startsWith(key.toLowerCase())
  return indexesAfterFocus.find(startsWithKey) ?? -1
}
