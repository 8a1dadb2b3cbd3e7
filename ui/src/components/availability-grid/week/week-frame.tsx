import { type ComponentProps, type ReactNode, useContext, useMemo } from 'react'
import { LocaleContext } from '../../locale/locale-context'
import type { AvailabilityGridProps } from '../availability-grid-props'
import { weekLabels } from './week-labels'

/** The words with the days in display order, and the first day. Memoised by the props. */
export function useWeek(labels: AvailabilityGridProps['labels'], weekStart: AvailabilityGridProps['weekStart']) {
  const locale = useContext(LocaleContext)
  const firstDay = (weekStart ?? locale.weekStart) === 'monday' ? 1 : 0
  const words = useMemo(() => {
    const all = { ...weekLabels, ...locale.availabilityGrid, ...labels }
    const inOrder = (days: readonly string[]) => [...days, ...days].slice(firstDay, firstDay + 7)
    return { ...all, days: inOrder(all.days), shortDays: inOrder(all.shortDays) }
  }, [labels, firstDay, locale])
  return { words, firstDay }
}

interface WeekFrameProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  label: string
  /** The label's id. */
  labelId: string
  hideLabel?: boolean
  /** Content at the end of the label's line. */
  aside?: ReactNode
}

/** The frame of every mode: the label, the width, and the root's props. */
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
