import { PAGE_SIZE } from './list-geometry'

/** What a key does in a combobox. */
export type KeyCommand =
  /** Open the list and make an option active; `none` keeps the text active. */
  | { type: 'open'; activate: 'first' | 'last' | 'none' }
  | { type: 'close' }
  /** Make the option at this index active. */
  | { type: 'move'; index: number }
  /** Deactivate the option and return to the text, moving the caret unless it is `null`. */
  | { type: 'editText'; caret: 'start' | 'end' | null }
  /** Choose the active option, or the one that the text names. */
  | { type: 'enter' }
  /** Choose the active option while Tab moves the focus on. */
  | { type: 'chooseAndLeave' }

/** The fields of a keyboard event that commands depend on. */
type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** The list's state when a key is pressed. */
export interface ListState {
  isOpen: boolean
  /** Index of the active option, or -1. */
  activeIndex: number
  /** Number of options. */
  count: number
}

/**
 * The command of a key, following the ARIA Authoring Practices' editable combobox with list autocomplete: arrows open
 * the list and wrap around in it, page keys stop at its ends, Home, End, Left and Right return to the text.
 *
 * @returns `null` when the input handles the key itself
 */
export function commandOf(pressed: PressedKey, list: ListState): KeyCommand | null {
  const { key, altKey, shiftKey } = pressed
  const { isOpen, activeIndex } = list
  if (key === 'Tab') return isOpen && activeIndex >= 0 ? { type: 'chooseAndLeave' } : null
  if (pressed.ctrlKey || pressed.metaKey) return null
  if (key === 'Enter') return { type: 'enter' }
  if (key === 'ArrowLeft' || key === 'ArrowRight') return { type: 'editText', caret: null }
  if (key === 'Home' || key === 'End') {
    const caret = key === 'Home' ? 'start' : 'end'
    // With Shift the browser extends the selection; setting the caret would collapse it.
    return { type: 'editText', caret: shiftKey ? null : caret }
  }
  if (shiftKey) return null
  if (altKey) {
    if (key === 'ArrowDown') return isOpen ? null : { type: 'open', activate: 'none' }
    return key === 'ArrowUp' && isOpen ? { type: 'close' } : null
  }
  if (!isOpen) {
    if (key === 'ArrowDown') return { type: 'open', activate: 'first' }
    return key === 'ArrowUp' ? { type: 'open', activate: 'last' } : null
  }
  const index = nextActiveIndex(key, list)
  return index === null ? null : { type: 'move', index }
}

function nextActiveIndex(key: string, { activeIndex, count }: ListState): number | null {
  if (count === 0) return null
  const lastIndex = count - 1
  switch (key) {
    case 'ArrowDown':
      return activeIndex >= lastIndex ? 0 : activeIndex + 1
    case 'ArrowUp':
      return activeIndex <= 0 ? lastIndex : activeIndex - 1
    case 'PageDown':
      return Math.min(lastIndex, activeIndex + PAGE_SIZE)
    case 'PageUp':
      return Math.max(0, activeIndex - PAGE_SIZE)
    default:
      return null
  }
}
