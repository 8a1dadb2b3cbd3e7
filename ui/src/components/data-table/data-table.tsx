import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn'
import type { DataColumn, TableSort } from './columns'
import { DataTableHead } from './data-table-head'
import { aligns, roles } from './roles'

export interface DataTableProps<Row> extends Omit<ComponentProps<'table'>, 'children'> {
  /** The table's accessible name. */
  caption: string
  /** Keeps the caption for screen readers only. Default false. */
  hideCaption?: boolean
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  /** A row's unique key. */
  rowKey: (row: Row) => string
  /** Shown when there are no rows. */
  empty: ReactNode
  /** The current order of the rows; shown in its column's heading. */
  sort?: TableSort | undefined
  /** Called with the requested order. The table does not sort: pass `rows` in the new order. */
  onSort?: (sort: TableSort) => void
}

/** A table of records. On phones each row becomes a list of its values with their headings. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, hideCaption = false, columns, rows, rowKey, empty, ...own } = props
  const { sort, onSort, className, ...rest } = own
  if (rows.length === 0) return <>{empty}</>
  return (
    <table {...roles.table} className={cn('block w-full text-start sm:table', className)} {...rest}>
      <caption
        className={cn(
          'mb-3 block text-start font-bold font-display text-lg sm:table-caption',
          hideCaption && 'sr-only',
        )}
      >
        {caption}
      </caption>
      <DataTableHead columns={columns} sort={sort} onSort={onSort} />
      <tbody {...roles.group} className="flex flex-col gap-3 sm:table-row-group">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            {...roles.row}
            className={cn(
              'block rounded-md border border-line bg-raised px-4 py-3',
              'sm:table-row sm:rounded-none sm:border-0 sm:border-line sm:border-b sm:bg-transparent sm:hover:bg-ink/3',
            )}
          >
            {columns.map((column) => (
              <DataCell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DataCell<Row>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  const { header, cell, align = 'start', rowHeader = false, hideOnPhone = false } = column
  const Cell = rowHeader ? 'th' : 'td'
  return (
    <Cell
      {...(rowHeader ? roles.rowHeader : roles.cell)}
      className={cn(
        'flex flex-wrap items-baseline justify-between gap-x-4 py-1 text-start font-normal sm:table-cell sm:px-3 sm:py-3',
        rowHeader && 'font-semibold max-sm:text-lg',
        aligns[align],
        hideOnPhone && 'max-sm:hidden',
      )}
    >
      {!rowHeader && (
        <span aria-hidden="true" className="shrink-0 text-ink-muted text-sm sm:hidden">
          {header}
        </span>
      )}
      <div className="min-w-0 max-sm:break-words">{cell(row)}</div>
    </Cell>
  )
}
