/*
 * Schedules of dates and instants. An entry is wall-clock time; these functions say which instants that is in a zone.
 *
 * The rule: an instant belongs to an entry if, and only if, a clock on the wall of that zone shows a minute of the entry.
 * So an hour that the clocks skip is no instants, and an hour they repeat is both. A schedule of weekdays has no instants:
 * it is the same wall-clock time in every week.
 */
import {
  type AxisInterval,
  axisOf,
  cellCount,
  cellInterval,
  DAY_MINUTES,
  dateOfEpochDay,
  type Schedule,
  type ScheduleEntry,
} from './schedule'

/** A half-open range of real time, each end in milliseconds since 1970, as `Date.now()`. */
export interface InstantRange {
  startMs: number
  endMs: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** No zone is further from UTC. */
const MAX_OFFSET_MS = 15 * HOUR_MS
/** Longer entries are left out, because the work grows with an entry's length. */
const MAX_LENGTH_MINUTES = 366 * DAY_MINUTES
/** The distance of the instants whose offsets are compared. No zone changes its offset twice within it. */
const SAMPLE_MS = 6 * HOUR_MS

const formatters = new Map<string, Intl.DateTimeFormat>()

/** The formatter of a zone's wall clock. @throws RangeError for an unknown zone */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const existing = formatters.get(timeZone)
  if (existing) return existing
  const fields = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  const formatter = new Intl.DateTimeFormat('en-US', { ...fields, calendar: 'iso8601', hourCycle: 'h23', timeZone })
  formatters.set(timeZone, formatter)
  return formatter
}

/** A zone's offset at an instant, in milliseconds: wall-clock time minus UTC. */
function offsetAt(timeZone: string, instantMs: number): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of formatterOf(timeZone).formatToParts(instantMs)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(instantMs / MINUTE_MS) * MINUTE_MS
}

/** The parts of a range of real time in which a zone's offset stays the same. */
function constantOffsets(timeZone: string, { startMs, endMs }: InstantRange): (InstantRange & { offsetMs: number })[] {
  const parts: (InstantRange & { offsetMs: number })[] = []
  let part = { startMs, endMs, offsetMs: offsetAt(timeZone, startMs) }
  for (let sampleMs = startMs; sampleMs < endMs; sampleMs += SAMPLE_MS) {
    let beforeMs = sampleMs
    let afterMs = Math.min(sampleMs + SAMPLE_MS, endMs)
    const offsetMs = offsetAt(timeZone, afterMs)
    if (offsetMs === part.offsetMs) continue
    // The first minute with the new offset lies in (beforeMs, afterMs]. Halve that range until it is one minute long.
    while (afterMs - beforeMs > MINUTE_MS) {
      const middleMs = beforeMs + Math.floor((afterMs - beforeMs) / 2 / MINUTE_MS) * MINUTE_MS
      if (offsetAt(timeZone, middleMs) === offsetMs) afterMs = middleMs
      else beforeMs = middleMs
    }
    parts.push({ ...part, endMs: afterMs })
    part = { startMs: afterMs, endMs, offsetMs }
  }
  return [...parts, part]
}

/** The instants at which a wall clock of the zone shows the minutes of an interval, in order, joined where they touch. */
function instantsOfInterval({ start, end }: AxisInterval, timeZone: string): InstantRange[] {
  const wallStartMs = start * MINUTE_MS
  const wallEndMs = end * MINUTE_MS
  const searchedRange = { startMs: wallStartMs - MAX_OFFSET_MS, endMs: wallEndMs + MAX_OFFSET_MS }
  return joinRanges(
    constantOffsets(timeZone, searchedRange).map(({ startMs, endMs, offsetMs }) => ({
      startMs: Math.max(startMs, wallStartMs - offsetMs),
      endMs: Math.min(endMs, wallEndMs - offsetMs),
    })),
  )
}

