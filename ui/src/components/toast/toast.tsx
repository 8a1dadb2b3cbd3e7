import { cva } from 'class-variance-authority'
import { useId } from 'react'
import { cn } from '../../cn'
import { Button } from '../button/button'
import { explicitTabIndex } from '../button/button-class'
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
  /** Default `neutral`. */
  tone?: ToastTone
  /** One action. It must be available elsewhere too, since the toast disappears. */
  action?: { label: string; onSelect: () => void }
  /**
   * How long it is shown, in milliseconds. Default 7 seconds, 20 with an action, and until it is dismissed with the tone
   * `danger`. `Infinity` keeps it until it is dismissed.
   */
  durationMs?: number
}

const toastClass = cva(
  'pointer-events-auto flex w-full animate-pop-in items-start gap-3 rounded-md border bg-raised p-3.5 text-ink shadow-lifted',
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
const iconClass: Record<ToastTone, string> = { neutral: '', success: 'text-success', danger: 'text-danger' }

export interface ToastProps extends ToastOptions {
  /** Called when it is dismissed, also by its action and by Escape. */
  onClose: () => void
  /** Names the dismiss button. Default `Dismiss`. */
  dismissLabel?: string
}

/** One transient message, a list item of the list that `ToastProvider` shows. Raise it with `useToast`. */
export function Toast({ onClose, dismissLabel, title, description, tone = 'neutral', action }: ToastProps) {
  const { dismiss } = useTexts('toast', toastLabels)
  const Icon = icons[tone]
  const id = useId()
  return (
    <li
      // A Tab stop, where Escape dismisses it.
      tabIndex={explicitTabIndex}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
      className={toastClass({ tone })}
    >
      {Icon && <Icon className={cn('mt-0.5 size-5 shrink-0', iconClass[tone])} />}
      <div className="min-w-0 flex-1">
        <div id={`${id}-title`} className="font-semibold text-sm">
          {title}
        </div>
        {description && (
          <div id={`${id}-description`} className="text-ink-muted text-sm">
            {description}
          </div>
        )}
      </div>
      {action && (
        <Button
          size="sm"
          onClick={() => {
            action.onSelect()
            onClose()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={dismissLabel ?? dismiss} icon={<X />} size="sm" className="-my-1 -me-1.5" onClick={onClose} />
    </li>
  )
}
