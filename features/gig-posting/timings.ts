import { DAYS } from '@campus-gigs/ui/availability'
import { z } from 'zod'
import { type Shift, toWireTime, type Weekday, weekdays } from '@/domain'
import { type DayTimes, readShift } from './time-text'

/** The shift of every weekday. */
export type WeekTimes = Record<Weekday, DayTimes>

/** The fourteen time fields of a gig's form. */
export type WireTimes = { [field in `${Weekday}StartTime` | `${Weekday}EndTime`]: string }

/** Which days take Monday's times: none, Tuesday to Friday, or all of them. */
export const copyModes = ['none', 'weekdays', 'all'] as const
export type CopyMode = (typeof copyModes)[number]

const dayTimes = z.object({ start: z.string(), end: z.string() })

/**
 * The times of a gig's week. `own` holds what was typed for each day; the days that copy Monday only
 * show its times, so that taking the copy back brings their own again.
 */
export const timings = z.object({ own: z.record(z.enum(weekdays), dayTimes), copy: z.enum(copyModes) })
export type Timings = z.infer<typeof timings>

const workdays: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']

/** A week without times. */
export function emptyTimings(): Timings {
  const own = Object.fromEntries(weekdays.map((day) => [day, { start: '', end: '' }]))
  return timings.parse({ own, copy: 'none' })
}

/** Whether a day shows Monday's times instead of its own. */
export function copiesMonday(day: Weekday, copy: CopyMode): boolean {
  return day !== 'monday' && (copy === 'all' || (copy === 'weekdays' && workdays.includes(day)))
}

/** The times of a day as they are shown and posted. */
export function timesOf(day: Weekday, { own, copy }: Timings): DayTimes {
  return copiesMonday(day, copy) ? own.monday : own[day]
}

/** Copies Monday's times to other days, or takes the copy back. */
export function withCopy(week: Timings, copy: CopyMode): Timings {
  return { ...week, copy }
}

/** Types a time. On a day that copies Monday the copies become days of their own first. */
export function withTime(week: Timings, day: Weekday, typed: Partial<DayTimes>): Timings {
  if (!copiesMonday(day, week.copy)) return { ...week, own: { ...week.own, [day]: { ...week.own[day], ...typed } } }
  return { own: { ...shownWeek(week), [day]: { ...timesOf(day, week), ...typed } }, copy: 'none' }
}

/** Every day's times as they are shown and posted. */
export function shownWeek(week: Timings): WeekTimes {
  const shown = weekdays.map((day) => [day, timesOf(day, week)])
  return timings.shape.own.parse(Object.fromEntries(shown))
}

/** A day's times on the wire's clock; empty for none, and for what is no time. */
export function wireShift(typed: DayTimes): { startTime: string; endTime: string } {
  const { start, end } = readShift(typed)
  return { startTime: toWireTime(start ?? ''), endTime: toWireTime(end ?? '') }
}

const wireFields = z.record(
  z.enum(weekdays.flatMap((day) => [`${day}StartTime`, `${day}EndTime`] as const)),
  z.string(),
)

/** The times as the fields of `job-action/create-new-gig`, on the wire's clock. */
export function wireTimes(week: Timings): WireTimes {
  const fields = weekdays.flatMap((day) => {
    const { startTime, endTime } = wireShift(timesOf(day, week))
    return [
      [`${day}StartTime`, startTime],
      [`${day}EndTime`, endTime],
    ]
  })
  return wireFields.parse(Object.fromEntries(fields))
}

/** `Monday` for `monday`. */
export function dayName(day: Weekday): Shift['dayOfWeek'] {
  return DAYS.find((name) => name.toLowerCase() === day) ?? 'Monday'
}

/** The roster these times make, Monday first: a shift for each day with both its times, as the server keeps them. */
export function shiftsOf(week: Timings): Shift[] {
  return weekdays.flatMap((day) => {
    const { startTime, endTime } = wireShift(timesOf(day, week))
    if (startTime === '' || endTime === '' || startTime === endTime) return []
    return [{ dayOfWeek: dayName(day), startTime, endTime }]
  })
}
