import * as Radix from '@radix-ui/react-toast'
import { cva } from 'class-variance-authority'
import { useId } from 'react'
import { cn } from '../../cn'
import { Button } from '../button/button'
import { IconButton } from '../button/icon-button'
import { CircleAlert, CircleCheck, type Icon, X } from '../icons/icons'
import { useTexts } from '../locale/locale-context'
import { toastLabels } from './labels'

/** A toast's severity. */
export type ToastTone = 'neutral' | 'success' | 'danger'

/** A toast's content. */
export interface ToastOptions {
  /** One line. */
  title: string
  /** A second line. */
  description?: string
  /** Default `neutral`. `danger` stays until it is dismissed. */
  tone?: ToastTone
  /** One action. It must be available elsewhere too, since the toast disappears. */
  action?: { label: string; onSelect: () => void }
}

const toast = cva(
  [
    'pointer-events-auto flex w-full animate-pop-in items-start gap-3 rounded-md border bg-raised p-3.5 text-ink shadow-lifted',
    'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
  ],
  {
    variants: {
      tone: {
        neutral: 'border-line-strong',
        success: 'border-success',
        danger: 'border-danger',
      } satisfies Record<ToastTone, string>,
    },
  },
)

const icons: Record<ToastTone, Icon | null> = { neutral: null, success: CircleCheck, danger: CircleAlert }
const iconInks: Record<ToastTone, string> = { neutral: '', success: 'text-success', danger: 'text-danger' }

/** How long a toast is shown, in milliseconds: long enough to read it twice, longer with an action. */
function durationOf({ tone, action }: ToastOptions): number {
  if (tone === 'danger') return Number.POSITIVE_INFINITY
  return action ? 20_000 : 7_000
}

export interface ToastProps extends ToastOptions {
  /** Called when it times out or is dismissed. */
  onClose: () => void
  /** Names the dismiss button. Default `Dismiss`. */
  dismissLabel?: string
}

/** One transient message, as `ToastProvider` shows it. Raise it with `useToast`. */
export function Toast({ onClose, dismissLabel, ...options }: ToastProps) {
  const { dismiss } = useTexts('toast', toastLabels)
  const { title, description, tone = 'neutral', action } = options
  const Icon = icons[tone]
  const id = useId()
  return (
    <Radix.Root
      // It is focusable, so it needs an accessible name.
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      type={tone === 'danger' ? 'foreground' : 'background'}
      duration={durationOf(options)}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      className={toast({ tone })}
    >
      {Icon && <Icon className={cn('mt-0.5 size-5 shrink-0', iconInks[tone])} />}
      <div className="min-w-0 flex-1">
        <Radix.Title id={`${id}-title`} className="font-semibold text-sm">
          {title}
        </Radix.Title>
        {description && (
          <Radix.Description id={`${id}-description`} className="text-ink-muted text-sm">
            {description}
          </Radix.Description>
        )}
      </div>
      {action && (
        <Radix.Action asChild altText={action.label} onClick={action.onSelect}>
          <Button size="sm">{action.label}</Button>
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton label={dismissLabel ?? dismiss} icon={<X />} size="sm" className="-my-1 -me-1.5" />
      </Radix.Close>
    </Radix.Root>
  )
}
