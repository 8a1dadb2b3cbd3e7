import { z } from 'zod'
import {
  dayName,
  formatTime,
  fromWireTime,
  type Shift,
  type ShiftTimes,
  shiftsOfTimes,
  shiftTimeNames,
  toWireTime,
  type Weekday,
  weekdays,
} from '@/domain'
import { type IntervalText, type ParsedInterval, parseShift } from './time-text'

const intervalSchema = z.object({ start: z.string(), end: z.string() })

/** The shift of a day as typed; a split shift has a second interval. */
export const dayTimesSchema = z.object({ ...intervalSchema.shape, second: intervalSchema.optional() })
export type DayTimes = z.infer<typeof dayTimesSchema>

type WeekTimes = Record<Weekday, DayTimes>

/** The days that copy Monday's times: none, Tuesday to Friday, or all. */
export const copyModes = ['none', 'weekdays', 'all'] as const
export type CopyMode = (typeof copyModes)[number]

/**
 * The times of a gig's week. `own` has the typed times of each day. A day that copies Monday keeps its own times, which
 * are shown again when the copy is undone.
 */
export const timingsSchema = z.object({ own: z.record(z.enum(weekdays), dayTimesSchema), copy: z.enum(copyModes) })
export type Timings = z.infer<typeof timingsSchema>

const workdays: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']

/** A day without times. */
export const noTimes: Readonly<IntervalText> = { start: '', end: '' }

/** A week without times. */
export function emptyTimings(): Timings {
  const own = Object.fromEntries(weekdays.map((day) => [day, { ...noTimes }]))
  return timingsSchema.parse({ own, copy: 'none' })
}

/** The timings of a posted listing's shifts, with times such as `5:30 pm`. No day copies Monday. */
export function timingsFromShifts(shifts: readonly Shift[]): Timings {
  const week = emptyTimings()
  for (const day of weekdays)
    week.own[day] = dayTimesFromShifts(shifts.filter(({ dayOfWeek }) => dayOfWeek === dayName(day)))
  return week
}

/** The times of one day's shifts, of which there are at most two. A second shift becomes the second interval. */
export function dayTimesFromShifts([first, second]: readonly Shift[]): DayTimes {
  const textOf = ({ startTime, endTime }: Shift) => ({
    start: formatTime(fromWireTime(startTime)),
    end: formatTime(fromWireTime(endTime)),
  })
  return { ...(first ? textOf(first) : noTimes), ...(second && { second: textOf(second) }) }
}

/** Whether a day shows Monday's times instead of its own. */
export function copiesMonday(day: Weekday, copy: CopyMode): boolean {
  return day !== 'monday' && (copy === 'all' || (copy === 'weekdays' && workdays.includes(day)))
}

/** The times of a day as they are shown and posted. */
export function shownTimes(day: Weekday, { own, copy }: Timings): DayTimes {
  return copiesMonday(day, copy) ? own.monday : own[day]
}

/** Copies Monday's times to other days, or undoes that. */
export function withCopy(week: Timings, copy: CopyMode): Timings {
  return { ...week, copy }
}

/** Sets a day's times. If the day copies Monday, every copy first becomes the day's own times. */
export function withTime(week: Timings, day: Weekday, typed: Partial<DayTimes>): Timings {
  const changedTimes = { ...shownTimes(day, week), ...typed }
  if (!copiesMonday(day, week.copy)) return { ...week, own: { ...week.own, [day]: changedTimes } }
  return { own: { ...shownTimesByDay(week), [day]: changedTimes }, copy: 'none' }
}

/** Every day's times as they are shown and posted. */
function shownTimesByDay(week: Timings): WeekTimes {
  const entries = weekdays.map((day) => [day, shownTimes(day, week)])
  return timingsSchema.shape.own.parse(Object.fromEntries(entries))
}

/** The parsed intervals of a day's shift, one or two. */
export function parseDayTimes({ second, ...first }: DayTimes): [first: ParsedInterval, ...second: ParsedInterval[]] {
  const parsedFirst = parseShift(first)
  return second ? [parsedFirst, parseShift(second, parsedFirst.end ?? '')] : [parsedFirst]
}

const wireFields = z.record(z.enum(shiftTimeNames), z.string())

/** A day's times as fields of `job-action/create-new-gig`; empty for no time and for an invalid one. */
export function toWireDay(day: Weekday, typed: DayTimes): Partial<ShiftTimes> {
  const [first, second] = parseDayTimes(typed)
  return {
    [`${day}StartTime`]: toWireTime(first.start ?? ''),
    [`${day}EndTime`]: toWireTime(first.end ?? ''),
    [`${day}SecondStartTime`]: toWireTime(second?.start ?? ''),
    [`${day}SecondEndTime`]: toWireTime(second?.end ?? ''),
  }
}

/** The week's times as fields of `job-action/create-new-gig`. */
export function toWireWeek(week: Timings): ShiftTimes {
  const days = weekdays.map((day) => toWireDay(day, shownTimes(day, week)))
  // `parse` gives the merged fields their type.
  return wireFields.parse(Object.assign({}, ...days))
}

/** The shifts of the week, Monday first, as the server stores them. */
export function shiftsOfWeek(week: Timings): Shift[] {
  return shiftsOfTimes(toWireWeek(week))
}
