import { bitOf, CELL_COUNT, FULL_WEEK, SLOTS_PER_DAY } from './week-mask'

/*
 * The displayed week. A mask here has its first four bits for the day of the first row, whatever day that is (see
 * `rotateWeek`), so only names and presets depend on the day the week starts with.
 *
 * A position is one of 40, numbered row by row: row 0 holds the slots' headers, column 0 the days', position 0 is the
 * corner. A header paints every cell of its row or column, the corner the whole week.
 */

/** Row and column numbers; 0 is the headers'. */
export const ROWS = [0, 1, 2, 3, 4, 5, 6, 7]
export const COLUMNS = [0, 1, 2, 3, 4]
const WIDTH = 5
const LAST_ROW = 7
const LAST_COLUMN = 4
/** The first cell: morning of the first day. */
export const FIRST_CELL = 6
const LAST_CELL = 39

/** The position at a row and column. */
export function positionAt(row: number, column: number): number {
  return row * WIDTH + column
}

/** The row of a position: 0 for the slots' headers, 1 for the day the week starts with. */
export function rowOf(position: number): number {
  return (position / WIDTH) | 0
}

/** The column of a position: 0 for the days' headers, 1 for the morning. */
export function columnOf(position: number): number {
  return position % WIDTH
}

/** Rotates a mask of a week from Sunday to start `days` later. `7 - days` rotates it back. */
export function rotateWeek(mask: number, days: number): number {
  const bits = SLOTS_PER_DAY * days
  return ((mask >>> bits) | (mask << (CELL_COUNT - bits))) & FULL_WEEK
}

/** Whether a row or column number is between two others, inclusive. A header (0) at either end includes every number. */
export function isBetween(line: number, a: number, b: number): boolean {
  const includesAll = !a || !b
  // Outside the range both differences have the same sign, so that their product is positive. Inside it is 0 or negative.
  return includesAll || (line - a) * (line - b) <= 0
}

/** The cells of the rectangle between two positions, as a mask; a header spans its whole row or column. */
export function cellsBetween(a: number, b: number): number {
  let bits = 0
  for (const row of ROWS.slice(1)) {
    for (const column of COLUMNS.slice(1)) {
      const isIn = isBetween(row, rowOf(a), rowOf(b)) && isBetween(column, columnOf(a), columnOf(b))
      if (isIn) bits |= bitOf(row - 1, column - 1)
    }
  }
  return bits
}

/** The cells at a position, as a mask: one cell, a row, a column or the week. */
export function cellsAt(position: number): number {
  return cellsBetween(position, position)
}

/** How much of some cells is free: all, none or a part. The values of `aria-pressed`. */
export type Fill = boolean | 'mixed'

/** How much of `bits` the mask holds. */
export function fillOf(mask: number, bits: number): Fill {
  const free = mask & bits
  if (free === bits) return true
  return free > 0 && 'mixed'
}

/** Sets cells free or not free. */
export function paint(mask: number, bits: number, isFree: boolean): number {
  return isFree ? mask | bits : mask & ~bits
}

/** Sets cells free, or not free if all of them were free. */
export function toggle(mask: number, bits: number): number {
  return paint(mask, bits, fillOf(mask, bits) !== true)
}

/** Shift with an arrow key: paints up to the next position with the state of the current one. */
export function extendPaint(mask: number, from: number, to: number): number {
  return paint(mask, cellsBetween(from, to), (mask & cellsAt(from)) !== 0)
}

/**
 * The position a key moves to, or `undefined` for keys that don't move. Does not wrap at the edges.
 *
 * @param isMirrored whether the grid is laid out from right to left, which mirrors Left and Right
 */
export function nextPosition(position: number, key: string, isCtrl: boolean, isMirrored?: boolean): number | undefined {
  const row = rowOf(position)
  const column = columnOf(position)
  switch (key) {
    case 'ArrowUp':
      return row ? position - WIDTH : position
    case 'ArrowDown':
      return row < LAST_ROW ? position + WIDTH : position
    case 'ArrowLeft':
    case 'ArrowRight':
      if ((key === 'ArrowLeft') === !isMirrored) return column ? position - 1 : position
      return column < LAST_COLUMN ? position + 1 : position
    case 'Home':
      // A cell's row begins with its column 1; a day's header (column 0) keeps its position.
      return isCtrl ? FIRST_CELL : positionAt(row, column && 1)
    case 'End':
      return isCtrl ? LAST_CELL : positionAt(row, LAST_COLUMN)
  }
}
