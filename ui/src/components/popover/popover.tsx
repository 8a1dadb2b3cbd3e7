import * as Radix from '@radix-ui/react-popover'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cn } from '../../cn'

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'aria-label' | 'role'> {
  /** The button that opens it. */
  trigger: ReactElement
  /** Its accessible name. */
  label: string
  children: ReactNode
  /** Controls it. Default: it looks after itself. */
  open?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void
  /** Which edge of the trigger it lines up with. Default `start`. */
  align?: 'start' | 'center' | 'end'
}

/** A small panel beside its button that does not block the page. For a choice of actions use `Menu`. */
export function Popover(props: PopoverProps) {
  const { trigger, label, children, open, onOpenChange, align = 'start', className, ...rest } = props
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={cn(
            'z-50 w-max min-w-[min(10rem,calc(100vw-1.5rem))] max-w-[min(24rem,calc(100vw-1.5rem))] animate-pop-in rounded-md border border-line',
            'max-h-(--radix-popover-content-available-height) overflow-auto bg-raised p-4 text-ink shadow-lifted',
            'outline-none forced-colors:border-current',
            className,
          )}
          {...rest}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
