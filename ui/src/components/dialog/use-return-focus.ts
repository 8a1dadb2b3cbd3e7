import { type RefObject, useRef } from 'react'

/**
 * Returns focus to the element that had it when a layer opened. Radix returns it only to its own trigger, and our layers
 * are opened from anywhere.
 *
 * @param initialFocus the element that gets the focus when the layer opens. Default: the first control in it
 */
export function useReturnFocus(initialFocus?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      if (!initialFocus?.current) return
      event.preventDefault()
      initialFocus.current.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const { activeElement, body } = document
      const isInLayer = event.target instanceof Node && event.target.contains(activeElement)
      // Something else has taken the focus already, such as the page that a choice in the layer led to.
      if (activeElement !== null && activeElement !== body && !isInLayer) return
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
    },
  }
}
