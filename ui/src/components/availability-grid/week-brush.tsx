import { memo } from 'react'
import type { Fill } from './week-grid'
import { cellName, type Words } from './week-labels'
import { HeaderText } from './week-table'

export interface WeekBrushProps {
  /** What it paints, and where that is. */
  place: number
  row: number
  column: number
  words: Words
  /** How much is free of what it stands for. */
  fill: Fill
  /** Whether Tab leads to it. */
  isTabStop: boolean
}

/** The look, the state and the name of a brush. */
function propsOf(words: Words, row: number, column: number, fill: Fill) {
  const slot = words.slots[column - 1] ?? ''
  if (row && column) {
    const name = words.state(cellName(words, row - 1, column - 1), fill === true)
    return { 'data-look': fill, 'data-slot': column, 'aria-label': name }
  }
  const columnName = column ? words.everyDay(slot, words.hours[column - 1] ?? '') : words.wholeWeek
  return { 'aria-pressed': fill, 'aria-label': row ? words.allDay(words.days[row - 1] ?? '') : columnName }
}

/**
 * What paints: a cell, or a header that paints all it heads. The week's handlers serve all of them and the words are
 * the same objects each time, so that one is drawn again only when what it shows changes.
 */
export const WeekBrush = memo(function WeekBrush({ place, row, column, words, fill, isTabStop }: WeekBrushProps) {
  return (
    <button type="button" data-place={place} tabIndex={isTabStop ? 0 : -1} {...propsOf(words, row, column, fill)}>
      {row && column ? null : place ? <HeaderText row={row} column={column} words={words} /> : words.all}
    </button>
  )
})
