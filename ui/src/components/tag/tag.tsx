import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn'
import { X } from '../icons/icons'
import { useTexts } from '../locale/locale-context'
import { tagLabels } from './labels'

const tagClass = cva(
  'inline-flex max-w-full items-center gap-1.5 rounded-full border px-2.5 font-medium text-sm [&>svg]:size-4',
  {
    variants: {
      tone: {
        neutral: 'border-line bg-sunken text-ink',
        brand: 'border-brand/25 bg-brand-soft text-brand-ink',
        action: 'border-action bg-action-soft text-ink',
        success: 'border-success/35 bg-success-soft text-success',
        danger: 'border-danger/35 bg-danger-soft text-danger',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

export interface TagProps extends ComponentProps<'span'> {
  /** Default `neutral`. */
  tone?: 'neutral' | 'brand' | 'action' | 'success' | 'danger'
  /** Decorative, before the text. */
  icon?: ReactNode
  /** The tag's text. */
  children: ReactNode
  /** Called by the remove button, which is shown with it. */
  onRemove?: () => void
  /** The remove button's accessible name. Default: `Remove`, followed by the tag's text if it is a string. */
  removeLabel?: string
}

/** A short fact or a selected value. Not interactive. */
export function Tag({ tone, icon, children, onRemove, removeLabel, className, ...rest }: TagProps) {
  const labels = useTexts('tag', tagLabels)
  const defaultRemoveLabel = labels.remove(typeof children === 'string' ? children : undefined)
  return (
    <span className={cn(tagClass({ tone }), onRemove ? 'py-0 pe-0.5' : 'py-0.5', className)} {...rest}>
      {icon && (
        <span aria-hidden="true" className="shrink-0 [&>svg]:size-4">
          {icon}
        </span>
      )}
      <span className="min-w-0 break-words">{children}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel ?? defaultRemoveLabel}
          onClick={onRemove}
          className="tap-target grid size-7 -outline-offset-3 shrink-0 place-items-center rounded-full hover:bg-ink/10"
        >
          <X className="size-4" />
        </button>
      )}
    </span>
  )
}
