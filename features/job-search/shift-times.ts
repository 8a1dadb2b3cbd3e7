import { formatTimeRange, fromWireTime, type Shift } from '@/domain'

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** `Friday 10 pm – 2 am (next day)`: one span of a roster in words. */
export function shiftInWords({ dayOfWeek, startTime, endTime }: Shift): string {
  return `${dayOfWeek} ${formatTimeRange(fromWireTime(startTime), fromWireTime(endTime))}`
}

/** A roster in the order of the week, Monday first, and of the day. */
export function inWeekOrder(shifts: readonly Shift[]): Shift[] {
  return shifts.toSorted(
    (one, other) =>
      week.indexOf(one.dayOfWeek) - week.indexOf(other.dayOfWeek) || one.startTime.localeCompare(other.startTime),
  )
}
