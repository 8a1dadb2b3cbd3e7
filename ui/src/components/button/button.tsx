import { Slot, Slottable } from '@radix-ui/react-slot'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cn } from '../../cn'
import { BusyCells } from './busy-cells'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class'
import { inSafariToo } from './in-safari-too'

export interface ButtonProps extends ComponentProps<'button'> {
  /** How loud it is. Default `secondary`. */
  variant?: ButtonVariant
  /** Default `md`, 44 px high. */
  size?: ButtonSize
  /** Its action is under way: cells run over it, it keeps its width and ignores clicks. Default false. */
  busy?: boolean
  /** An icon before the words. */
  iconStart?: ReactNode
  /** An icon after the words. */
  iconEnd?: ReactNode
  /** Renders the one child (a link) with the button's looks. Default false. */
  asChild?: boolean
  /** As wide as its container. Default false. */
  fullWidth?: boolean
}

/** Does something now. For going somewhere, give it a link with `asChild`. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size, busy = false, iconStart, iconEnd, asChild, fullWidth, ...rest } = props
  const { children, className, onClick, type = 'button', disabled, ...native } = rest
  const Root = asChild ? Slot : 'button'

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy || (asChild && disabled)) {
      // Also keeps a busy submit button from submitting again.
      event.preventDefault()
      event.stopPropagation()
      return
    }
    onClick?.(event)
  }

  return (
    <Root
      className={cn(buttonClass({ variant, size, fullWidth }), busy && 'text-transparent', className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || (asChild && disabled) || undefined}
      onClick={handleClick}
      {...(asChild ? {} : { type, disabled, tabIndex: inSafariToo })}
      {...native}
    >
      {busy && <BusyCells variant={variant} />}
      {iconStart}
      <Slottable>{children}</Slottable>
      {iconEnd}
    </Root>
  )
}
