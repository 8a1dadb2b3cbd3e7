import * as Radix from '@radix-ui/react-dialog'
import { type ComponentProps, type FocusEvent, type RefObject, useContext } from 'react'
import { cn } from '../../cn'
import { IconButton } from '../button/icon-button'
import { focusedElement } from '../field/focused-element'
import { focusFirstInShadow, hideOthersInShadow, keepTabInShadow } from '../field/shadow-focus'
import { X } from '../icons/icons'
import { LocaleContext } from '../locale/locale-context'

interface ModalShellProps extends ComponentProps<typeof Radix.Content> {
  /** Whether it is open. */
  open: boolean
  /** Called with `false` on Escape, a press outside, or the close button. */
  onOpenChange: (open: boolean) => void
  /** Names the close button; without it there is none. */
  closeLabel: string | undefined
  /** Distance of the close button from the top. */
  closeClassName: string
  /** Whether the close button is `aria-disabled`; `disabled` would lose its focus. Default false. */
  isCloseDisabled?: boolean
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
  const { open, onOpenChange, closeLabel, closeClassName, isCloseDisabled, ...others } = props
  const { initialFocus, container, className, children, ...content } = others
  const returnFocus = useReturnFocus(initialFocus)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal container={container}>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade-in bg-scrim" />
        <Radix.Content
          aria-modal="true"
          dir={useContext(LocaleContext).direction}
          className={cn(
            'fixed z-50 flex min-h-0 flex-col bg-raised text-ink shadow-lifted outline-none',
            'border border-line forced-colors:border-current',
            className,
          )}
          {...returnFocus}
          {...content}
          onFocus={(event) => {
            content.onFocus?.(event)
            rememberOpener(event)
          }}
          onKeyDown={(event) => {
            content.onKeyDown?.(event)
            keepTabInShadow(event)
          }}
        >
          {children}
          {/* Last in order, so that focus first lands in the content. */}
          {closeLabel !== undefined && (
            <div className={cn('absolute end-3', closeClassName)}>
              <Radix.Close asChild>
                <IconButton
                  label={closeLabel}
                  icon={<X />}
                  aria-disabled={isCloseDisabled || undefined}
                  className="aria-disabled:text-ink-muted aria-disabled:opacity-60 forced-colors:aria-disabled:text-[GrayText]"
                />
              </Radix.Close>
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The element that had the focus when a layer opened, by the layer's box. It gets the focus back when the layer closes. */
const openers = new WeakMap<EventTarget, Element | null | undefined>()

/** Shows again what a layer hides in its shadow root, by the layer's box. */
const showOthers = new WeakMap<EventTarget, () => void>()

/** Stores the opener of a layer where a field took the focus by `autoFocus`, before Radix asks for the initial focus. */
function rememberOpener({ currentTarget: layer, relatedTarget }: FocusEvent) {
  if (!openers.has(layer)) openers.set(layer, relatedTarget instanceof Element ? relatedTarget : document.body)
}

/**
 * Returns focus to the element that had it when a layer opened. Radix returns it only to its own trigger, and our layers
 * are opened from anywhere. A layer that another one replaces passes its opener on.
 *
 * @param initialFocus the element that gets the focus when the layer opens. Default: the first control in it
 */
function useReturnFocus(initialFocus: RefObject<HTMLElement | null> | undefined) {
  return {
    onOpenAutoFocus: (event: Event) => {
      const layer = event.target
      if (layer && !openers.has(layer)) openers.set(layer, focusedElement())
      if (layer instanceof Element && !showOthers.has(layer)) showOthers.set(layer, hideOthersInShadow(layer))
      if (!initialFocus?.current) return focusFirstInShadow(event)
      event.preventDefault()
      initialFocus.current.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      // Keeps Radix from focusing its own trigger, which our layers don't have.
      event.preventDefault()
      const activeElement = focusedElement()
      const { body } = document
      const layer = event.target
      // Strict mode ends and repeats the effects of a layer that stays open.
      if (!(layer instanceof Element) || layer.isConnected) return
      showOthers.get(layer)?.()
      const opener = openers.get(layer)
      const isInLayer = layer.contains(activeElement)
      // Something else has taken the focus already: the page that a choice in the layer led to, or another layer.
      if (activeElement && activeElement !== body && !isInLayer) {
        // A layer that replaces this one opens after the removal of this one's content, so it found the focus on `body`.
        const next = activeElement.closest('[aria-modal]')
        if (next && openers.get(next) === body) openers.set(next, opener)
      } else if (opener instanceof HTMLElement) opener.focus()
    },
  }
}
