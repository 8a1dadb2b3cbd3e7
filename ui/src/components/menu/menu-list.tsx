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
  /** The id that the button names in `aria-controls`. */
  listId: string
  /** Reset to null once the item has the focus. */
  openingFocus: RefObject<OpeningFocus>
}

/** The list of a menu, and all of Radix's menu. */
export function MenuList(props: MenuListProps) {
  const {
    isOpen,
    onOpenChange,
    button,
    listId,
    openingFocus,
    items,
    label,
    linkAs,
    align = 'end',
    className,
    ...native
  } = props
  const { contentProps, runOnClose } = useListFocus(button, openingFocus)
  return (
    <Radix.Root dir={useDirection()} modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={button} />
      <Radix.Portal>
        <Radix.Content
          id={listId}
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={edgePx}
          loop
          {...contentProps}
          className={cn(contentClass, className)}
          {...native}
        >
          <MenuEntries entries={items} linkAs={linkAs} onAction={runOnClose} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The focus rules of the APG menu button that Radix lacks. */
function useListFocus(buttonRef: MenuListProps['button'], openingFocusRef: MenuListProps['openingFocus']) {
  const pendingActionRef = useRef<() => void>(undefined)
  const hasInteractedOutsideRef = useRef(false)

  /** Focuses the first or the last item. Radix itself focuses the first only if its code had loaded before the key. */
  function handleFocus(event: FocusEvent<HTMLElement>) {
    const { current: focus } = openingFocusRef
    if (focus === null || event.target !== event.currentTarget) return
    openingFocusRef.current = null
    event.preventDefault()
    const menuItems = event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([data-disabled])')
    Array.from(menuItems)
      .at(focus === 'first' ? 0 : -1)
      ?.focus()
  }

  /** Radix traps Tab in the menu. Focus the button first, so that Tab moves on from there; losing focus closes the menu. */
  function handleTab(event: KeyboardEvent) {
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

  return {
    contentProps: {
      onFocus: handleFocus,
      onKeyDownCapture: handleTab,
      onInteractOutside: () => {
        hasInteractedOutsideRef.current = true
      },
      onCloseAutoFocus: handleCloseAutoFocus,
    },
    /** Runs an action once the menu has closed and its button has the focus. */
    runOnClose: (action: (() => void) | undefined) => {
      pendingActionRef.current = action
    },
  }
}
