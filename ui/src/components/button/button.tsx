import { Slot, Slottable } from '@radix-ui/react-slot'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cn } from '../../cn'
import { WeekMotif } from '../week-motif/week-motif'
import { type ButtonSize, type ButtonVariant, buttonClass, explicitTabIndex } from './button-class'

export interface ButtonProps extends ComponentProps<'button'> {
  /** Its emphasis. Default `secondary`. */
  variant?: ButtonVariant
  /** Default `md`, 44 px high. */
  size?: ButtonSize
  /** Whether its action is pending: shows the busy animation, keeps its width and ignores clicks. Default false. */
  busy?: boolean
  /** An icon before the label. */
  iconStart?: ReactNode
  /** An icon after the label. */
  iconEnd?: ReactNode
  /** Renders its only child, such as a link, with the button's style. Default false. */
  asChild?: boolean
  /** Fills its container's width. Default false. */
  fullWidth?: boolean
}

/** Triggers an action. For navigation pass a link with `asChild`. */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size,
    busy = false,
    iconStart,
    iconEnd,
    asChild,
    fullWidth,
    children,
    className,
    onClick,
    type = 'button',
    disabled,
    ...native
  } = props
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
      {...(asChild ? {} : { type, disabled, tabIndex: explicitTabIndex })}
      {...native}
    >
      {busy && <BusyCells variant={variant} />}
      {iconStart}
      <Slottable>{children}</Slottable>
      {iconEnd}
    </Root>
  )
}

const busyClass: Record<ButtonVariant, string> = {
  primary: 'text-on-action',
  brand: 'text-on-brand',
  secondary: 'text-brand-ink',
  quiet: 'text-brand-ink',
  danger: 'text-on-danger',
}

/** The busy animation, which covers the button's label. In forced colours the label stays visible. */
function BusyCells({ variant }: { variant: ButtonVariant }) {
  return (
    <span className={cn('absolute inset-0 grid place-items-center forced-colors:hidden', busyClass[variant])}>
      <WeekMotif animated tone="current" size={34} />
    </span>
  )
}
