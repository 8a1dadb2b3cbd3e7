import { type ComponentProps, useId } from 'react'
import { cn } from '../../cn'
import { useTexts } from '../locale/locale-context'
import { progressBarLabels } from './labels'

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** The accessible name, shown above the bar. */
  label: string
  /** The progress in percent. Clamped to 0–100 and rounded; `NaN`, as of 0 of 0 bytes, is 0. */
  value: number
  /** Shows the percentage. Default false. */
  showValue?: boolean
  /** Keeps the label for screen readers only. Default false. */
  hideLabel?: boolean
  /** Formats the percentage for `showValue` and for screen readers. Default `40%`. */
  formatValue?: (percent: number) => string
}

/** Progress of a task of known length. For unknown length use `Loading`. */
export function ProgressBar(props: ProgressBarProps) {
  const { percent: formatPercent } = useTexts('progressBar', progressBarLabels)
  const { label, value, showValue = false, hideLabel = false, formatValue = formatPercent, className, ...rest } = props
  const labelId = useId()
  const percent = Math.round(Math.min(100, Math.max(0, value || 0)))
  return (
    <div className={cn('flex w-full flex-col gap-1.5', className)} {...rest}>
      {(!hideLabel || showValue) && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
          {!hideLabel && (
            <span id={labelId} className="font-semibold text-ink">
              {label}
            </span>
          )}
          {showValue && (
            <span aria-hidden="true" className="ms-auto text-ink-muted">
              {formatValue(percent)}
            </span>
          )}
        </div>
      )}
      <div
        role="progressbar"
        {...(hideLabel ? { 'aria-label': label } : { 'aria-labelledby': labelId })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={formatValue(percent)}
        className="h-2.5 overflow-hidden rounded-full border border-line-strong bg-sunken"
      >
        <div
          className="h-full rounded-full bg-brand transition-[width] duration-slow forced-colors:bg-[Highlight]"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  )
}
