// Converts entries to cells and back. An edit changes the minutes of the edited cells and no others.
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
 * What a cell shows: 0 for no entry, 1 for the first level in every minute, 2 for at least the second level in every
 * minute, and so on; {@link PARTIAL} where an entry covers some of its minutes only.
 */
export type CellLevel = number

/** Some of the cell's minutes have an entry, others don't. */
export const PARTIAL: CellLevel = -1

/** An entry as the grid reads it. */
interface PlacedEntry extends AxisInterval {
  /** The number of its level, from 1. */
  level: CellLevel
}

/**
 * Reads an entry; `undefined` for one that can't be placed: of an unknown day or level, of the other kind of day, without
 * a length, or with minutes that aren't numbers. Edits keep such entries as they are.
 */
function readEntry({ isWeekly, levels }: Schedule, entry: ScheduleEntry): PlacedEntry | undefined {
  // `Object` makes null and undefined an entry without fields.
  const { day, startMinute, endMinute, level }: Partial<ScheduleEntry> = Object(entry)
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
 * The interval; in a schedule of weekdays also a week earlier and a week later. Entries and cells start in the axis's week
 * and are at most a week long, so one of the three overlaps whatever the interval overlaps on the circle.
 */
function copiesOf({ isWeekly }: Schedule, { start, end }: AxisInterval): AxisInterval[] {
  const weeks = isWeekly ? [-WEEK_MINUTES, 0, WEEK_MINUTES] : [0]
  return weeks.map((offset) => ({ start: start + offset, end: end + offset }))
}

const overlap = (a: AxisInterval, b: AxisInterval) => a.start < b.end && a.end > b.start

/** What is left of an interval without a hole: the interval, a piece on each side of the hole, one piece, or nothing. */
function cutHole(interval: AxisInterval, hole: AxisInterval): AxisInterval[] {
  if (!overlap(interval, hole)) return [interval]
  const before = { start: interval.start, end: Math.min(interval.end, hole.start) }
  const after = { start: Math.max(interval.start, hole.end), end: interval.end }
  return [before, after].filter(({ start, end }) => start < end)
}

/** What is left of an interval without some others, in order. */
function subtract(interval: AxisInterval, holes: readonly AxisInterval[]): AxisInterval[] {
  let pieces = [interval]
  for (const hole of holes) pieces = pieces.flatMap((piece) => cutHole(piece, hole))
  return pieces
}

/** What every cell shows, in order of the cells. Entries the grid can't place are ignored. Never throws. */
export function levelsOfCells(schedule: Schedule, entries: readonly ScheduleEntry[] | null | undefined): CellLevel[] {
  const placedEntries = (Array.isArray(entries) ? entries : []).flatMap((entry: ScheduleEntry) => {
    const placed = readEntry(schedule, entry)
    return placed ? copiesOf(schedule, placed).map((copy) => ({ ...copy, level: placed.level })) : []
  })
  return Array.from({ length: cellCount(schedule) }, (_, cell) => {
    const interval = cellInterval(schedule, cell)
    const inCell = placedEntries.filter((entry) => overlap(entry, interval))
    if (inCell.length === 0) return 0
    // Find the best level at which the cell is covered: by the entries of that level and of better ones together.
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
 * The entries after some cells were painted with a level, or erased. Minutes outside these cells keep their entries: an
 * entry that no edited cell meets is the same object, one that reaches further is cut (the pieces keep its other fields),
 * and one that can't be placed stays, last. What is painted is joined with the plain entries beside it, so a value made
 * here does not depend on the order of painting.
 *
 * @param cells indexes of the cells
 * @param level 1 for the schedule's first level, 2 for the second, 0 to erase
 * @returns placed entries in order of the axis, then the others in their order
 */
export function paintCells(
  schedule: Schedule,
  entries: readonly ScheduleEntry[],
  cells: Iterable<number>,
  level: CellLevel,
): ScheduleEntry[] {
  const { isWeekly, levels } = schedule
  if (level < 0 || level > levels.length)
    throw new RangeError(`There is no level ${level}: there are ${levels.length}.`)
  const painted = [...cells]
  const holes = painted.map((cell) => cellInterval(schedule, cell))
  const wrappedHoles = holes.flatMap((hole) => copiesOf(schedule, hole))
  const unplaced: ScheduleEntry[] = []
  const kept: ScheduleEntry[] = []
  for (const entry of entries) {
    const placed = readEntry(schedule, entry)
    if (!placed) unplaced.push(entry)
    else if (!wrappedHoles.some((hole) => overlap(hole, placed))) kept.push(entry)
    else kept.push(...subtract(placed, wrappedHoles).map((piece) => entryAt(isWeekly, entry, piece)))
  }
  // Erasing, level 0, has no id and adds nothing. In a schedule with one level, entries need no level of their own.
  const levelId = levels[level - 1]
  if (levelId !== undefined) addPainted(schedule, kept, painted, levels.length > 1 ? levelId : undefined)
  const axisStart = ({ day, startMinute }: ScheduleEntry) => axisOf(isWeekly, day) + startMinute
  return [...kept.sort((a, b) => axisStart(a) - axisStart(b)), ...unplaced]
}

/** Adds the cells' minutes to `kept`, which it changes, joined with each other and with the plain entries they touch. */
function addPainted(schedule: Schedule, kept: ScheduleEntry[], cells: readonly number[], level?: string) {
  const levelIdOf = (entry: ScheduleEntry) => entry.level ?? schedule.levels[0]
  const added = cells.map((cell): ScheduleEntry => {
    const { day, slot } = cellParts(schedule, cell)
    const { startMinute, endMinute } = slot
    return level === undefined ? { day, startMinute, endMinute } : { day, startMinute, endMinute, level }
  })
  for (const run of joinEntries(added)) {
    const canJoin = (entry: ScheduleEntry) =>
      entry.day === run.day && levelIdOf(entry) === levelIdOf(run) && isPlain(entry)
    const before = takeFirst(kept, (entry) => canJoin(entry) && entry.endMinute === run.startMinute)
    const after = takeFirst(kept, (entry) => canJoin(entry) && entry.startMinute === run.endMinute)
    if (before) run.startMinute = before.startMinute
    if (after) run.endMinute = after.endMinute
    kept.push(run)
  }
}

/** Removes the first entry for which a test is true from a list. @returns that entry; undefined where there is none */
function takeFirst(entries: ScheduleEntry[], test: (entry: ScheduleEntry) => boolean): ScheduleEntry | undefined {
  const index = entries.findIndex(test)
  return index < 0 ? undefined : entries.splice(index, 1)[0]
}
