import { memo } from 'react'
import { type Fill, positionAt } from './week-grid'
import { cellName, type Words } from './week-labels'
import { HeaderText } from './week-table'

export interface PaintButtonProps {
  /** Its row and column in the grid; 0 is the headers'. */
  row: number
  column: number
  words: Words
  /** How much of its cells is free. */
  fill: Fill
  /** Whether it is the grid's Tab stop. */
  isTabStop: boolean
}

/** Attributes for its look, state and name. */
function stateProps(words: Words, row: number, column: number, fill: Fill) {
  const slot = words.slots[column - 1] ?? ''
  if (row && column) {
    const name = words.state(cellName(words, row - 1, column - 1), fill === true)
    return { 'data-look': fill, 'data-slot': column, 'aria-label': name }
  }
  const columnName = column ? words.everyDay(slot, words.hours[column - 1] ?? '') : words.wholeWeek
  return { 'aria-pressed': fill, 'aria-label': row ? words.allDay(words.days[row - 1] ?? '') : columnName }
}

/**
 * A button that paints: a cell, or a header that paints its row or column. Its props are stable, since events are delegated
 * and `words` is memoised, so it renders only when its own state changes.
 */
export const PaintButton = memo(function PaintButton({ row, column, words, fill, isTabStop }: PaintButtonProps) {
  const position = positionAt(row, column)
  return (
    <button type="button" data-cell={position} tabIndex={isTabStop ? 0 : -1} {...stateProps(words, row, column, fill)}>
      {row && column ? null : position ? <HeaderText row={row} column={column} words={words} /> : words.all}
    </button>
  )
})
