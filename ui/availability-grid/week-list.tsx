import { memo } from 'react'
import { extraLabels } from './extra-labels'
import { WeekBrush, type WeekBrushProps } from './week-brush'
import { COLUMNS, columnOf, placeAt, ROWS, rowOf } from './week-grid'
import { cellName } from './week-labels'
import { HeaderText } from './week-table'

/** The week's own handler hears of it; React wants one beside `checked`. */
function heardByTheWeek() {}

/** A cell as a checkbox with its words. */
const CellCheckbox = memo(function CellCheckbox({ place, words, fill }: WeekBrushProps) {
  const column = columnOf(place)
  return (
    <label>
      <input
        type="checkbox"
        data-place={place}
        checked={fill === true}
        onChange={heardByTheWeek}
        aria-label={`${cellName(words, rowOf(place) - 1, column - 1)} ${words.hours[column - 1]}`}
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
}

/** The same week without a grid: a group of checkboxes a day, each with the button of the whole day before it. */
export function WeekList({ words, fillAt, ...naming }: WeekListProps) {
  return (
    <div className="week-list" role="group" {...naming}>
      {ROWS.map((row) => (
        <div key={row} role="group" aria-label={row ? words.days[row - 1] : { ...extraLabels, ...words }.targets[1]}>
          {COLUMNS.map((column) => {
            const place = placeAt(row, column)
            const Brush = row && column ? CellCheckbox : WeekBrush
            return <Brush key={place} place={place} words={words} fill={fillAt(place)} isTabStop />
          })}
        </div>
      ))}
    </div>
  )
}
