import { type FocusEvent, type KeyboardEvent, memo, useState } from 'react'
import { PaintButton, type PaintButtonProps } from '../paint-button'
import type { GridState } from '../use-availability-grid'
import { COLUMNS, cellsAt, nextPosition, positionAt, ROWS, toggle } from '../week/week-grid'
import { cellName } from '../week/week-labels'
import { HeaderText } from '../week/week-table'
import { toolLabels } from './tool-labels'

/** Handles nothing: the list handles the event of every checkbox. Without a handler, React warns about `checked`. */
function noop() {}

/** A cell as a labelled checkbox. */
const CellCheckbox = memo(function CellCheckbox({ row, column, words, fill, isTabStop }: PaintButtonProps) {
  return (
    <label>
      <input
        type="checkbox"
        value={positionAt(row, column)}
        checked={fill === true}
        tabIndex={isTabStop ? 0 : -1}
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

/** The list layout: a group of checkboxes for each day, after a button for the whole day. Each day is one Tab stop. */
export function WeekList({ words, fillAt, grid, ...namingProps }: WeekListProps) {
  const [, everyDayWord] = words.targets ?? toolLabels.targets
  // The column of each row's Tab stop.
  const [tabStops, setTabStops] = useState<readonly number[]>(ROWS.map(() => 0))

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    // Leave the browser its shortcuts, such as Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('button, input')]
    // The cast: keys hit elements only.
    const index = controls.indexOf(event.target as HTMLElement)
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    // A day's controls are numbered from 0 to 4, as the positions of the grid's first row are. So `nextPosition`, which moves
    // between positions of the grid, moves along the day.
    const next = controls[nextPosition(index, event.key, false, isMirrored) ?? -1]
    if (!next || next === event.target) return
    event.preventDefault()
    next.focus()
  }

  function handleFocus(row: number, { currentTarget, target }: FocusEvent<HTMLElement>) {
    const column = [...currentTarget.querySelectorAll('button, input')].indexOf(target)
    setTabStops(tabStops.map((stop, index) => (index === row ? column : stop)))
  }

  return (
    <div
      className="week-list"
      role="group"
      {...namingProps}
      onChange={({ target }) => {
        // The notice is empty, because screen readers announce a checkbox's new state.
        if (target instanceof HTMLInputElement) grid.commit(toggle(grid.value, cellsAt(Number(target.value))), '')
      }}
    >
      {ROWS.map((row) => (
        <div
          key={row}
          role="group"
          aria-label={row ? words.days[row - 1] : everyDayWord}
          onKeyDown={handleKeyDown}
          onFocus={(event) => handleFocus(row, event)}
        >
          {COLUMNS.map((column) => {
            const position = positionAt(row, column)
            const Control = row && column ? CellCheckbox : PaintButton
            return (
              <Control
                key={position}
                row={row}
                column={column}
                words={words}
                fill={fillAt(position)}
                isTabStop={tabStops[row] === column}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}
