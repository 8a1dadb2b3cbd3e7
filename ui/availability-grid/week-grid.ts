import { FULL_WEEK } from './availability'

/*
 * The week as it is shown. A mask here has its first four bits for the day of the first row, whatever day that is
 * (see `turn`), so that nothing but names and presets has to know with which day the week starts.
 *
 * A place is one of 40, numbered row by row: row 0 holds the headers of the slots, column 0 those of the days, place 0
 * is the corner. A header stands for all it heads, so it is just a larger brush.
 */

/** Days, and slots, with the header before them. */
export const ROWS = [0, 1, 2, 3, 4, 5, 6, 7]
export const COLUMNS = [0, 1, 2, 3, 4]
/** The first cell: morning of the first day. */
export const FIRST_CELL = 6
const LAST_CELL = 39

/** The place in a row and column. */
export function placeAt(row: number, column: number): number {
  return row * COLUMNS.length + column
}

/** The row of a place: 0 for the slots' headers, 1 for the day the week starts with. */
export function rowOf(place: number): number {
  return Math.floor(place / COLUMNS.length)
}

/** The column of a place: 0 for the days' headers, 1 for the morning. */
export function columnOf(place: number): number {
  return place % COLUMNS.length
}

/** A mask of a week from Sunday as one that starts `days` later. `7 - days` turns it back. */
export function turn(mask: number, days: number): number {
  return ((mask >>> (4 * days)) | (mask << (28 - 4 * days))) & FULL_WEEK
}

const bitsOfRow = (row: number) => (row === 0 ? FULL_WEEK : 0b1111 << (4 * row - 4))
const bitsOfColumn = (column: number) => (column === 0 ? FULL_WEEK : 0x1111111 << (column - 1))

function union(a: number, b: number, bitsOf: (line: number) => number): number {
  let bits = 0
  for (let line = Math.min(a, b); line <= Math.max(a, b); line += 1) bits |= bitsOf(line)
  return bits
}

/** The cells between two places, corners included, as a mask; a header reaches over its whole row or column. */
export function bitsBetween(a: number, b: number): number {
  return union(rowOf(a), rowOf(b), bitsOfRow) & union(columnOf(a), columnOf(b), bitsOfColumn)
}

/** The cells a place stands for: itself, a row, a column or the week. */
export function bitsAt(place: number): number {
  return bitsBetween(place, place)
}

/** How much of some cells is free: all of it, none, or a part. In the words of `aria-pressed`. */
export type Fill = boolean | 'mixed'

/** How much of `bits` the mask holds. */
export function fillOf(mask: number, bits: number): Fill {
  const free = mask & bits
  return free === bits || (free !== 0 && 'mixed')
}

/** Makes cells free or not free. */
export function paint(mask: number, bits: number, isFree: boolean): number {
  return isFree ? mask | bits : mask & ~bits
}

/** Frees all of some cells, or none of them if they were all free. */
export function toggle(mask: number, bits: number): number {
  return paint(mask, bits, fillOf(mask, bits) !== true)
}

/** What Shift with an arrow does: the state of the place being left is carried along, as a brush would. */
export function carry(mask: number, from: number, to: number): number {
  return paint(mask, bitsBetween(from, to), fillOf(mask, bitsAt(from)) !== false)
}

/** Where a key leads in the grid, or `undefined` when it is not a key that moves. Edges hold; nothing wraps. */
export function move(place: number, key: string, isCtrl: boolean): number | undefined {
  const row = rowOf(place)
  const column = columnOf(place)
  switch (key) {
    case 'ArrowUp':
      return placeAt(Math.max(0, row - 1), column)
    case 'ArrowDown':
      return placeAt(Math.min(7, row + 1), column)
    case 'ArrowLeft':
      return placeAt(row, Math.max(0, column - 1))
    case 'ArrowRight':
      return placeAt(row, Math.min(4, column + 1))
    case 'Home':
      return isCtrl ? FIRST_CELL : placeAt(row, Math.min(1, column))
    case 'End':
      return isCtrl ? LAST_CELL : placeAt(row, 4)
  }
}

/** Monday to Friday, of a week from Sunday. */
export const WEEKDAYS = 0x0fffff0

/** What the presets add, of a week from Sunday, in the order of their names in the labels. */
export const PRESETS = [
  // Weekday evenings
  0x0444440,
  // Weekends
  0xf00000f,
  // Business hours, 9 to 5: Morning and Afternoon
  0x0333330,
]

/** Gives the days in `targets` (their cells) the slots of the day in `row`, and only those. */
export function copyDay(mask: number, row: number, targets: number): number {
  const slots = (mask >>> (4 * row - 4)) & 0b1111
  return paint(mask, targets, false) | (targets & (slots * 0x1111111))
}

/** The weeks one has been through, and which of them is the present one. */
export interface History {
  weeks: readonly number[]
  at: number
}

/** A history without any past. */
export function historyOf(mask: number): History {
  return { weeks: [mask], at: 0 }
}

/** The history after a change; what had been undone is forgotten. */
export function record({ weeks, at }: History, next: number): History {
  return { weeks: [...weeks.slice(0, at + 1), next], at: at + 1 }
}

/** The week `steps` away from the present one: -1 to undo, 1 to redo; `undefined` where there is none. */
export function weekAt({ weeks, at }: History, steps: number): number | undefined {
  return weeks[at + steps]
}
