import { cn } from '../cn'
import { maskOf } from './availability'
import type { ViewGridProps } from './availability-grid-props'
import { FreeCell } from './free-cell'
import { bitsAt, freeCount } from './week-grid'
import { WeekTable } from './week-table'

/** A week to read: an applicant's, or one's own in a summary. */
export function ViewGrid({ mode: _, value, label, hideLabel = false, className, ...rest }: ViewGridProps) {
  const mask = maskOf(value)
  return (
    <div className={cn('@container flex min-w-0 max-w-3xl flex-col gap-2', className)} {...rest}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        {/* The caption names the table; this is the same name for the eye. */}
        <span aria-hidden="true" className={cn('font-semibold text-ink text-sm', hideLabel && 'sr-only')}>
          {label}
        </span>
        <span className="text-ink-muted text-sm">{freeCount(mask)}</span>
      </div>
      <WeekTable
        caption={label}
        cell={(day, slot) => <FreeCell day={day} slot={slot} isFree={(mask & bitsAt({ day, slot })) !== 0} />}
      />
    </div>
  )
}
