import type { ComponentProps, ReactNode } from 'react'
import { COLUMNS, positionAt, ROWS } from './week-grid'
import type { Words } from './week-labels'

interface HeaderTextProps {
  row: number
  column: number
  words: Words
}

/** A header's text: a day's name, visually shortened on narrow screens, or a slot's name and hours. */
export function HeaderText({ row, column, words }: HeaderTextProps) {
  return row ? (
    <span data-short={words.shortDays[row - 1]}>{words.days[row - 1]}</span>
  ) : (
    <span data-slot={column}>
      {words.slots[column - 1]} <small>{words.hours[column - 1]}</small>
    </span>
  )
}

interface WeekTableProps extends ComponentProps<'table'> {
  words: Words
  /** Renders a cell's content. */
  cell: (position: number, row: number, column: number) => ReactNode
  /** Whether `cell` also renders the headers, as controls. Default false: headers are text. */
  hasControls?: boolean
}

/** The week as a table with a header for every day and slot. */
export function WeekTable({ words, cell, hasControls, ...rest }: WeekTableProps) {
  const rows = ROWS.map((row) => (
    <tr key={row}>
      {COLUMNS.map((column) => {
        // In row 0 or column 0, but not in both: that is the corner.
        const isHeader = !row !== !column
        const headerName = row ? words.days[row - 1] : words.slots[column - 1]
        const headerScope = row ? 'row' : 'col'
        // The corner is a header only where it holds the control of the whole week.
        const Tag = isHeader || (hasControls && !row) ? 'th' : 'td'
        return (
          <Tag
            key={column}
            scope={isHeader ? headerScope : undefined}
            // The control inside has a longer name, which would become the header's.
            aria-label={hasControls && isHeader ? headerName : undefined}
          >
            {hasControls || (row && column)
              ? cell(positionAt(row, column), row, column)
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
