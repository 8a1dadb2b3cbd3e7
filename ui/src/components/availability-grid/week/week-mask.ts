// A week as a 28-bit mask, from entries of both kinds and back.

/** A cell of the grid, or an interval on a weekday. */
export type AvailabilityEntry =
  | {
      /** `'day-slot'`: day 0 = Sunday … 6 = Saturday, slot 0 = Morning … 3 = Night. */
      tableIndex: string
      /** `'Monday-Morning'`; for people, never parsed. */
      label: string
    }
  | {
      /** English day name, any case. */
      dayOfWeek: string
      /** ISO date-time; only its UTC time of day counts. */
      startTime: string
      /** As `startTime`; a time of day earlier than the start is on the next day. */
      endTime: string
    }

/** The rows of the grid: 0 = Sunday … 6 = Saturday. */
export const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** The columns of the grid. */
export const SLOTS = ['Morning', 'Afternoon', 'Evening', 'Night'] as const

/** `[start, end)` of each slot in hours from midnight of its day; the night runs into the next day. */
export const SLOT_HOURS = [
  [6, 12],
  [12, 18],
  [18, 22],
  [22, 30],
] as const

/** How many slots a day has. Each is a bit of a mask. */
export const SLOTS_PER_DAY = 4
/** How many cells a week has. */
export const CELL_COUNT = 28

/** The mask with all 28 cells set. */
export const FULL_WEEK = 0xfffffff

const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

/** Every cell as an entry, in week order: a cell's index is its bit in a mask. */
export const CELLS = DAYS.flatMap((dayName, day) =>
  SLOTS.map((slotName, slot) => ({ tableIndex: `${day}-${slot}`, label: `${dayName}-${slotName}` })),
)
/** An ISO date-time; the group is its zone. `Date.parse` would read one without a zone in the machine's zone. */
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d[\d:.]*(Z|[+-]\d\d:?\d\d)?$/

/** The bit of a cell in a mask: `day * 4 + slot`. */
export function bitOf(day: number, slot: number): number {
  return 1 << (day * SLOTS_PER_DAY + slot)
}

/** How many cells a mask holds. */
export function popcount(mask: number): number {
  return entriesOfMask(mask).length
}

/** Hours since midnight UTC, or `NaN` when the value is not a date-time. */
export function hourOf(value: unknown): number {
  const match = typeof value === 'string' ? DATE_TIME.exec(value) : null
  const instant = match ? Date.parse(match[1] ? match[0] : `${match[0]}Z`) : Number.NaN
  // Before 1970 an instant and its remainder are negative. Adding a day before a second remainder makes both kinds positive.
  return (((instant % DAY_MS) + DAY_MS) % DAY_MS) / HOUR_MS
}

/** A day's number from Sunday; -1 for an unknown day. */
export function dayIndex(value: unknown): number {
  const name = typeof value === 'string' && value.trim().toLowerCase()
  return DAYS.findIndex((day) => day.toLowerCase() === name)
}

/** The mask of one cell, given its `tableIndex`; 0 for a key that is not a cell. */
export function maskOfTableIndex(key: string): number {
  // An unknown key's index, -1, gives the 32nd bit, which is outside the week.
  return (1 << CELLS.findIndex(({ tableIndex }) => tableIndex === key)) & FULL_WEEK
}

/**
 * The slots that `[startHour, endHour)` of a day overlaps: its own, the night that began the evening before, and those of
 * the next day. Every comparison with `NaN` is false, so hours that could not be read take no slot.
 */
function maskOfInterval(day: number, startHour: number, clockEndHour: number): number {
  if (day < 0 || startHour === clockEndHour) return 0
  const endHour = clockEndHour < startHour ? clockEndHour + 24 : clockEndHour
  let mask = 0
  for (const dayOffset of [-1, 0, 1]) {
    const offsetHours = dayOffset * 24
    SLOT_HOURS.forEach(([from, to], slot) => {
      if (startHour < to + offsetHours && endHour > from + offsetHours) mask |= bitOf((day + dayOffset + 7) % 7, slot)
    })
  }
  return mask
}

function maskOfEntry(entry: unknown): number {
  // `Object` makes null and undefined an entry without fields.
  const { tableIndex, dayOfWeek, startTime, endTime }: Record<string, unknown> = Object(entry)
  if (typeof tableIndex === 'string') return maskOfTableIndex(tableIndex)
  return maskOfInterval(dayIndex(dayOfWeek), hourOf(startTime), hourOf(endTime))
}

/**
 * The entries as a 28-bit mask, bit = day·4 + slot.
 *
 * A time interval takes every slot it overlaps, on both of its days: intervals are half-open and minutes count; an end
 * earlier than the start is on the next day; what lies before 06:00 is the night of the day before; an interval of no
 * length takes nothing. Unknown days, times and entries are ignored and duplicates count once. Never throws, whatever
 * it is given.
 */
export function maskOf(entries: readonly AvailabilityEntry[] | null | undefined): number {
  if (!Array.isArray(entries)) return 0
  return entries.reduce<number>((mask, entry: unknown) => mask | maskOfEntry(entry), 0)
}

/** Grid entries for a mask, in week order. */
export function entriesOfMask(mask: number): { tableIndex: string; label: string }[] {
  return CELLS.filter((_, bit) => mask & (1 << bit)).map((cell) => ({ ...cell }))
}

/**
 * The entries after an edit: those of the edited cells, then every entry that no cell shows (of an unknown day or slot, or
 * of no length), unchanged and in order.
 */
export function replaceCells(entries: readonly AvailabilityEntry[], mask: number): AvailabilityEntry[] {
  return [...entriesOfMask(mask), ...entries.filter((entry) => !maskOfEntry(entry))]
}
