import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../cn'
import { IconFace } from '../../button/icon-face'

/** The style of a toolbar control. */
export const toolClass = cn(
  'inline-flex min-h-10 min-w-10 shrink-0 select-none items-center justify-center rounded-sm border border-transparent',
  'pointer-coarse:min-h-11 pointer-coarse:min-w-11 text-ink text-sm transition-colors duration-quick',
  'focus-visible:outline-offset-0 hover:bg-sunken disabled:text-ink-muted disabled:hover:bg-transparent',
  'aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand',
  // Forced colours remove our backgrounds; pressed and unpressed must still differ.
  'forced-colors:aria-pressed:bg-[SelectedItem] forced-colors:aria-pressed:text-[SelectedItemText]',
  'forced-colors:aria-pressed:[forced-color-adjust:none]',
)

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Its accessible name, and its tooltip together with the shortcut. */
  label: string
  /** Its keyboard shortcut, in the form of `aria-keyshortcuts`. */
  shortcut?: string
  icon: ReactNode
  pressed: boolean
}

/** A toggle button for the formatting at the caret. A pointer press keeps the focus and caret in the text. */
export function ToolButton({ label, shortcut, icon, pressed, className, ...rest }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut}
      className={cn(toolClass, 'isolate', className)}
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
    >
      <IconFace tooltip={shortcut ? `${label} (${shortcut.replace('Control', 'Ctrl')})` : label}>{icon}</IconFace>
    </button>
  )
}
