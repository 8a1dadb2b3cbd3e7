import type { ComponentProps } from 'react'
import { cn } from '../../cn'
import { useTexts } from '../locale/locale-context'
import { loadingLabels } from './loading-labels'
import { WeekMotif } from './week-motif'

export interface LoadingProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The label, shown and announced. Default: the `LocaleProvider`'s, else `Loading`. */
  label?: string
  /** Shows the cells only; the label is still announced. Default false. */
  hideLabel?: boolean
  /** The motif's width in CSS pixels. Default 84. */
  size?: number
}

/** A wait of unknown length: the week lights up in a wave. For known length use `ProgressBar`. */
export function Loading({ label, hideLabel = false, size = 84, className, ...rest }: LoadingProps) {
  const { loading } = useTexts('loading', loadingLabels)
  return (
    <div role="status" className={cn('flex flex-col items-center gap-3 py-8 text-center', className)} {...rest}>
      <WeekMotif animated size={size} />
      <span className={hideLabel ? 'sr-only' : 'text-ink-muted text-sm'}>{label ?? loading}</span>
    </div>
  )
}
