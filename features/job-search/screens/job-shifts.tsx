import { AvailabilityGrid } from '@campus-gigs/ui'
import type { AvailabilityEntry } from '@campus-gigs/ui/availability'
import { useId } from 'react'
import type { StudentListing } from '@/client'
import { clock, formatGigDate, formatShift, messages, sortShifts } from '@/domain'
import { FitSummary } from '@/features/shared'

interface JobShiftsProps {
  shifts: StudentListing['Shift']
  /** The date of a one-time gig; null for a recurring one. */
  gigDate: StudentListing['gigDate']
  /** The reader's week; null for a reader without one, who sees the shifts in words alone. */
  availability: readonly AvailabilityEntry[] | null
}

/** The shifts in words and beside the reader's week (JS-08). */
export function JobShifts({ shifts, gigDate, availability }: JobShiftsProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="text-xl">
        {availability ? 'How it fits your week' : 'Shifts'}
      </h3>
      {gigDate && <p className="mt-2 font-semibold">{formatGigDate(gigDate, clock.now())}</p>}
      {shifts.length === 0 ? (
        <p className="mt-2 font-semibold">{messages.search.shiftsLater}</p>
      ) : (
        <>
          <ul className="mt-2 flex flex-col gap-1">
            {sortShifts(shifts).map((shift) => (
              <li key={`${shift.dayOfWeek}${shift.startTime}${shift.endTime}`}>{formatShift(shift)}</li>
            ))}
          </ul>
          {availability && (
            <AvailabilityGrid
              mode="compare"
              label="Your week and this gig's shifts"
              hideLabel
              self={availability}
              other={shifts}
              summary={
                <FitSummary
                  availability={availability}
                  shifts={shifts}
                  reader="student"
                  maxNamedClashes={Number.POSITIVE_INFINITY}
                  showsSlots
                />
              }
              className="mt-5"
            />
          )}
        </>
      )}
    </section>
  )
}
