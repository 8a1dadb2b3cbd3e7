import { Slot } from '@radix-ui/react-slot'
import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useId, useRef, useState } from 'react'
import { lazyModule } from '../../hooks/lazy-module'
import { useFirstInput } from '../../hooks/use-first-input'
import { useValueAfterPaint } from '../../hooks/use-value-after-paint'
import type { MenuProps, OpeningFocus } from './menu-props'

const useMenuList = lazyModule(() => import('./menu-list'))

/** Whether the button is disabled, or busy. React calls these handlers of a disabled button too. */
const isDisabled = ({ currentTarget }: SyntheticEvent) => currentTarget.matches(':disabled, [aria-disabled="true"]')

/**
 * A list of actions or links behind a button. To choose a value use `Select`. The list's code loads after the first input
 * on the page; a button that is pressed earlier opens once it has loaded.
 */
export function Menu({ trigger, id, ...listProps }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const openingFocusRef = useRef<OpeningFocus>(null)
  const ownId = useId()
  const listId = id ?? ownId
  const hadInput = useFirstInput()
  const list = useMenuList(hadInput || isOpen)
  // The list opens in a later render than the button's pressed look, so that a slow device draws that first; both close at once.
  const isListOpen = useValueAfterPaint(isOpen) && isOpen

  function handlePointerDown(event: PointerEvent) {
    if (event.button !== 0 || event.ctrlKey || isDisabled(event)) return
    // Keep the browser from focusing the button: the list takes the focus.
    if (!isOpen) event.preventDefault()
    openingFocusRef.current = null
    setIsOpen(!isOpen)
  }

  function handleKeyDown(event: KeyboardEvent) {
    // The button still has the focus until the list is rendered.
    if (event.key === 'Escape' || event.key === 'Tab') setIsOpen(false)
    const isToggle = event.key === 'Enter' || event.key === ' '
    if ((!isToggle && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || isDisabled(event)) return
    event.preventDefault()
    openingFocusRef.current = event.key === 'ArrowUp' ? 'last' : 'first'
    setIsOpen(!isToggle || !isOpen)
  }

  return (
    <>
      <Slot
        ref={buttonRef}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        data-state={isOpen ? 'open' : 'closed'}
        onPointerDown={handlePointerDown}
        onKeyDown={handleKeyDown}
      >
        {trigger}
      </Slot>
      {list && (
        <list.MenuList
          {...listProps}
          isOpen={isListOpen}
          onOpenChange={setIsOpen}
          buttonRef={buttonRef}
          id={listId}
          openingFocusRef={openingFocusRef}
        />
      )}
    </>
  )
}
