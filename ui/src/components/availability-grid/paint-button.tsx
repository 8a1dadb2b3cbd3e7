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

/** The name of a cell, of a header's day or slot, or of the corner. It doesn't change with the button's state. */
function nameOf({ row, column, words }: PaintButtonProps) {
  if (row) return column ? cellName(words, row - 1, column - 1) : words.allDay(words.days[row - 1] ?? '')
  return column ? words.everyDay(words.slots[column - 1] ?? '', words.hours[column - 1] ?? '') : words.wholeWeek
}

/**
 * A button that paints: a cell, or a header that paints its row or column. Its props are stable, since events are delegated
 * and `words` is memoised, so it renders only when its own state changes.
 */
export const PaintButton = memo(function PaintButton(props: PaintButtonProps) {
  const { row, column, words, fill, isTabStop } = props
  const position = positionAt(row, column)
  // Undefined for a header, whose row or column is 0: it has no slot and no look.
  const slot = (row && column) || undefined
  return (
    <button
      type="button"
      data-cell={position}
      data-look={slot && fill}
      data-slot={slot}
      tabIndex={isTabStop ? 0 : -1}
      aria-pressed={fill}
      aria-label={nameOf(props)}
    >
      {!slot && (position ? <HeaderText {...props} /> : words.all)}
    </button>
  )
})
