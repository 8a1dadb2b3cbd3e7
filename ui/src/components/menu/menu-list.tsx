import * as Radix from '@radix-ui/react-menu'
import { type FocusEvent, type KeyboardEvent, type RefObject, useRef } from 'react'
import { cn } from '../../cn'
import { useDirection } from '../locale/locale-context'
import type { MenuProps, OpeningFocus } from './menu-props'
import { contentClass, edgePx, MenuEntries } from './menu-rows'

export interface MenuListProps extends Omit<MenuProps, 'trigger'> {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The button that opened it. */
  button: RefObject<HTMLButtonElement | null>
  /** What to focus as the list opens. The list reads it once, and resets it to null. */
  openingFocus: RefObject<OpeningFocus>
}

/** The list of a menu. Loaded lazily: only this module and its rows import Radix's menu. */
export function MenuList(props: MenuListProps) {
  const {
    isOpen,
    onOpenChange,
    button: buttonRef,
    openingFocus,
    items,
    label,
    linkAs,
    align = 'end',
    container,
    className,
    ...divProps
  } = props
  const [focusHandlers, scheduleAction] = useListFocus(props)
  return (
    <Radix.Root dir={useDirection()} modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={buttonRef} />
      <Radix.Portal container={container}>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={edgePx}
          loop
          className={cn(contentClass, className)}
          {...divProps}
          {...focusHandlers}
        >
          <MenuEntries entries={items} linkAs={linkAs} container={container} onAction={scheduleAction} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The focus rules of the APG menu button that Radix lacks, in handlers that call those of the caller too. */
function useListFocus({ button: buttonRef, openingFocus: openingFocusRef, onFocus, onKeyDownCapture }: MenuListProps) {
  const pendingActionRef = useRef<() => void>(undefined)
  const hasInteractedOutsideRef = useRef(false)

  /** Focuses the first or the last item. Radix misses the key that opened the menu when its code was still loading. */
  function handleFocus(event: FocusEvent<HTMLDivElement>) {
    onFocus?.(event)
    const { current: focus } = openingFocusRef
    if (focus === null || event.target !== event.currentTarget) return
    openingFocusRef.current = null
    event.preventDefault()
    const menuItems = event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([data-disabled])')
    const menuItem = [...menuItems].at(focus === 'first' ? 0 : -1)
    menuItem?.focus()
  }

  /** Radix traps Tab in the menu. Instead, Tab moves on from the button and Shift+Tab to it, which closes the menu. */
  function handleTab(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDownCapture?.(event)
    if (event.key !== 'Tab') return
    event.stopPropagation()
    buttonRef.current?.focus()
    if (event.shiftKey) event.preventDefault()
  }

  /** Returns the focus to the button, unless a press elsewhere closed the menu, and runs the chosen action. */
  function handleCloseAutoFocus(event: Event) {
    event.preventDefault()
    if (!hasInteractedOutsideRef.current) buttonRef.current?.focus()
    hasInteractedOutsideRef.current = false
    const action = pendingActionRef.current
    pendingActionRef.current = undefined
    action?.()
  }

  /** Runs an action once the menu has closed and its button has the focus. */
  function scheduleAction(action: (() => void) | undefined) {
    pendingActionRef.current = action
  }

  const focusHandlers = {
    onFocus: handleFocus,
    onKeyDownCapture: handleTab,
    onInteractOutside: () => {
      hasInteractedOutsideRef.current = true
    },
    onCloseAutoFocus: handleCloseAutoFocus,
  }
  return [focusHandlers, scheduleAction] as const
}
