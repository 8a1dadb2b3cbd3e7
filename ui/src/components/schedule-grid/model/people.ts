// Several people's schedules together: who is free in each cell, and the best times.
import { type CellLevel, levelsOfCells } from './entries'
import { cellCount, type Schedule, type ScheduleDay, type ScheduleEntry } from './schedule'

/** A person whose times are compared. */
export interface SchedulePerson {
  /** Shown, and unique among those compared. */
  name: string
  entries: readonly ScheduleEntry[]
}

/** Everybody's level in a range of time, in order of the people: 0 for a person who isn't free for all of it. */
export type Attendance = readonly CellLevel[]

/** For each cell, everybody's level. A person who is free for only a part of a cell counts as not free. */
export function attendanceOfCells(schedule: Schedule, people: readonly SchedulePerson[]): Attendance[] {
  const byPerson = people.map(({ entries }) => levelsOfCells(schedule, entries))
  return Array.from({ length: cellCount(schedule) }, (_, cell) =>
    byPerson.map((levels) => Math.max(0, levels[cell] ?? 0)),
  )
}

/** How many people have a level. */
export function presentCount(attendance: Attendance): number {
  return attendance.filter((level) => level > 0).length
}

/** A range of one day with everybody's level in it. */
export interface BestTime {
  day: ScheduleDay
  startMinute: number
  endMinute: number
  /** The levels of the people, in their order: 0 for a person who isn't free for all of the range. */
  attendance: Attendance
}

export interface BestTimesOptions {
  /** How many to return at most. Default 3. */
  limit?: number
  /** The least length. Default 0: one slot is enough. */
  minimumMinutes?: number
}

/**
 * The times most people are free: first by how many, then by how many have the better levels, then the longer, then the
 * earlier. Each is a longest range of touching slots in one day with the same people at the same levels; times when nobody
 * is free are not returned.
 */
export function bestTimes(
  schedule: Schedule,
  people: readonly SchedulePerson[],
  { limit = 3, minimumMinutes = 0 }: BestTimesOptions = {},
): BestTime[] {
  const cells = attendanceOfCells(schedule, people)
  const times = schedule.days.flatMap((day, dayIndex) => timesOfDay(schedule, day, dayIndex, cells, minimumMinutes))
  // Sorting is stable, so equal times stay in order of the days and slots.
  return times.sort(compareTimes).slice(0, limit)
}

/** Sorts the better time first: the one with more people, then with better levels (the best is 1), then the longer one. */
function compareTimes(a: BestTime, b: BestTime): number {
  const levelSum = ({ attendance }: BestTime) => attendance.reduce((sum, level) => sum + level, 0)
  const byPresence = presentCount(b.attendance) - presentCount(a.attendance)
  const byLevels = levelSum(a) - levelSum(b)
  const byLength = b.endMinute - b.startMinute - (a.endMinute - a.startMinute)
  return byPresence || byLevels || byLength
}

/** Everybody's level in two ranges together: the worse of both, and 0 for a person who isn't free in one of them. */
function attendanceOfBoth(a: Attendance, b: Attendance): Attendance {
  return a.map((level, person) => (level && b[person] ? Math.max(level, b[person] ?? 0) : 0))
}

const isSame = (a: Attendance, b: Attendance) => a.every((level, person) => level === b[person])

/** A day's ranges of at least `minimumMinutes` that can't be longer without losing a person or a person's level. */
function timesOfDay(
  { days, slots }: Schedule,
  day: ScheduleDay,
  dayIndex: number,
  cells: readonly Attendance[],
  minimumMinutes: number,
): BestTime[] {
  const times: BestTime[] = []
  const attendanceAt = (slot: number) => cells[slot * days.length + dayIndex] ?? []
  const touchesNext = (slot: number) => slots[slot]?.endMinute === slots[slot + 1]?.startMinute
  /** Whether a range with this attendance may include a slot too without losing a person or a person's level. */
  const keepsAll = (attendance: Attendance, slot: number) =>
    isSame(attendanceOfBoth(attendance, attendanceAt(slot)), attendance)
  slots.forEach(({ startMinute }, first) => {
    let attendance = attendanceAt(first)
    for (let last = first; last < slots.length; last += 1) {
      attendance = attendanceOfBoth(attendance, attendanceAt(last))
      if (presentCount(attendance) === 0) return
      const endMinute = slots[last]?.endMinute ?? startMinute
      const canGrowForwards = touchesNext(last) && keepsAll(attendance, last + 1)
      const canGrowBackwards = first > 0 && touchesNext(first - 1) && keepsAll(attendance, first - 1)
      const isLongEnough = endMinute - startMinute >= minimumMinutes
      if (!canGrowForwards && !canGrowBackwards && isLongEnough) {
        times.push({ day, startMinute, endMinute, attendance })
      }
      if (!touchesNext(last)) return
    }
  })
  return times
}
