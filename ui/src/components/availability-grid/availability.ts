/**
 * The week as data: 7 days × 4 slots, and how two weeks match.
 *
 * Shift times are wall-clock times in Melbourne, serialised `1970-01-01THH:mm:00.000Z`: the UTC hour is the wall-clock
 * hour, and nothing here depends on the machine's time zone.
 */
import { type AvailabilityEntry, CELLS, entriesOfMask, maskOf, maskOfTableIndex, popcount } from './week/week-mask'

export {
  type AvailabilityEntry,
  bitOf,
  DAYS,
  entriesOfMask,
  FULL_WEEK,
  maskOf,
  popcount,
  SLOT_HOURS,
  SLOTS,
} from './week/week-mask'

function keysOf(mask: number): string[] {
  return entriesOfMask(mask).map(({ tableIndex }) => tableIndex)
}

/** The entries as the set of their cells, each `'d-s'`, in order of the week. Rules: see {@link maskOf}. */
export function slotsOf(entries: readonly AvailabilityEntry[] | null | undefined): Set<string> {
  return new Set(keysOf(maskOf(entries)))
}

/** Grid entries for a mask or for keys `'d-s'`, in order of the week; unknown keys are ignored. */
export function entriesOf(slots: number | Iterable<string>): { tableIndex: string; label: string }[] {
  const mask = typeof slots === 'number' ? slots : [...slots].reduce((all, key) => all | maskOfTableIndex(key), 0)
  return entriesOfMask(mask)
}

/** `'1-0'` → `'Monday-Morning'`; `''` for a key that is not a cell. */
export function labelOf(key: string): string {
  return CELLS.find(({ tableIndex }) => tableIndex === key)?.label ?? ''
}

/** {@link matchPercent} of two masks. */
export function matchPercentOfMasks(self: number, other: number): number {
  const total = popcount(self)
  // Hundredths of a percent are rounded, so that the percent has two decimals.
  return total === 0 ? 0 : Math.round((popcount(self & other) * 10_000) / total) / 100
}

/**
 * Cells in both ÷ cells in the first × 100, rounded to 2 decimals; 0 when the first is empty.
 * The first is the signed-in user's: a student's availability, or a business's shifts.
 */
export function matchPercent(
  self: readonly AvailabilityEntry[] | null | undefined,
  other: readonly AvailabilityEntry[] | null | undefined,
): number {
  return matchPercentOfMasks(maskOf(self), maskOf(other))
}

/** How many slots of the shifts an availability covers. */
export interface Coverage {
  /** Shift slots that are free. */
  covered: number
  /** All shift slots. */
  total: number
  /** The shift slots that are not free, `'d-s'`, in order of the week. */
  clashes: string[]
}

/** "Covers 2 of 3 shift slots": how many shift slots the availability covers, and which clash. */
export function coverage(
  availability: readonly AvailabilityEntry[] | null | undefined,
  shifts: readonly AvailabilityEntry[] | null | undefined,
): Coverage {
  const free = maskOf(availability)
  const needed = maskOf(shifts)
  return { covered: popcount(free & needed), total: popcount(needed), clashes: keysOf(needed & ~free) }
}
