import { useRef } from 'react'

/**
 * Gives focus back to whatever had it when a layer opened. Radix returns focus only to its own trigger, and ours open
 * from anywhere.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
    },
  }
}
