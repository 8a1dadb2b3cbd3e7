import { cva } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { cn } from '../../cn'
import { Button } from '../button/button'
import { IconButton } from '../button/icon-button'
import { CircleAlert, CircleCheck, type Icon, Info, TriangleAlert, X } from '../icons/icons'
import { useTexts } from '../locale/locale-context'
import { type AlertLabels, alertLabels } from './labels'

/** An alert's severity. `danger` and `warning` are announced assertively, the others politely. */
export type AlertTone = 'info' | 'success' | 'warning' | 'danger'

const alertClass = cva('flex items-baseline gap-3 rounded-md border p-3.5 text-ink text-sm', {
  variants: {
    tone: {
      info: 'border-line-strong bg-raised',
      success: 'border-success bg-success-soft',
      warning: 'border-action bg-action-soft',
      danger: 'border-danger bg-danger-soft',
    } satisfies Record<AlertTone, string>,
  },
})

const icons: Record<AlertTone, Icon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
}

const iconClass: Record<AlertTone, string> = {
  info: 'text-brand-ink',
  success: 'text-success',
  warning: 'text-ink',
  danger: 'text-danger',
}

/** Screen readers skip a live region whose text did not change, so every other failed retry adds a zero-width space. */
const zeroWidthSpace = '\u200B'

/** The number of retries that ended while the alert stayed. */
function useEndedRetries(retrying: boolean): number {
  const [last, setLast] = useState({ retrying, ended: 0 })
  if (last.retrying !== retrying) setLast({ retrying, ended: last.ended + (retrying ? 0 : 1) })
  return last.ended
}

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Default `info`. */
  tone?: AlertTone
  /** One line above the text. */
  title?: string
  /** What happened and what to do. */
  children: ReactNode
  /** A button or link to resolve it. */
  action?: ReactNode
  /** Shows a Retry button, which calls it. */
  onRetry?: () => void
  /** Whether a retry is pending: the Retry button is busy. When it ends, the alert is announced again. Default false. */
  retrying?: boolean
  /** Shows a close button, which calls it. */
  onDismiss?: () => void
  /** Replaces words. Default: those of the `LocaleProvider`, else English. */
  labels?: Partial<AlertLabels>
}

/** A persistent message beside what it is about. For a transient one use `Toast`; for one field its `error`. */
export function Alert(props: AlertProps) {
  const {
    tone = 'info',
    title,
    children,
    action,
    onRetry,
    retrying = false,
    onDismiss,
    labels: ownLabels,
    className,
    ...rest
  } = props
  const labels = useTexts('alert', alertLabels, ownLabels)
  const isRepeated = useEndedRetries(retrying) % 2 === 1
  const Icon = icons[tone]
  const isUrgent = tone === 'danger' || tone === 'warning'
  return (
    <div role={isUrgent ? 'alert' : 'status'} className={cn(alertClass({ tone }), className)} {...rest}>
      <span className="flex shrink-0 items-center before:content-['\200b']">
        <Icon className={cn('size-5', iconClass[tone])} />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          {title && <p className="font-semibold">{title}</p>}
          <div>
            {children}
            {isRepeated && zeroWidthSpace}
          </div>
        </div>
        {action && <div className="max-w-full">{action}</div>}
        {onRetry && (
          <Button size="sm" busy={retrying} onClick={onRetry} className="max-w-full shrink!">
            {labels.retry}
          </Button>
        )}
      </div>
      {onDismiss && (
        <IconButton label={labels.dismiss} icon={<X />} size="sm" onClick={onDismiss} className="-m-1.5 self-start" />
      )}
    </div>
  )
}
