/** What of a key press decides whether it opens the palette. */
export interface KeyPress {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
  isComposing: boolean
}

/** Where the key was pressed. */
export interface PressContext {
  isApple: boolean
  /** A text field; in one on a Mac, Ctrl K deletes to the end of the line. */
  isInTextField: boolean
  /** An editor, where Ctrl K and ⌘K are expected to make a link. */
  isInEditor: boolean
  /** A dialog other than the palette, which may hold what somebody has typed. */
  isInModal: boolean
}

/** Whether a key press is ⌘K or Ctrl K, and is not needed by what it was pressed in. */
export function opensPalette(press: KeyPress, context: PressContext): boolean {
  if (press.key.toLowerCase() !== 'k' || press.ctrlKey === press.metaKey) return false
  if (press.altKey || press.shiftKey || press.isComposing || context.isInEditor || context.isInModal) return false
  return !(press.ctrlKey && context.isApple && context.isInTextField)
}

/** Whether the device is one of Apple's, whose shortcuts use ⌘. */
export function isAppleDevice(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}

/** The context of a key press on the page. */
export function pressContextOf(target: EventTarget | null): PressContext {
  const element = target instanceof HTMLElement ? target : document.body
  return {
    isApple: isAppleDevice(),
    isInTextField: element.matches('input, textarea, select'),
    isInEditor: element.isContentEditable,
    isInModal: document.querySelector('[role="dialog"][aria-modal="true"], [role="alertdialog"]') !== null,
  }
}
