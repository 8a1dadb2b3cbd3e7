import { memo } from 'react'
import { columnOf, type Fill, rowOf } from './week-grid'
import { cellName, type WeekLabels } from './week-labels'
import { HeaderText } from './week-table'

export interface WeekBrushProps {
  /** What it paints. */
  place: number
  words: WeekLabels
  /** How much is free of what it stands for. */
  fill: Fill
  /** Whether Tab leads to it. */
  isTabStop: boolean
  /** Makes a cell a checkbox with its words. Default: a button that shows its sky. */
  isCheckbox?: boolean
}

/** The week's own handler hears of it; React wants one beside `checked`. */
function heardByTheWeek() {}

/** The name of what is no cell. */
function headerName(words: WeekLabels, row: number, column: number): string {
  if (row) return words.allDay(words.days[row - 1] ?? '')
  return column ? words.everyDay(words.slots[column - 1] ?? '', words.hours[column - 1] ?? '') : words.wholeWeek
}

/**
 * What paints: a cell, or a header that paints all it heads. The week's handlers serve all of them and the words are
 * the same objects each time, so that one is drawn again only when what it shows changes.
 */
export const WeekBrush = memo(function WeekBrush({ place, words, fill, isTabStop, isCheckbox }: WeekBrushProps) {
  const row = rowOf(place)
  const column = columnOf(place)
  const isCell = row && column
  const isFree = fill === true
  const name = cellName(words, row - 1, column - 1)

  if (isCell && isCheckbox) {
    return (
      <label>
        <input
          type="checkbox"
          data-place={place}
          checked={isFree}
          onChange={heardByTheWeek}
          aria-label={`${name} ${words.hours[column - 1]}`}
        />
        <HeaderText row={0} column={column} words={words} />
      </label>
    )
  }
  return (
    <button
      type="button"
      data-place={place}
      tabIndex={isTabStop ? 0 : -1}
      {...(isCell
        ? { 'data-look': isFree, 'data-slot': column, 'aria-label': words.state(name, isFree) }
        : { 'aria-pressed': fill, 'aria-label': headerName(words, row, column) })}
    >
      {isCell ? null : place ? <HeaderText row={row} column={column} words={words} /> : words.all}
    </button>
  )
})
