import * as Radix from '@radix-ui/react-toast'
import { cva } from 'class-variance-authority'
import { CircleAlert, CircleCheck, type LucideIcon, X } from 'lucide-react'
import { useId } from 'react'
import { cn } from '../../cn'
import { Button } from '../button/button'
import { IconButton } from '../button/icon-button'

/** How a toast feels. */
export type ToastTone = 'neutral' | 'success' | 'danger'

/** What a toast says. */
export interface ToastOptions {
  /** One line. */
  title: string
  /** A second line. */
  description?: string
  /** Default `neutral`. `danger` stays until it is dismissed. */
  tone?: ToastTone
  /** One thing to do about it; there must be another way to do it too. */
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

const icons: Record<ToastTone, LucideIcon | null> = { neutral: null, success: CircleCheck, danger: CircleAlert }
const iconInks: Record<ToastTone, string> = { neutral: '', success: 'text-success', danger: 'text-danger' }

/** How long a toast stays, in milliseconds: long enough to read twice, longer when there is something to do. */
function durationOf({ tone, action }: ToastOptions): number {
  if (tone === 'danger') return Number.POSITIVE_INFINITY
  return action ? 20_000 : 7_000
}

/** The words of messages that are not their own. */
export interface ToastLabels {
  /** Names the button that takes a message away. */
  dismiss: string
  /** Said before a message that is announced. */
  notification: string
  /** Names the place of the messages; gets the key that leads there. */
  messages: (key: string) => string
}

export const toastLabels: ToastLabels = {
  dismiss: 'Dismiss',
  notification: 'Notification',
  messages: (key) => `Messages (${key})`,
}

export interface ToastProps extends ToastOptions {
  /** Called when it goes, by itself or dismissed. */
  onClose: () => void
  /** Names the button that takes it away. Default `Dismiss`. */
  dismissLabel?: string
}

/** One passing message, as `ToastProvider` shows it. Raise one with `useToast`. */
export function Toast({ onClose, dismissLabel = toastLabels.dismiss, ...options }: ToastProps) {
  const { title, description, tone = 'neutral', action } = options
  const Icon = icons[tone]
  const id = useId()
  return (
    <Radix.Root
      // It takes the focus, so it needs a name.
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      type={tone === 'danger' ? 'foreground' : 'background'}
      duration={durationOf(options)}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      className={toast({ tone })}
    >
      {Icon && <Icon aria-hidden="true" className={cn('mt-0.5 size-5 shrink-0', iconInks[tone])} />}
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
        <IconButton label={dismissLabel} icon={<X />} size="sm" className="-my-1 -me-1.5" />
      </Radix.Close>
    </Radix.Root>
  )
}
