import { memo } from 'react'
import { toolLabels } from './tool-labels'
import type { GridOfWeek } from './use-availability-grid'
import { WeekBrush, type WeekBrushProps } from './week-brush'
import { bitsAt, COLUMNS, placeAt, ROWS, toggle } from './week-grid'
import { cellName } from './week-labels'
import { HeaderText } from './week-table'

/** The list hears of it for all of them; React wants a handler beside `checked`. */
function heardByTheList() {}

/** A cell as a checkbox with its words. */
const CellCheckbox = memo(function CellCheckbox({ place, row, column, words, fill }: WeekBrushProps) {
  return (
    <label>
      <input
        type="checkbox"
        value={place}
        checked={fill === true}
        onChange={heardByTheList}
        aria-label={`${cellName(words, row - 1, column - 1)} ${words.hours[column - 1]}`}
      />
      <HeaderText row={0} column={column} words={words} />
    </label>
  )
})

interface WeekListProps extends Pick<WeekBrushProps, 'words'> {
  'aria-labelledby': string
  'aria-describedby': string
  /** How much is free of what a place stands for. */
  fillAt: (place: number) => WeekBrushProps['fill']
  grid: GridOfWeek
}

/** The same week without a grid: a group of checkboxes a day, each with the button of the whole day before it. */
export function WeekList({ words, fillAt, grid, ...naming }: WeekListProps) {
  return (
    <div
      className="week-list"
      role="group"
      {...naming}
      onChange={({ target }) => {
        // A checkbox says itself what it has become.
        if (target instanceof HTMLInputElement) grid.commit(toggle(grid.week, bitsAt(Number(target.value))), '')
      }}
    >
      {ROWS.map((row) => (
        <div key={row} role="group" aria-label={row ? words.days[row - 1] : { ...toolLabels, ...words }.targets[1]}>
          {COLUMNS.map((column) => {
            const place = placeAt(row, column)
            const Brush = row && column ? CellCheckbox : WeekBrush
            return (
              <Brush key={place} place={place} row={row} column={column} words={words} fill={fillAt(place)} isTabStop />
            )
          })}
        </div>
      ))}
    </div>
  )
}
