import { PAGE_ROWS } from './list-geometry'

/**
 * What a key does in a combobox. The active option is the input's active descendant: DOM focus stays in the input.
 * `useEscapeKey` handles Escape.
 */
export type KeyCommand =
  /** Open the list with the chosen option active, else its first or last; with `none`, no option. */
  | { type: 'open'; activate: 'first' | 'last' | 'none' }
  | { type: 'close' }
  /** Make the option at this index active. */
  | { type: 'move'; index: number }
  /** Make no option active and move the caret; with `null` the browser moves it. */
  | { type: 'editText'; caret: 'start' | 'end' | null }
  /** Choose the active option, or the one that the text names; without either, close the list and submit. */
  | { type: 'choose' }
  /** Choose the active option while Tab moves the focus on. */
  | { type: 'chooseAndLeave' }

/** The fields of a keyboard event that commands depend on. */
type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** The list's state when a key is pressed. */
export interface ListState {
  isOpen: boolean
  /** Index of the active option, or -1. */
  activeIndex: number
  count: number
}

/**
 * The command of a key, following the ARIA Authoring Practices' editable combobox with list autocomplete: arrows open
 * the list and wrap around in it, page keys stop at its ends, Home, End, Left and Right return to the text.
 * The order of the checks matters: all keys with Ctrl or Cmd stay the browser's, and some keys ignore Shift.
 *
 * @returns `null` when the input handles the key itself
 */
export function commandOf(pressed: PressedKey, list: ListState): KeyCommand | null {
  const { key, altKey, shiftKey } = pressed
  const { isOpen, activeIndex } = list
  if (pressed.ctrlKey || pressed.metaKey) return null
  if (key === 'Tab') return isOpen && activeIndex >= 0 ? { type: 'chooseAndLeave' } : null
  if (key === 'Enter') return { type: 'choose' }
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
      return Math.min(lastIndex, activeIndex + PAGE_ROWS)
    case 'PageUp':
      return Math.max(0, activeIndex - PAGE_ROWS)
    default:
      return null
  }
}
