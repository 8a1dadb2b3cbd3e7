// What a schedule grid shows: its days, its slots, its levels, and the minutes of each cell.

/** A weekday, 0 = Sunday … 6 = Saturday, or a date, `'2026-11-24'`. */
export type ScheduleDay = number | string

/** A row of the grid: a range of each day's wall-clock time. */
export interface ScheduleSlot {
  /** Minutes from midnight. */
  startMinute: number
  /** Minutes from midnight, exclusive; more than 1440 runs into the next day. */
  endMinute: number
  /** The slot's name, such as `Morning`. Default: its start time. */
  label?: string
}

/** An interval of wall-clock time, half-open, at one level. */
export interface ScheduleEntry {
  /** The day it starts on. */
  day: ScheduleDay
  /** Minutes from midnight of `day`. */
  startMinute: number
  /** Minutes from midnight of `day`, exclusive; more than 1440 runs into the next days. */
  endMinute: number
  /** One of the schedule's levels. Default: the first. */
  level?: string
}

export interface ScheduleOptions {
  /** Weekdays or dates, of one kind and without duplicates, in any order. Default: all seven weekdays. */
  days?: readonly ScheduleDay[]
  /** In order of the day, without overlaps, all within 24 hours. */
  slots: readonly ScheduleSlot[]
  /** The first weekday, 0 = Sunday … 6 = Saturday. Does not apply to dates. Default 0. */
  weekStart?: number
  /** One to three levels a person may give a time, best first: `['free', 'if-needed']`. Default: one, `free`. */
  levels?: readonly string[]
}

/**
 * A grid of slots × days. A cell's index is `slot * days.length + day`, so the first row's cells come first.
 *
 * Minutes on its axis count from Sunday's midnight in a schedule of weekdays, where the axis is a circle of one week, and
 * from 1970 in a schedule of dates.
 */
export interface Schedule {
  /** In display order. */
  days: readonly ScheduleDay[]
  slots: readonly ScheduleSlot[]
  levels: readonly string[]
  /** Whether its days are weekdays. */
  isWeekly: boolean
}

/** A half-open range of minutes on a schedule's axis. */
export interface AxisInterval {
  start: number
  end: number
}

export const DAY_MINUTES = 1440
export const WEEK_MINUTES = 7 * DAY_MINUTES
const DAY_MS = 86_400_000

/** The style sheet has a look for this many levels. */
const MAX_LEVELS = 3
const ALL_WEEKDAYS = [0, 1, 2, 3, 4, 5, 6]

/** The days since 1970 of a date; `NaN` for what isn't one, such as `2026-02-30`. */
export function epochDayOf(date: string): number {
  const instant = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00Z`) : Number.NaN
  return Number.isFinite(instant) && dateOfEpochDay(instant / DAY_MS) === date ? instant / DAY_MS : Number.NaN
}

/** The date that is a number of days after 1 January 1970. */
export function dateOfEpochDay(epochDay: number): string {
  return new Date(epochDay * DAY_MS).toISOString().slice(0, 10)
}

/**
 * The minute of the axis at which a day starts: counted from Sunday, or for dates (`isWeekly` false) from 1970. `NaN` for a
 * day of the other kind or an unknown one.
 */
export function axisOf(isWeekly: boolean, day: unknown): number {
  if (typeof day === 'string') return isWeekly ? Number.NaN : epochDayOf(day) * DAY_MINUTES
  return isWeekly && ALL_WEEKDAYS.some((weekday) => weekday === day) ? Number(day) * DAY_MINUTES : Number.NaN
}

/** The day that holds a minute of the axis. */
export function dayAt(isWeekly: boolean, minute: number): ScheduleDay {
  const day = Math.floor(minute / DAY_MINUTES)
  return isWeekly ? ((day % 7) + 7) % 7 : dateOfEpochDay(day)
}

/** Throws a RangeError for slots that a schedule can't have. */
function assertSlots(slots: readonly ScheduleSlot[]) {
  const [first] = slots
  if (!first) throw new RangeError('A schedule needs at least one slot.')
  let previousEnd = first.startMinute
  for (const { startMinute, endMinute } of slots) {
    const isRange = Number.isInteger(startMinute) && Number.isInteger(endMinute) && startMinute < endMinute
    if (!isRange || startMinute < 0 || startMinute < previousEnd || endMinute > first.startMinute + DAY_MINUTES) {
      throw new RangeError(
        `The slot of minutes ${startMinute} to ${endMinute} isn't possible: slots are whole minutes in order of the day, don't overlap, and end within 24 hours of the first one's start.`,
      )
    }
    previousEnd = endMinute
  }
}

