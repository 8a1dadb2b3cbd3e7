import * as Radix from '@radix-ui/react-dialog'
import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { cn } from '../../cn'
import { useTexts } from '../locale/locale-context'
import { type ModalLabels, modalLabels } from './labels'
import { ModalShell } from './modal-shell'

type DivProps = Omit<ComponentProps<'div'>, 'title' | 'children' | 'role'>

/** The props of `Dialog` and `Drawer`. */
export interface ModalProps extends DivProps {
  /** Whether it is open. */
  open: boolean
  /** Called with `false` on Escape, a press outside, or the close button. */
  onOpenChange: (open: boolean) => void
  /** `alertdialog` for an interruption that needs an answer: screen readers read its `description` at once. Default `dialog`. */
  role?: 'dialog' | 'alertdialog'
  /** Its heading and accessible name. */
  title: string
  /** One or two sentences below the title; its accessible description. */
  description?: ReactNode
  /** The content; scrolls when long. */
  children?: ReactNode
  /** Buttons, always visible at the bottom. */
  footer?: ReactNode
  /** Whether Escape, a close button and, unless it is an `alertdialog`, a press outside close it. Default true. */
  dismissible?: boolean
  /** Whether its action is pending: it can't be dismissed meanwhile, and its close button is `aria-disabled`. Default false. */
  busy?: boolean
  /** The element that gets the focus when it opens. Default: the first control in it. */
  initialFocus?: RefObject<HTMLElement | null>
  /** The element it is rendered in. Default `<body>`. */
  container?: HTMLElement | null
  /** Replaces words. Default: those of the `LocaleProvider`, else English. */
  labels?: Partial<ModalLabels>
}

/** The modal behind `Dialog` and `Drawer`: traps focus while open and returns it on close. `className` positions it. */
export function Modal(props: ModalProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    children,
    footer,
    dismissible = true,
    busy = false,
    role = 'dialog',
    labels: ownLabels,
    className,
    ...rest
  } = props
  const labels = useTexts('dialog', modalLabels, ownLabels)
  const closesOutside = dismissible && role === 'dialog'
  return (
    <ModalShell
      open={open}
      onOpenChange={(isOpen) => {
        if (!busy) onOpenChange(isOpen)
      }}
      closeLabel={dismissible ? labels.close : undefined}
      closeClassName="top-3"
      isCloseDisabled={busy}
      role={role}
      // Without a description, Radix would refer to an element that is not rendered.
      {...(description === undefined ? { 'aria-describedby': undefined } : {})}
      onEscapeKeyDown={(event) => {
        if (!dismissible) event.preventDefault()
      }}
      onInteractOutside={(event) => {
        const { target } = event
        // A toast is over the dialog, not behind it. The press may have removed it from the document already.
        const isToast = target instanceof Element && (!target.isConnected || target.closest('[data-toasts]'))
        if (!closesOutside || isToast) event.preventDefault()
      }}
      className={cn('modal', className)}
      {...rest}
    >
      {/* No header or footer element: outside of a page's main part they would be its landmarks. */}
      <div className={cn('px-5 pt-5 pb-3 sm:px-6', dismissible && 'pe-16 sm:pe-16')}>
        <Radix.Title className="text-balance text-xl">{title}</Radix.Title>
        {description !== undefined && (
          <Radix.Description className="mt-1.5 text-ink-muted text-sm" asChild>
            <div>{description}</div>
          </Radix.Description>
        )}
      </div>
      {children !== undefined && <ScrollBody label={title}>{children}</ScrollBody>}
      {footer && (
        <div
          className={cn(
            'flex flex-wrap items-center justify-end gap-3 border-line border-t bg-raised px-5 py-4 sm:px-6',
            'pb-[max(1rem,env(safe-area-inset-bottom))]',
          )}
        >
          {footer}
        </div>
      )}
    </ModalShell>
  )
}

interface ScrollBodyProps {
  /** Names the region while it can be focused. */
  label: string
  children: ReactNode
}

/** A modal's content. While it or its modal overflows it is focusable, so that arrow keys scroll it. */
function ScrollBody({ label, children }: ScrollBodyProps) {
  const [isScrollable, setIsScrollable] = useState(false)
  const bodyRef = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const scroller = bodyRef.current
    if (!scroller) return
    const overflows = (box: Element | null) => box !== null && box.scrollHeight > box.clientHeight + 1
    const measure = () => setIsScrollable(overflows(scroller) || overflows(scroller.parentElement))
    // Measured before the modal chooses its initial focus.
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    for (const content of scroller.children) observer.observe(content)
    return () => observer.disconnect()
  }, [])
  const focusProps = isScrollable ? { tabIndex: 0, role: 'region', 'aria-label': label } : {}
  return (
    <div ref={bodyRef} {...focusProps} className="modal-body rounded-md -outline-offset-3">
      {/* The padding is inside the scroller, so that focus rings at its edges are not cut off. */}
      <div className="px-5 pt-1 pb-5 sm:px-6">{children}</div>
    </div>
  )
}
