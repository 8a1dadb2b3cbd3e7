import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class'
import { IconFace } from './icon-face'
import { inSafariToo } from './in-safari-too'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'title'> {
  /** What it does: its accessible name and its tooltip. */
  label: string
  /** The icon; decorative, the label names it. */
  icon: ReactNode
  /** Default `quiet`. */
  variant?: ButtonVariant
  /** Default `md`, 44 px square. */
  size?: ButtonSize
}

/** A button whose icon everybody knows: close, remove, back. Where it needs explaining, use `Button` with words. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'quiet', size, className, type = 'button', ...native } = props
  return (
    <button
      type={type}
      tabIndex={inSafariToo}
      aria-label={label}
      className={cn(buttonClass({ variant, size, shape: 'square' }), className)}
      {...native}
    >
      <IconFace tooltip={label}>{icon}</IconFace>
    </button>
  )
}
