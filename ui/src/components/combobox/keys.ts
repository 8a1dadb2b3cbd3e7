/** What a key asks of a combobox. */
export type KeyCommand =
  /** Show the list and go to an option: `none` leaves the text active. */
  | { do: 'open'; at: 'first' | 'last' | 'none' }
  | { do: 'close' }
  /** Go to the option with this index. */
  | { do: 'move'; to: number }
  /** Go back to the text, and there to an end of it if one is named. */
  | { do: 'edit'; caret: 'start' | 'end' | null }
  /** Take the active option, or what the text names. */
  | { do: 'enter' }
  /** Take the active option on the way out. */
  | { do: 'leave' }

/** A key as a keyboard event names it. */
export interface PressedKey {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

/** What is open and active as the key is pressed. */
export interface KeySituation {
  isOpen: boolean
  /** Index of the active option, or -1. */
  active: number
  /** How many options there are. */
  count: number
  /** How many options a page key moves. */
  page: number
}

/**
 * What a key means, after the editable combobox with list autocomplete of the ARIA Authoring Practices: the arrows
 * open the list and go round it, page keys stop at its ends, Home, End, left and right go back to the text.
 *
 * @returns `null` when the key is the text's own
 */
export function commandOf(pressed: PressedKey, { isOpen, active, count, page }: KeySituation): KeyCommand | null {
  const { key, altKey, shiftKey } = pressed
  if (key === 'Tab') return isOpen && active >= 0 ? { do: 'leave' } : null
  if (pressed.ctrlKey || pressed.metaKey) return null
  if (key === 'Enter') return { do: 'enter' }
  if (key === 'ArrowLeft' || key === 'ArrowRight') return { do: 'edit', caret: null }
  if (key === 'Home' || key === 'End') {
    // With Shift the browser marks the text; ours would lose the mark.
    return { do: 'edit', caret: shiftKey ? null : key === 'Home' ? 'start' : 'end' }
  }
  if (shiftKey) return null
  if (altKey) {
    if (key === 'ArrowDown') return isOpen ? null : { do: 'open', at: 'none' }
    return key === 'ArrowUp' && isOpen ? { do: 'close' } : null
  }
  if (!isOpen) {
    if (key === 'ArrowDown') return { do: 'open', at: 'first' }
    return key === 'ArrowUp' ? { do: 'open', at: 'last' } : null
  }
  const to = moveActive(key, active, count, page)
  return to === null ? null : { do: 'move', to }
}

function moveActive(key: string, active: number, count: number, page: number): number | null {
  if (count === 0) return null
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      return active >= last ? 0 : active + 1
    case 'ArrowUp':
      return active <= 0 ? last : active - 1
    case 'PageDown':
      return Math.min(last, active + page)
    case 'PageUp':
      return Math.max(0, active - page)
    default:
      return null
  }
}
