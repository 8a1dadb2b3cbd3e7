import { memo } from 'react'
import { PaintButton, type PaintButtonProps } from '../paint-button'
import type { GridState } from '../use-availability-grid'
import { COLUMNS, cellsAt, positionAt, ROWS, toggle } from '../week/week-grid'
import { cellName } from '../week/week-labels'
import { HeaderText } from '../week/week-table'
import { toolLabels } from './tool-labels'

/** The list handles the event; React warns about `checked` without a handler. */
function noop() {}

/** A cell as a labelled checkbox. */
const CellCheckbox = memo(function CellCheckbox({ row, column, words, fill }: PaintButtonProps) {
  return (
    <label>
      <input
        type="checkbox"
        value={positionAt(row, column)}
        checked={fill === true}
        onChange={noop}
        aria-label={`${cellName(words, row - 1, column - 1)} ${words.hours[column - 1]}`}
      />
      <HeaderText row={0} column={column} words={words} />
    </label>
  )
})

interface WeekListProps extends Pick<PaintButtonProps, 'words'> {
  'aria-labelledby': string
  'aria-describedby': string
  /** How much of a position's cells is free. */
  fillAt: (position: number) => PaintButtonProps['fill']
  grid: GridState
}

/** The list layout: a group of checkboxes for each day, after a button for the whole day. */
export function WeekList({ words, fillAt, grid, ...namingProps }: WeekListProps) {
  const [, everyDayWord] = words.targets ?? toolLabels.targets
  return (
    <div
      className="week-list"
      role="group"
      {...namingProps}
      onChange={({ target }) => {
        // Screen readers announce the checkbox's new state, so announce nothing.
        if (target instanceof HTMLInputElement) grid.commit(toggle(grid.value, cellsAt(Number(target.value))), '')
      }}
    >
      {ROWS.map((row) => (
        <div key={row} role="group" aria-label={row ? words.days[row - 1] : everyDayWord}>
          {COLUMNS.map((column) => {
            const position = positionAt(row, column)
            const Control = row && column ? CellCheckbox : PaintButton
            return <Control key={position} row={row} column={column} words={words} fill={fillAt(position)} isTabStop />
          })}
        </div>
      ))}
    </div>
  )
}