/** Ranges in order, without empty ones, joined where they touch or overlap. */
function joinRanges(ranges: readonly InstantRange[]): InstantRange[] {
  const joined: InstantRange[] = []
  const sorted = ranges.filter(({ startMs, endMs }) => startMs < endMs).sort((a, b) => a.startMs - b.startMs)
  for (const range of sorted) {
    const last = joined.at(-1)
    if (last && range.startMs <= last.endMs) last.endMs = Math.max(last.endMs, range.endMs)
    else joined.push({ ...range })
  }
  return joined
}

/**
 * The real time of entries of dates in a zone. Entries of weekdays and those without a length or longer than 366 days
 * are left out.
 *
 * @param timeZone an IANA name: `Australia/Melbourne`
 * @returns ranges in order, joined where they touch
 * @throws RangeError for an unknown zone
 */
export function instantsOf(entries: readonly ScheduleEntry[], timeZone: string): InstantRange[] {
  return joinRanges(
    entries.flatMap(({ day, startMinute, endMinute }) => {
      const midnight = axisOf(false, day)
      const interval = { start: midnight + startMinute, end: midnight + endMinute }
      const length = interval.end - interval.start
      return length > 0 && length <= MAX_LENGTH_MINUTES ? instantsOfInterval(interval, timeZone) : []
    }),
  )
}

/**
 * What a wall clock of the zone shows in some ranges of real time, as entries of dates, each within one date: the inverse
 * of {@link instantsOf}. A minute the clocks repeat is in the entries if either of its two occurrences is in a range.
 * A range is widened to whole minutes.
 *
 * @throws RangeError for an unknown zone
 */
export function entriesOfInstants(ranges: readonly InstantRange[], timeZone: string): ScheduleEntry[] {
  const wallRanges = ranges.flatMap((range) =>
    constantOffsets(timeZone, {
      startMs: Math.floor(range.startMs / MINUTE_MS) * MINUTE_MS,
      endMs: Math.ceil(range.endMs / MINUTE_MS) * MINUTE_MS,
    }).map(({ startMs, endMs, offsetMs }) => ({ startMs: startMs + offsetMs, endMs: endMs + offsetMs })),
  )
  return joinRanges(wallRanges).flatMap(({ startMs, endMs }) => {
    const start = startMs / MINUTE_MS
    const end = endMs / MINUTE_MS
    const entries: ScheduleEntry[] = []
    for (let midnight = Math.floor(start / DAY_MINUTES) * DAY_MINUTES; midnight < end; midnight += DAY_MINUTES) {
      entries.push({
        day: dateOfEpochDay(midnight / DAY_MINUTES),
        startMinute: Math.max(start - midnight, 0),
        endMinute: Math.min(end - midnight, DAY_MINUTES),
      })
    }
    return entries
  })
}

/**
 * The entries in another zone's wall-clock time: `11:00` in Melbourne on 24 November is `01:00` in Berlin. The result has
 * the entries' days, minutes and levels, and none of their other fields.
 */
export function entriesInZone(entries: readonly ScheduleEntry[], from: string, to: string): ScheduleEntry[] {
  const levels = new Set(entries.map(({ level }) => level))
  return [...levels].flatMap((level) => {
    const ofLevel = entries.filter((entry) => entry.level === level)
    const moved = entriesOfInstants(instantsOf(ofLevel, from), to)
    return level === undefined ? moved : moved.map((entry) => ({ ...entry, level }))
  })
}

/**
 * The cells of a schedule of dates that clocks of the zone skip wholly, such as 2 am to 3 am on the day they go forward:
 * give them to the grid as `disabledCells`. None in a schedule of weekdays.
 *
 * @throws RangeError for an unknown zone
 */
export function skippedCells(schedule: Schedule, timeZone: string): number[] {
  if (schedule.isWeekly) return []
  return Array.from({ length: cellCount(schedule) }, (_, cell) => cell).filter(
    (cell) => instantsOfInterval(cellInterval(schedule, cell), timeZone).length === 0,
  )
}
