import * as Radix from '@radix-ui/react-menu'
import { type FocusEvent, type KeyboardEvent, type RefObject, useRef } from 'react'
import { cn } from '../../cn'
import { useDirection } from '../locale/locale-context'
import { useListFocus } from './list-focus'
import type { MenuProps, OpeningFocus } from './menu-props'
import { contentClass, edgePx, MenuEntries } from './menu-rows'

export interface MenuListProps extends Omit<MenuProps, 'trigger'> {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The button that opened it. */
  buttonRef: RefObject<HTMLButtonElement | null>
  /** What to focus as the list opens. The list reads it once, and resets it to null. */
  openingFocusRef: RefObject<OpeningFocus>
}

/** The list of a menu. Loaded lazily: only this module and its rows import Radix's menu. */
export function MenuList(props: MenuListProps) {
  const {
    isOpen,
    onOpenChange,
    buttonRef,
    openingFocusRef: _,
    items,
    label,
    linkAs,
    align = 'end',
    container,
    className,
    ...divProps
  } = props
  const { focusHandlers, scheduleAction } = useMenuFocus(props)
  return (
    <Radix.Root dir={useDirection()} modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={buttonRef} />
      <Radix.Portal container={container}>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={edgePx}
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

/**
 * The focus rules of the ARIA menu button pattern that Radix lacks. Scheduled actions run when the menu has closed and its
 * button has the focus. `onFocus` and `onKeyDownCapture` call the caller's handlers too.
 */
function useMenuFocus({ buttonRef, openingFocusRef, onFocus, onKeyDownCapture }: MenuListProps) {
  /** What closes the menu: a press outside it, or the chosen item with this action. Undefined for a key. */
  const causeRef = useRef<'outside' | (() => void)>(undefined)
  // While this module loads, Radix misses the key that opened the menu.
  const listFocus = useListFocus(() => {
    const openingFocus = openingFocusRef.current
    openingFocusRef.current = null
    return openingFocus
  })
  return {
    scheduleAction: (action: (() => void) | undefined) => {
      causeRef.current = action
    },
    focusHandlers: {
      onFocus: (event: FocusEvent<HTMLDivElement>) => {
        onFocus?.(event)
        listFocus.onFocus(event)
      },
      /**
       * Moves the focus to the button, which closes the menu. From there the browser moves it on for Tab, but not for
       * Shift+Tab. Radix would keep the focus in the menu.
       */
      onKeyDownCapture: (event: KeyboardEvent<HTMLDivElement>) => {
        onKeyDownCapture?.(event)
        listFocus.onKeyDownCapture(event)
        if (event.key !== 'Tab') return
        event.stopPropagation()
        buttonRef.current?.focus()
        if (event.shiftKey) event.preventDefault()
      },
      onInteractOutside: () => {
        causeRef.current = 'outside'
      },
      /** Returns the focus to the button, unless a press outside closed the menu, and runs the scheduled action. */
      onCloseAutoFocus: (event: Event) => {
        event.preventDefault()
        const cause = causeRef.current
        causeRef.current = undefined
        if (cause === 'outside') return
        buttonRef.current?.focus()
        cause?.()
      },
    },
  }
}
