import { DAYS } from '@campus-gigs/ui/availability'
import type { Shift } from './entities.ts'
import { formatTimeRange, fromWireTime } from './time-of-day.ts'

/** The days of the week, Monday first; `DAYS` begins with Sunday. */
export const daysFromMonday = [...DAYS.slice(1), ...DAYS.slice(0, 1)]

/** The hours of a shift in words: `10 pm – 2 am (next day)`. */
export function formatShiftTimes({ startTime, endTime }: Pick<Shift, 'startTime' | 'endTime'>): string {
  return formatTimeRange(fromWireTime(startTime), fromWireTime(endTime))
}

/** A shift in words: `Friday 10 pm – 2 am (next day)`. */
export function formatShift(shift: Readonly<Shift>): string {
  return `${shift.dayOfWeek} ${formatShiftTimes(shift)}`
}

/** The shifts as lists show them: by day from Monday, then by start and end time. */
export function sortShifts(shifts: readonly Readonly<Shift>[]): Readonly<Shift>[] {
  return shifts.toSorted(
    (a, b) =>
      daysFromMonday.indexOf(a.dayOfWeek) - daysFromMonday.indexOf(b.dayOfWeek) ||
      a.startTime.localeCompare(b.startTime) ||
      a.endTime.localeCompare(b.endTime),
  )
}
