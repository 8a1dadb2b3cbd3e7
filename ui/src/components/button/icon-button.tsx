import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn'
import { type ButtonSize, type ButtonVariant, buttonClass, explicitTabIndex } from './button-class'
import { IconFace } from './icon-face'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'title'> {
  /** Its accessible name and tooltip. */
  label: string
  /** The icon; decorative, the label names it. */
  icon: ReactNode
  /** Default `quiet`. */
  variant?: ButtonVariant
  /** Default `md`, 44 px square. */
  size?: ButtonSize
}

/** A button with a universally known icon: close, remove, back. For any other icon use `Button` with a label. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'quiet', size, className, type = 'button', ...native } = props
  return (
    <button
      type={type}
      tabIndex={explicitTabIndex}
      aria-label={label}
      className={cn(buttonClass({ variant, size, shape: 'square' }), className)}
      {...native}
    >
      <IconFace tooltip={label}>{icon}</IconFace>
    </button>
  )
}
