import * as Radix from '@radix-ui/react-popover'
import { type ComponentProps, type ReactElement, type ReactNode, useContext } from 'react'
import { cn } from '../../cn'
import { focusFirstInShadow } from '../field/shadow-focus'
import { LocaleContext } from '../locale/locale-context'

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'aria-label' | 'role'> {
  /** The button that opens it. */
  trigger: ReactElement
  /** Its accessible name. */
  label: string
  /** The content of the panel. */
  children: ReactNode
  /** Whether it is open, controlled. Default: uncontrolled. */
  open?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void
  /** The edge of the trigger it is aligned with. Default `start`. */
  align?: 'start' | 'center' | 'end'
  /** The element that the panel is rendered in, such as one in full screen. Default `<body>`. */
  container?: HTMLElement | null
}

/** A non-modal panel beside its button. For a list of actions use `Menu`. */
export function Popover(props: PopoverProps) {
  const { trigger, label, children, open, onOpenChange, align = 'start', container, className, ...rest } = props
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          dir={useContext(LocaleContext).direction}
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          onOpenAutoFocus={focusFirstInShadow}
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
