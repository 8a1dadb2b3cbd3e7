// The displayed grid of positions: rows are slots and columns are days; row 0 and column 0 hold the headers.
import { isBetween } from '../../availability-grid/week/week-grid'
import type { CellLevel } from './entries'
import type { Schedule } from './schedule'

/** The first cell's position: below and beside the headers. */
export function firstCell({ days }: Pick<Schedule, 'days'>): number {
  return days.length + 2
}

/** A position of a cell or header, or the first cell's where the schedule has no such position. */
export function positionWithin({ days, slots }: Schedule, position: number): number {
  return position < (days.length + 1) * (slots.length + 1) ? position : firstCell({ days })
}

/**
 * The position a key moves to, or `undefined` for keys that don't move. Does not wrap at the edges. Page keys move by a
 * quarter of the rows, and by at least four.
 *
 * @param isMirrored whether the grid is laid out from right to left, which mirrors Left and Right
 */
export function nextPosition(
  { days, slots }: Schedule,
  position: number,
  key: string,
  isCtrl: boolean,
  isMirrored: boolean,
): number | undefined {
  const width = days.length + 1
  const row = Math.floor(position / width)
  const column = position % width
  const pageRows = Math.max(4, Math.ceil(slots.length / 4))
  const at = (toRow: number, toColumn: number) =>
    Math.min(Math.max(toRow, 0), slots.length) * width + Math.min(Math.max(toColumn, 0), days.length)
  switch (key) {
    case 'ArrowUp':
      return at(row - 1, column)
    case 'ArrowDown':
      return at(row + 1, column)
    case 'ArrowLeft':
      return at(row, column + (isMirrored ? 1 : -1))
    case 'ArrowRight':
      return at(row, column + (isMirrored ? -1 : 1))
    case 'PageUp':
      // From a day's header, which is above all slots, nowhere.
      return at(row && Math.max(1, row - pageRows), column)
    case 'PageDown':
      return at(row + pageRows, column)
    case 'Home':
      // From a cell to the slot's first one; a slot's header is at the start already.
      return isCtrl ? firstCell({ days }) : at(row, column && 1)
    case 'End':
      return at(isCtrl ? slots.length : row, days.length)
    default:
      return undefined
  }
}

/** The position of a row and column. */
export function positionAt({ days }: Schedule, row: number, column: number): number {
  return row * (days.length + 1) + column
}

/** A position's cell, or `undefined` for a header's. */
export function cellOf({ days }: Schedule, position: number): number | undefined {
  const row = Math.floor(position / (days.length + 1))
  const column = position % (days.length + 1)
  return row && column ? (row - 1) * days.length + column - 1 : undefined
}

/** The cells of the rectangle between two positions; a header spans its whole row or column, the corner all cells. */
export function cellsBetween({ days, slots }: Schedule, a: number, b: number): number[] {
  const width = days.length + 1
  const [rowA, rowB] = [Math.floor(a / width), Math.floor(b / width)]
  const cells: number[] = []
  for (let cell = 0; cell < days.length * slots.length; cell += 1) {
    const row = Math.floor(cell / days.length) + 1
    const column = (cell % days.length) + 1
    if (isBetween(row, rowA, rowB) && isBetween(column, a % width, b % width)) cells.push(cell)
  }
  return cells
}

/** The level that pressing some cells paints: the brush's, or 0 to erase where all have it. */
export function pressedLevel(levels: readonly CellLevel[], cells: readonly number[], brush: CellLevel): CellLevel {
  return cells.every((cell) => levels[cell] === brush) ? 0 : brush
}

/** How much of some cells is marked with any level: all, none or a part. The values of `aria-pressed`. */
export function fillOfCells(levels: readonly CellLevel[]): boolean | 'mixed' {
  if (levels.every((level) => level === 0)) return false
  return levels.every((level) => level > 0) || 'mixed'
}

/** The levels after some cells were painted. */
export function paintLevels(levels: readonly CellLevel[], cells: readonly number[], level: CellLevel): CellLevel[] {
  const painted = [...levels]
  for (const cell of cells) painted[cell] = level
  return painted
}

/** A change of the shown levels, for an announcement: how many cells got each level, from 1, and how many were erased. */
export function countChanges(before: readonly CellLevel[], after: readonly CellLevel[], levelCount: number) {
  const changed = after.filter((level, cell) => level !== before[cell])
  return {
    painted: Array.from({ length: levelCount }, (_, index) => changed.filter((level) => level === index + 1).length),
    erased: changed.filter((level) => level === 0).length,
  }
}
