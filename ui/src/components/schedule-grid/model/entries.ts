/*
 * Converts entries to the levels of cells, and painted cells to entries. Both are intervals of a schedule's axis, which
 * counts minutes: of dates from 1970, of weekdays from Sunday's midnight, as a circle of one week.
 */
import { overlap, subtract } from './intervals'
import {
  type AxisInterval,
  axisOf,
  cellCount,
  cellInterval,
  cellParts,
  DAY_MINUTES,
  dayAt,
  type Schedule,
  type ScheduleEntry,
  WEEK_MINUTES,
} from './schedule'

/**
 * What a cell shows: 0 without an entry, {@link PARTIAL} with entries in only some of its minutes, else the worst level
 * of its minutes. Where entries overlap, a minute has the best of their levels. Levels are numbered from 1, the best.
 */
export type CellLevel = number

/** Some of the cell's minutes have an entry, others don't. */
export const PARTIAL: CellLevel = -1

/** An entry's minutes and level. If days are weekdays, it starts in the axis's week and is at most a week long. */
type PlacedEntry = AxisInterval & { level: CellLevel }

/**
 * Reads an entry; `undefined` for one that can't be placed: of an unknown day or level, of the other kind of day, without
 * a length, or with minutes that aren't numbers.
 */
function readEntry({ isWeekly, levels }: Schedule, entry: Partial<ScheduleEntry> | null): PlacedEntry | undefined {
  const { day, startMinute, endMinute, level } = entry ?? {}
  const levelIndex = level === undefined ? 0 : levels.indexOf(level)
  const start = axisOf(isWeekly, day) + Number(startMinute)
  const length = Number(endMinute) - Number(startMinute)
  if (levelIndex < 0 || !(length > 0) || !Number.isFinite(start + length)) return undefined
  if (!isWeekly) return { level: levelIndex + 1, start, end: start + length }
  const startInWeek = start - Math.floor(start / WEEK_MINUTES) * WEEK_MINUTES
  // More than a week would cover a minute of the circle twice.
  return { level: levelIndex + 1, start: startInWeek, end: startInWeek + Math.min(length, WEEK_MINUTES) }
}

/**
 * The interval; of weekdays also a week earlier and a week later. Placed entries and cells start in the axis's week and
 * are at most a week long, so one of the three overlaps whatever the interval overlaps on the circle.
 */
function repeatWeekly({ isWeekly }: Schedule, { start, end }: AxisInterval): AxisInterval[] {
  const weeks = isWeekly ? [-WEEK_MINUTES, 0, WEEK_MINUTES] : [0]
  return weeks.map((offset) => ({ start: start + offset, end: end + offset }))
}

/** What every cell shows, in order of the cells. Entries the grid can't place are ignored. Never throws. */
export function levelsOfCells(schedule: Schedule, entries: readonly ScheduleEntry[] | null | undefined): CellLevel[] {
  const placedEntries = (Array.isArray(entries) ? entries : []).flatMap((entry: ScheduleEntry) => {
    const placed = readEntry(schedule, entry)
    return placed ? repeatWeekly(schedule, placed).map((interval) => ({ ...interval, level: placed.level })) : []
  })
  return Array.from({ length: cellCount(schedule) }, (_, cell) => {
    const interval = cellInterval(schedule, cell)
    const inCell = placedEntries.filter((entry) => overlap(entry, interval))
    if (inCell.length === 0) return 0
    // The worst level of the minutes is the first whose entries, with those of better levels, cover the cell.
    for (let level = 1; level <= schedule.levels.length; level += 1) {
      const covering = inCell.filter((entry) => entry.level <= level)
      if (subtract(interval, covering).length === 0) return level
    }
    return PARTIAL
  })
}

/** An entry without fields of the caller's own, which may be joined with another of its kind. */
const isPlain = (entry: ScheduleEntry) =>
  Object.keys(entry).every((key) => key === 'day' || key === 'startMinute' || key === 'endMinute' || key === 'level')

