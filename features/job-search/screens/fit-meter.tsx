import { cn } from '@campus-gigs/ui'
import { type AvailabilityEntry, slotsOf } from '@campus-gigs/ui/availability'
import { messages } from '@/domain'
import { coverageInWords, fitOf, matchInWords } from '../fit'
import type { Job } from '../job'
import { hoursFit, whyInWords } from '../why-this-gig'

interface FitMeterProps {
  availability: readonly AvailabilityEntry[]
  shifts: Job['Shift']
  /** How many clashes are named before the rest is only counted. Default 2. */
  mostClashes?: number
  className?: string
}

/**
 * How a gig's shifts fit the student's week: the hours in words, to the minute; a cell a shift slot, filled where they
 * are free; and the slots and the percentage of the specification.
 */
export function FitMeter({ availability, shifts, mostClashes = 2, className }: FitMeterProps) {
  const fit = fitOf(availability, shifts)
  const hours = hoursFit(availability, shifts)
  if (!fit || !hours) return <p className={cn('text-ink-muted text-sm', className)}>{messages.search.shiftsLater}</p>
  const own = slotsOf(availability)
  return (
    <div className={cn('text-sm', className)}>
      <p className="break-words font-semibold">{whyInWords(hours, mostClashes)}</p>
      <p className="mt-1 flex items-center gap-2.5">
        <span aria-hidden="true" className="flex max-w-28 shrink-0 flex-wrap gap-1">
          {[...slotsOf(shifts)].map((slot) => (
            <span
              key={slot}
              className={cn(
                'size-3 rounded-[0.2rem] border border-match-both',
                own.has(slot) && 'bg-match-both forced-colors:bg-[CanvasText]',
              )}
            />
          ))}
        </span>
        <span>
          <span>{coverageInWords(fit)}</span> ·{' '}
          <span className="whitespace-nowrap max-[22.5em]:whitespace-normal">{matchInWords(fit)}</span>
        </span>
      </p>
    </div>
  )
}
