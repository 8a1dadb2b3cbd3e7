import { memo } from 'react'
import { type CellLevel, PARTIAL } from './model/entries'
import { fillOfCells, positionAt } from './model/positions'
import type { Schedule } from './model/schedule'
import type { ScheduleTexts } from './schedule-frame'
import type { CellContent } from './schedule-grid-props'

/** The ids of the hidden texts that describe cells; shared by all cells of a grid. */
export interface DescriptionIds {
  /** Of a level, from 1; undefined where there is only one. */
  level: (level: CellLevel) => string | undefined
  disabled: string
  readOnly: string
}

/** Why a cell can't be changed. */
export type CellLock = 'disabled' | 'readOnly'

interface ScheduleCellProps {
  position: number
  row: number
  column: number
  texts: ScheduleTexts
  level: CellLevel
  lock: CellLock | undefined
  isTabStop: boolean
  descriptionIds: DescriptionIds
  /** The cell's index. */
  cell: number
  cellContent: CellContent | undefined
}

/** A cell to paint. Its name never changes; `aria-pressed` says whether it is marked, its description at which level. */
const ScheduleCell = memo(function ScheduleCell(props: ScheduleCellProps) {
  const { position, row, column, texts, level, lock, isTabStop, descriptionIds, cell, cellContent } = props
  const descriptions = [lock && descriptionIds[lock], level > 0 && descriptionIds.level(level)].filter(Boolean)
  return (
    <button
      type="button"
      data-cell={position}
      data-level={level === PARTIAL ? 'partial' : level}
      data-lock={lock}
      tabIndex={isTabStop ? 0 : -1}
      aria-pressed={level === PARTIAL ? 'mixed' : level > 0}
      aria-disabled={lock ? true : undefined}
      aria-label={texts.cell(texts.days[column - 1] ?? '', texts.slots[row - 1] ?? '')}
      aria-describedby={descriptions.join(' ') || undefined}
    >
      {cellContent && <small aria-hidden="true">{cellContent(cell)}</small>}
    </button>
  )
})

interface ScheduleRowProps {
  schedule: Schedule
  texts: ScheduleTexts
  row: number
  /** The levels of the row's cells, joined with commas: rows are compared by value. */
  levels: string
  /** The locks of the row's cells, joined with commas; empty for a cell without one. */
  locks: string
  /** The column of the grid's Tab stop; undefined where that is in another row. */
  tabStopColumn: number | undefined
  descriptionIds: DescriptionIds
  cellContent: CellContent | undefined
}

/** A slot's header, which paints the slot on every day, and its cells. Renders only when one of them changes. */
export const ScheduleRow = memo(function ScheduleRow(props: ScheduleRowProps) {
  const { schedule, texts, row, tabStopColumn, descriptionIds, cellContent } = props
  const levels = props.levels.split(',').map(Number)
  const locks = props.locks.split(',')
  const slot = texts.slots[row - 1] ?? ''
  return (
    <>
      <th scope="row" aria-label={slot}>
        <button
          type="button"
          data-cell={positionAt(schedule, row, 0)}
          tabIndex={tabStopColumn === 0 ? 0 : -1}
          aria-pressed={fillOfCells(levels)}
          aria-label={texts.everyDay(slot)}
        >
          {slot}
        </button>
      </th>
      {levels.map((level, index) => {
        const position = positionAt(schedule, row, index + 1)
        const lock = locks[index]
        return (
          <td key={position}>
            <ScheduleCell
              position={position}
              row={row}
              column={index + 1}
              texts={texts}
              level={level}
              lock={lock === 'disabled' || lock === 'readOnly' ? lock : undefined}
              isTabStop={tabStopColumn === index + 1}
              descriptionIds={descriptionIds}
              cell={(row - 1) * levels.length + index}
              cellContent={cellContent}
            />
          </td>
        )
      })}
    </>
  )
})
