import * as Radix from '@radix-ui/react-dialog'
import { type ComponentProps, type RefObject, useContext } from 'react'
import { cn } from '../../cn'
import { IconButton } from '../button/icon-button'
import { X } from '../icons/icons'
import { LocaleContext } from '../locale/locale-context'
import { useReturnFocus } from './use-return-focus'

interface ModalShellProps extends ComponentProps<typeof Radix.Content> {
  /** Whether it is open. */
  open: boolean
  /** Called with `false` on Escape, a press outside, or the close button. */
  onOpenChange: (open: boolean) => void
  /** Names the close button; without it there is none. */
  closeLabel: string | undefined
  /** Distance of the close button from the top. */
  closeClassName: string
  /** The element that gets the focus when it opens. Default: the first control in it. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** The element it is rendered in. Default `<body>`. */
  container?: HTMLElement | null | undefined
}

/**
 * What every modal layer is made of: the scrim, the box and its close button. The page behind is inert while it is open;
 * focus is trapped in it, and returned when it closes. `className` positions the box; `children` hold its `Radix.Title`.
 */
export function ModalShell(props: ModalShellProps) {
  const { open, onOpenChange, closeLabel, closeClassName, initialFocus, container, className, children, ...content } =
    props
  const returnFocus = useReturnFocus(initialFocus)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal container={container}>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade-in bg-scrim" />
        <Radix.Content
          aria-modal="true"
          dir={useContext(LocaleContext).direction}
          className={cn(
            'fixed z-50 flex min-h-0 flex-col overflow-hidden bg-raised text-ink shadow-lifted outline-none',
            'border border-line forced-colors:border-current',
            className,
          )}
          {...returnFocus}
          {...content}
        >
          {children}
          {/* Last in order, so that focus first lands in the content. */}
          {closeLabel !== undefined && (
            <div className={cn('absolute end-3', closeClassName)}>
              <Radix.Close asChild>
                <IconButton label={closeLabel} icon={<X />} />
              </Radix.Close>
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
