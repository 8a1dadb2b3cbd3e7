import { type ComponentProps, type ReactNode, useMemo } from 'react'
import type { AvailabilityGridProps } from './availability-grid-props'
import { weekLabels } from './week-labels'

/** The words in use, days in the order shown, and the first of them; the same objects as long as the props are. */
export function useWeek(labels: AvailabilityGridProps['labels'], weekStart: AvailabilityGridProps['weekStart']) {
  const firstDay = weekStart === 'monday' ? 1 : 0
  const words = useMemo(() => {
    const all = { ...weekLabels, ...labels }
    const inOrder = (days: readonly string[]) => [...days, ...days].slice(firstDay, firstDay + 7)
    return { ...all, days: inOrder(all.days), shortDays: inOrder(all.shortDays) }
  }, [labels, firstDay])
  return { words, firstDay }
}

interface WeekFrameProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  label: string
  /** For what the label names. */
  labelId: string
  hideLabel?: boolean
  /** Stands at the end of the label's line. */
  aside?: ReactNode
}

/** What every use of the week stands in: its label, its width, and the props of the root. */
export function WeekFrame({ label, labelId, hideLabel, aside, className = '', children, ...rest }: WeekFrameProps) {
  return (
    <div className={`week ${className}`} {...rest}>
      <div className="week-line">
        <span id={labelId} className={hideLabel ? 'sr-only' : 'week-label'}>
          {label}
        </span>
        {aside}
      </div>
      {children}
    </div>
  )
}
