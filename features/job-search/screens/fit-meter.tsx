import { cn } from '@campus-gigs/ui'
import { type AvailabilityEntry, slotsOf } from '@campus-gigs/ui/availability'
import { messages } from '@/contract'
import { coverageInWords, fitOf, matchInWords } from '../fit'
import type { Job } from '../job'

interface FitMeterProps {
  availability: readonly AvailabilityEntry[]
  shifts: Job['Shift']
  className?: string
}

/** How a gig's shifts fit the student's week: a cell a shift slot, filled where they are free, and the same in words. */
export function FitMeter({ availability, shifts, className }: FitMeterProps) {
  const fit = fitOf(availability, shifts)
  if (!fit) return <p className={cn('text-ink-muted text-sm', className)}>{messages.search.shiftsLater}</p>
  const own = slotsOf(availability)
  return (
    <p className={cn('flex items-center gap-2.5 text-sm', className)}>
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
        <strong className="font-semibold">{coverageInWords(fit)}</strong> · {matchInWords(fit)}
      </span>
    </p>
  )
}