/** An entry for minutes of the axis, of the day that holds its start. */
function entryAt(isWeekly: boolean, entry: ScheduleEntry, { start, end }: AxisInterval): ScheduleEntry {
  const day = dayAt(isWeekly, start)
  const midnight = Math.floor(start / DAY_MINUTES) * DAY_MINUTES
  return { ...entry, day, startMinute: start - midnight, endMinute: end - midnight }
}

/** Joins entries of one day and level where one ends as the other starts. */
function joinEntries(entries: readonly ScheduleEntry[]): ScheduleEntry[] {
  const sorted = [...entries].sort((a, b) => a.startMinute - b.startMinute)
  const joined: ScheduleEntry[] = []
  for (const entry of sorted) {
    const last = joined.findLast(({ day, level }) => day === entry.day && level === entry.level)
    if (last && last.endMinute >= entry.startMinute) last.endMinute = Math.max(last.endMinute, entry.endMinute)
    else joined.push({ ...entry })
  }
  return joined
}

/**
 * The entries after some cells were painted with a level, or erased:
 *
 * - Minutes outside the cells keep their entries. An entry that overlaps no cell stays the same object, unless joined. Of
 *   another, the parts outside the cells stay, with its fields.
 * - Painted minutes are joined with each other and with adjacent plain entries, so the order of painting does not matter.
 * - Entries that can't be placed stay, after the others, which are in order of the axis.
 *
 * @param cells indexes of the cells
 * @param level a level's number; 0 to erase
 * @throws RangeError for a cell or a level that the schedule doesn't have
 */
export function paintCells(
  schedule: Schedule,
  entries: readonly ScheduleEntry[],
  cells: Iterable<number>,
  level: CellLevel,
): ScheduleEntry[] {
  const { isWeekly, levels } = schedule
  const levelId = levels[level - 1]
  if (level !== 0 && levelId === undefined)
    throw new RangeError(`There is no level ${level}: there are ${levels.length}.`)
  const editedCells = [...cells]
  const editedIntervals = editedCells.flatMap((cell) => repeatWeekly(schedule, cellInterval(schedule, cell)))
  const unplaced: ScheduleEntry[] = []
  const outside: ScheduleEntry[] = []
  for (const entry of entries) {
    const placed = readEntry(schedule, entry)
    if (!placed) unplaced.push(entry)
    else if (!editedIntervals.some((interval) => overlap(interval, placed))) outside.push(entry)
    else outside.push(...subtract(placed, editedIntervals).map((part) => entryAt(isWeekly, entry, part)))
  }
  const placedEntries = levelId === undefined ? outside : addPainted(schedule, outside, editedCells, levelId)
  const axisStart = ({ day, startMinute }: ScheduleEntry) => axisOf(isWeekly, day) + startMinute
  return [...placedEntries.sort((a, b) => axisStart(a) - axisStart(b)), ...unplaced]
}

/** The entries and the painted cells' minutes, which are joined with each other and with adjacent plain entries. */
function addPainted(
  schedule: Schedule,
  entries: readonly ScheduleEntry[],
  cells: readonly number[],
  levelId: string,
): ScheduleEntry[] {
  const painted = cells.map((cell): ScheduleEntry => {
    const { day, slot } = cellParts(schedule, cell)
    const minutes = { day, startMinute: slot.startMinute, endMinute: slot.endMinute }
    // In a schedule with one level, entries need no level of their own.
    return schedule.levels.length > 1 ? { ...minutes, level: levelId } : minutes
  })
  let result = [...entries]
  for (const { day, startMinute, endMinute, ...rest } of joinEntries(painted)) {
    const joinable = result.filter(
      (entry) => entry.day === day && (entry.level ?? schedule.levels[0]) === levelId && isPlain(entry),
    )
    const before = joinable.find((entry) => entry.endMinute === startMinute)
    const after = joinable.find((entry) => entry.startMinute === endMinute)
    const start = before?.startMinute ?? startMinute
    const joined = { day, startMinute: start, endMinute: after?.endMinute ?? endMinute, ...rest }
    result = [...result.filter((entry) => entry !== before && entry !== after), joined]
  }
  return result
}
