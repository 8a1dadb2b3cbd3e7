import { FULL_WEEK } from './week-mask'

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
const WIDTH = 5
/** The first cell: morning of the first day. */
export const FIRST_CELL = 6
const LAST_CELL = 39

/** The place in a row and column. */
export function placeAt(row: number, column: number): number {
  return row * WIDTH + column
}

/** The row of a place: 0 for the slots' headers, 1 for the day the week starts with. */
export function rowOf(place: number): number {
  return (place / WIDTH) | 0
}

/** The column of a place: 0 for the days' headers, 1 for the morning. */
export function columnOf(place: number): number {
  return place % WIDTH
}

/** A mask of a week from Sunday as one that starts `days` later. `7 - days` turns it back. */
export function turn(mask: number, days: number): number {
  return ((mask >>> (4 * days)) | (mask << (28 - 4 * days))) & FULL_WEEK
}

/** Whether a line lies between two, both included. A header's reaches over all of them. */
function isBetween(line: number, a: number, b: number): boolean {
  return a * b === 0 || (line - a) * (line - b) <= 0
}

/** The cells between two places, corners included, as a mask; a header reaches over its whole row or column. */
export function bitsBetween(a: number, b: number): number {
  let bits = 0
  for (let bit = 0; bit < 28; bit += 1) {
    const isIn = isBetween((bit >> 2) + 1, rowOf(a), rowOf(b)) && isBetween((bit & 3) + 1, columnOf(a), columnOf(b))
    if (isIn) bits |= 1 << bit
  }
  return bits
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
  return paint(mask, bits, (mask & bits) !== bits)
}

/** What Shift with an arrow does: the state of the place being left is carried along, as a brush would. */
export function carry(mask: number, from: number, to: number): number {
  return paint(mask, bitsBetween(from, to), (mask & bitsAt(from)) !== 0)
}

/**
 * Where a key leads in the grid, or `undefined` when it is not a key that moves. Edges hold; nothing wraps.
 *
 * @param isMirrored the grid runs from right to left, and so do its arrows
 */
export function move(place: number, key: string, isCtrl: boolean, isMirrored = false): number | undefined {
  const row = rowOf(place)
  const column = columnOf(place)
  switch (key) {
    case 'ArrowUp':
      return row ? place - WIDTH : place
    case 'ArrowDown':
      return row < 7 ? place + WIDTH : place
    case 'ArrowLeft':
    case 'ArrowRight':
      if ((key === 'ArrowLeft') !== isMirrored) return column ? place - 1 : place
      return column < 4 ? place + 1 : place
    case 'Home':
      return isCtrl ? FIRST_CELL : placeAt(row, column && 1)
    case 'End':
      return isCtrl ? LAST_CELL : placeAt(row, 4)
  }
}