/**
 * The grid of some days and slots.
 *
 * @throws RangeError for no days, unknown or repeated days, weekdays mixed with dates, slots out of order, and no or over three levels
 */
export function createSchedule({
  days = ALL_WEEKDAYS,
  slots,
  weekStart = 0,
  levels = ['free'],
}: ScheduleOptions): Schedule {
  const isWeekly = typeof days[0] === 'number'
  const isKnown = days.every((day) => Number.isFinite(axisOf(isWeekly, day)))
  if (days.length === 0 || !isKnown || new Set(days).size < days.length) {
    throw new RangeError(`The days ${JSON.stringify(days)} aren't weekdays from 0 to 6 or dates, each given once.`)
  }
  assertSlots(slots)
  if (levels.length < 1 || levels.length > MAX_LEVELS) {
    throw new RangeError(`A schedule has one to ${MAX_LEVELS} levels, not ${levels.length}.`)
  }
  // Weekdays are in order from the start of the week, dates in order of time.
  const rank = (day: ScheduleDay) => (isWeekly ? (Number(day) - weekStart + 7) % 7 : axisOf(isWeekly, day))
  return { days: [...days].sort((a, b) => rank(a) - rank(b)), slots, levels, isWeekly }
}

/** How many cells a schedule has. */
export function cellCount({ days, slots }: Schedule): number {
  return days.length * slots.length
}

/** A cell's day and slot. */
export function cellParts({ days, slots }: Schedule, cell: number): { day: ScheduleDay; slot: ScheduleSlot } {
  const day = days[cell % days.length]
  const slot = slots[Math.floor(cell / days.length)]
  if (day === undefined || !slot) throw new RangeError(`There is no cell ${cell}.`)
  return { day, slot }
}

/** The indexes of the cells a test is true for, such as those to disable. */
export function cellsWhere(schedule: Schedule, test: (day: ScheduleDay, slot: ScheduleSlot) => boolean): number[] {
  return Array.from({ length: cellCount(schedule) }, (_, cell) => cell).filter((cell) => {
    const { day, slot } = cellParts(schedule, cell)
    return test(day, slot)
  })
}

/** A cell's minutes on the axis; past the end of the week for a slot that runs from the last day into the first. */
export function cellInterval(schedule: Schedule, cell: number): AxisInterval {
  const { day, slot } = cellParts(schedule, cell)
  const midnight = axisOf(schedule.isWeekly, day)
  return { start: midnight + slot.startMinute, end: midnight + slot.endMinute }
}

/**
 * Slots of one length: hours from 8 to 18 are `timeSlots(8 * 60, 18 * 60, 60)`. The last slot ends at `endMinute`, shorter
 * than the others where the length doesn't divide the range.
 */
export function timeSlots(startMinute: number, endMinute: number, lengthMinutes: number): ScheduleSlot[] {
  if (!(lengthMinutes > 0)) throw new RangeError(`A slot can't be ${lengthMinutes} minutes long.`)
  const count = Math.ceil((endMinute - startMinute) / lengthMinutes)
  return Array.from({ length: count }, (_, index) => {
    const start = startMinute + index * lengthMinutes
    return { startMinute: start, endMinute: Math.min(start + lengthMinutes, endMinute) }
  })
}
