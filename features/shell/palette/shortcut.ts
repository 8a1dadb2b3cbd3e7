/** The fields of a keyboard event that decide whether it opens the palette. */
interface KeyPress {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
  isComposing: boolean
}

/** The context of a key press: the device and the focused element. */
interface PressContext {
  isApple: boolean
  /** A text field; in one on a Mac, Ctrl K deletes to the end of the line. */
  isInTextField: boolean
  /** An editor, where Ctrl K and ⌘K are expected to make a link. */
  isInEditor: boolean
  /** A dialog other than the palette, which may contain unsaved input. */
  isInModal: boolean
}

/** Whether a key press is ⌘K or Ctrl K. */
export function isPaletteShortcut(press: KeyPress): boolean {
  const hasCtrlOrCommand = press.ctrlKey !== press.metaKey
  const hasOtherModifier = press.altKey || press.shiftKey
  return press.key.toLowerCase() === 'k' && hasCtrlOrCommand && !hasOtherModifier && !press.isComposing
}

/** Whether a key press opens the palette: ⌘K or Ctrl K, unless the focused element uses it. */
export function opensPalette(press: KeyPress, context: PressContext): boolean {
  const deletesToEndOfLine = press.ctrlKey && context.isApple && context.isInTextField
  return isPaletteShortcut(press) && !context.isInEditor && !context.isInModal && !deletesToEndOfLine
}

/** Whether the device is a Mac, iPhone or iPad, whose shortcuts use ⌘. */
export function isAppleDevice(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}

/** The context of a key press on an element. */
export function pressContextOf(target: EventTarget | null): PressContext {
  const element = target instanceof HTMLElement ? target : document.body
  return {
    isApple: isAppleDevice(),
    isInTextField: element.matches('input, textarea, select'),
    isInEditor: element.isContentEditable,
    isInModal: document.querySelector('[role="dialog"][aria-modal="true"], [role="alertdialog"]') !== null,
  }
}
