// The displayed grid of positions: rows are slots and columns are days; row 0 and column 0 hold the headers.
import { isBetween } from '../../availability-grid/week/week-grid'
import type { CellLevel } from './entries'
import type { Schedule } from './schedule'

/** A position's row and column. */
export function rowAndColumnOf({ days }: Pick<Schedule, 'days'>, position: number): [row: number, column: number] {
  const width = days.length + 1
  return [Math.floor(position / width), position % width]
}

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
  schedule: Schedule,
  position: number,
  key: string,
  isCtrl: boolean,
  isMirrored: boolean,
): number | undefined {
  const { days, slots } = schedule
  const [row, column] = rowAndColumnOf(schedule, position)
  const pageRows = Math.max(4, Math.ceil(slots.length / 4))
  const clamped = (toRow: number, toColumn: number) =>
    positionAt(schedule, Math.min(Math.max(toRow, 0), slots.length), Math.min(Math.max(toColumn, 0), days.length))
  switch (key) {
    case 'ArrowUp':
      return clamped(row - 1, column)
    case 'ArrowDown':
      return clamped(row + 1, column)
    case 'ArrowLeft':
      return clamped(row, column + (isMirrored ? 1 : -1))
    case 'ArrowRight':
      return clamped(row, column + (isMirrored ? -1 : 1))
    case 'PageUp':
      // A day's header is above all slots, so it keeps its position.
      return clamped(row && Math.max(1, row - pageRows), column)
    case 'PageDown':
      return clamped(row + pageRows, column)
    case 'Home':
      // A cell's row begins with its column 1; a slot's header (column 0) keeps its position.
      return isCtrl ? firstCell(schedule) : clamped(row, column && 1)
    case 'End':
      return clamped(isCtrl ? slots.length : row, days.length)
    default:
      return undefined
  }
}

/** The position of a row and column. */
export function positionAt({ days }: Schedule, row: number, column: number): number {
  return row * (days.length + 1) + column
}

/** A position's cell, or `undefined` for a header's. */
export function cellOf(schedule: Schedule, position: number): number | undefined {
  const [row, column] = rowAndColumnOf(schedule, position)
  return row && column ? (row - 1) * schedule.days.length + column - 1 : undefined
}

/** The cells of the rectangle between two positions; a header spans its whole row or column, the corner all cells. */
export function cellsBetween(schedule: Schedule, a: number, b: number): number[] {
  const { days, slots } = schedule
  const [rowA, columnA] = rowAndColumnOf(schedule, a)
  const [rowB, columnB] = rowAndColumnOf(schedule, b)
  const cells: number[] = []
  for (let cell = 0; cell < days.length * slots.length; cell += 1) {
    const row = Math.floor(cell / days.length) + 1
    const column = (cell % days.length) + 1
    if (isBetween(row, rowA, rowB) && isBetween(column, columnA, columnB)) cells.push(cell)
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
