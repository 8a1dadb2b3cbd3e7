import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { placeMenu } from './place-menu'

export interface MenuButton {
  buttonRef: RefObject<HTMLButtonElement | null>
  /** Spread on the button. */
  buttonProps: {
    'aria-haspopup': 'menu'
    'aria-expanded': boolean
    'aria-controls': string
    onPointerDown: () => void
    onClick: () => void
    onKeyDown: (event: KeyboardEvent) => void
  }
  menuRef: RefObject<HTMLDivElement | null>
  /** Spread on the element with `role="menu"`, whose items have `role="menuitemradio"`. */
  menuProps: { id: string; popover: 'auto'; onKeyDown: (event: KeyboardEvent) => void }
  /** Closes the menu; focus goes back to where it was. */
  close: () => void
}

/**
 * A menu of radio items and its button, by the APG patterns. The menu is a native popover: above everything, closed by
 * Escape and by a press outside.
 */
export function useMenuButton(): MenuButton {
  const buttonRef = useRef<HTMLButtonElement>(null)
  const menuRef = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  /** A press on the button first closes the menu, as any press outside does; its click must then not open it again. */
  const pressedWhileOpen = useRef(false)
  const id = useId()

  useEffect(() => {
    const menu = menuRef.current
    const update = () => setIsOpen(menu?.matches(':popover-open') ?? false)
    menu?.addEventListener('toggle', update)
    return () => menu?.removeEventListener('toggle', update)
  }, [])

  const close = () => menuRef.current?.hidePopover()

  useEffect(() => {
    if (!isOpen) return
    // It stands where its button was when it opened.
    const leave = () => menuRef.current?.hidePopover()
    window.addEventListener('scroll', leave, { capture: true, passive: true })
    window.addEventListener('resize', leave)
    return () => {
      window.removeEventListener('scroll', leave, { capture: true })
      window.removeEventListener('resize', leave)
    }
  }, [isOpen])

  function open(focus: 'checked' | 'last') {
    const menu = menuRef.current
    const button = buttonRef.current
    if (!menu || !button) return
    menu.showPopover()
    const view = { width: window.innerWidth, height: window.innerHeight }
    const { left, top } = placeMenu(button.getBoundingClientRect(), menu.getBoundingClientRect(), view)
    Object.assign(menu.style, { left: `${left}px`, top: `${top}px` })
    const items = itemsOf(menu)
    const checked = items.find((item) => item.getAttribute('aria-checked') === 'true')
    const target = focus === 'last' ? items.at(-1) : (checked ?? items[0])
    target?.focus({ preventScroll: true })
  }

  function onMenuKeyDown(event: KeyboardEvent) {
    // The menu is inside the toolbar, which has its own use for these keys.
    event.stopPropagation()
    if (event.key === 'Tab') return close()
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
      buttonRef.current?.focus()
      return
    }
    const items = menuRef.current ? itemsOf(menuRef.current) : []
    const target = items[nextItem(event.key, items)]
    if (!target || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    target.focus()
  }

  return {
    buttonRef,
    menuRef,
    close,
    buttonProps: {
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'aria-controls': id,
      onPointerDown: () => {
        pressedWhileOpen.current = isOpen
      },
      onClick: () => {
        if (pressedWhileOpen.current) close()
        else open('checked')
        pressedWhileOpen.current = false
      },
      onKeyDown: (event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        open(event.key === 'ArrowUp' ? 'last' : 'checked')
      },
    },
    menuProps: { id, popover: 'auto', onKeyDown: onMenuKeyDown },
  }
}

const itemsOf = (menu: Element) => Array.from(menu.querySelectorAll<HTMLElement>('[role="menuitemradio"]'))

/** The item a key leads to: arrows round the ends, Home, End, or the next one that begins with the letter. */
function nextItem(key: string, items: HTMLElement[]): number {
  const count = items.length
  const current = items.findIndex((item) => item.matches(':focus'))
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return (current - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key.length !== 1 || key === ' ') return -1
  const offsets = items.map((_, offset) => (current + 1 + offset) % count)
  const begins = (index: number) => items[index]?.textContent?.trim().toLowerCase().startsWith(key.toLowerCase())
  return offsets.find(begins) ?? -1
}
