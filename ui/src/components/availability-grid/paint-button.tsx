import { memo } from 'react'
import { type Fill, positionAt } from './week/week-grid'
import { cellName, type Words } from './week/week-labels'
import { HeaderText } from './week/week-table'

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

/** A button's attributes for its look, state and name. */
function stateProps({ row, column, words, fill }: PaintButtonProps) {
  if (row && column) {
    const name = words.state(cellName(words, row - 1, column - 1), fill === true)
    return { 'data-look': fill, 'data-slot': column, 'aria-label': name }
  }
  const columnName = column
    ? words.everyDay(words.slots[column - 1] ?? '', words.hours[column - 1] ?? '')
    : words.wholeWeek
  return { 'aria-pressed': fill, 'aria-label': row ? words.allDay(words.days[row - 1] ?? '') : columnName }
}

/**
 * A button that paints: a cell, or a header that paints its row or column. Its props are stable, since events are delegated
 * and `words` is memoised, so it renders only when its own state changes.
 */
export const PaintButton = memo(function PaintButton(props: PaintButtonProps) {
  const { row, column, words, isTabStop } = props
  const position = positionAt(row, column)
  return (
    <button type="button" data-cell={position} tabIndex={isTabStop ? 0 : -1} {...stateProps(props)}>
      {/* A cell has no text, the corner (position 0) has words of its own. */}
      {row && column ? null : position ? <HeaderText {...props} /> : words.all}
    </button>
  )
})
