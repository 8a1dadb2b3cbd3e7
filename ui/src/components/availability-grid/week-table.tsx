import type { ComponentProps, ReactNode } from 'react'
import { COLUMNS, placeAt, ROWS } from './week-grid'
import type { Words } from './week-labels'

interface HeaderTextProps {
  row: number
  column: number
  words: Words
}

/** A day's name, shorter to the eye where there is little room; or a slot's sky, name and hours. */
export function HeaderText({ row, column, words }: HeaderTextProps) {
  return row ? (
    <span data-short={words.shortDays[row - 1]}>{words.days[row - 1]}</span>
  ) : (
    <span data-slot={column}>
      {words.slots[column - 1]} <small>{words.hours[column - 1]}</small>
    </span>
  )
}

export interface WeekTableProps extends ComponentProps<'table'> {
  words: Words
  /** Draws what stands in a cell. */
  cell: (place: number, row: number, column: number) => ReactNode
  /** Whether `cell` draws the headers, too, as controls. Default: they are text. */
  hasControls?: boolean
}

/** The week as a real table: a header for every day and slot. */
export function WeekTable({ words, cell, hasControls, ...rest }: WeekTableProps) {
  const rows = ROWS.map((row) => (
    <tr key={row}>
      {COLUMNS.map((column) => {
        const isHeader = !row !== !column
        // The corner heads nothing, but with the control of all cells in it it is no cell of the week either.
        const Tag = isHeader || (hasControls && !row) ? 'th' : 'td'
        return (
          <Tag
            key={column}
            scope={isHeader ? (row ? 'row' : 'col') : undefined}
            // The control in a header has a longer name than the header.
            aria-label={hasControls && isHeader ? (row ? words.days[row - 1] : words.slots[column - 1]) : undefined}
          >
            {hasControls || (row && column)
              ? cell(placeAt(row, column), row, column)
              : isHeader && <HeaderText row={row} column={column} words={words} />}
          </Tag>
        )
      })}
    </tr>
  ))
  return (
    <table {...rest}>
      <thead>{rows[0]}</thead>
      <tbody>{rows.slice(1)}</tbody>
    </table>
  )
}
