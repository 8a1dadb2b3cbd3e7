import { formatTimeRange, fromWireTime, type Shift } from '@/domain'
import { daysFromMonday } from './filters'

/** A shift in words: `Friday 10 pm – 2 am (next day)`. */
export function shiftInWords({ dayOfWeek, startTime, endTime }: Shift): string {
  return `${dayOfWeek} ${formatTimeRange(fromWireTime(startTime), fromWireTime(endTime))}`
}

/** The shifts by day, Monday first, then by start time. */
export function inWeekOrder(shifts: readonly Shift[]): Shift[] {
  return shifts.toSorted(
    (one, other) =>
      daysFromMonday.indexOf(one.dayOfWeek) - daysFromMonday.indexOf(other.dayOfWeek) ||
      one.startTime.localeCompare(other.startTime),
  )
}
