import { useEffect } from 'react'
import { useEvent } from './use-event'

/** Whether an input method handles the key. Safari signals it by `keyCode` 229 alone once the composition has ended. */
export function isInputMethodKey({ isComposing, keyCode }: globalThis.KeyboardEvent): boolean {
  return isComposing || keyCode === 229
}

/**
 * Handles Escape before any other listener on the page: a dialog around the control listens on the document, and must stay
 * open when Escape closes the control's list or menu.
 */
export function useEscapeKey(isEnabled: boolean, onEscape: () => void): void {
  const handleKeyDown = useEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || isInputMethodKey(event)) return
    event.preventDefault()
    event.stopPropagation()
    onEscape()
  })

  useEffect(() => {
    if (!isEnabled) return
    window.addEventListener('keydown', handleKeyDown, true)
    return () => window.removeEventListener('keydown', handleKeyDown, true)
  }, [isEnabled, handleKeyDown])
}
