import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn'
import { useTexts } from '../locale/locale-context'
import { Loading } from '../week-motif/loading'
import type { DataColumn, TableSort } from './columns'
import { DataTableHead } from './data-table-head'
import { type DataTableLabels, dataTableLabels } from './labels'
import { alignClass, roles } from './roles'
import { SelectBox } from './select-box'
import { selectionState, toggleRow, toggleShownRows } from './selection'

/** The selection of a `DataTable`, by the keys of rows. */
export interface TableSelection<Row> {
  /** The keys of the selected rows, also of rows on other pages. */
  selected: readonly string[]
  /** Called with the new selection. */
  onChange: (selected: string[]) => void
  /** A row's name in its checkbox's name: "Select Barista". */
  rowName: (row: Row) => string
}

export interface DataTableProps<Row> extends Omit<ComponentProps<'table'>, 'children'> {
  /** The table's accessible name. */
  caption: string
  /** Keeps the caption for screen readers only, as it is without rows. Default false. */
  hideCaption?: boolean
  /** The columns, from the start of the line. */
  columns: readonly DataColumn<Row>[]
  /** The rows to show, in order; sort and page them yourself. */
  rows: readonly Row[]
  /** A row's unique key. */
  rowKey: (row: Row) => string
  /** Shown in the table when there are no rows. */
  empty: ReactNode
  /** The current order of the rows; shown in its column's heading. */
  sort?: TableSort | undefined
  /** Called with the requested order. The table does not sort: pass `rows` in the new order. */
  onSort?: (sort: TableSort) => void
  /** Gives each row a checkbox, and the heading one for all shown rows. Default: rows can't be selected. */
  selection?: TableSelection<Row>
  /** Whether rows are being loaded: pales those that are shown, or shows a waiting week instead of none. Default false. */
  loading?: boolean
  /** Replaces words. Default: those of the `LocaleProvider`, else English. */
  labels?: Partial<DataTableLabels>
}

/** A table of records. On phones each row becomes a list of its values with their headings. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const {
    caption,
    hideCaption = false,
    columns,
    rows,
    rowKey,
    empty,
    sort,
    onSort,
    selection,
    loading = false,
    labels: ownLabels,
    className,
    ...rest
  } = props
  const labels = useTexts('dataTable', dataTableLabels, ownLabels)
  const isEmpty = rows.length === 0
  /** Whether the shown rows are of before. Without rows, `Loading` shows and announces the wait. */
  const isStale = loading && !isEmpty
  const shownKeys = rows.map(rowKey)
  const selected = new Set(selection?.selected)
  const selectAll = selection && (
    <SelectBox
      label={labels.selectAll}
      showLabel
      state={selectionState(shownKeys, selected)}
      onToggle={() => selection.onChange(toggleShownRows(shownKeys, selected))}
    />
  )
  return (
    <>
      <table
        {...roles.table}
        aria-busy={isStale || undefined}
        className={cn(
          'block w-full text-start sm:table',
          isStale && 'cursor-progress text-ink-muted grayscale',
          className,
        )}
        {...rest}
      >
        <caption
          className={cn(
            'mb-3 block text-start font-bold font-display text-lg sm:table-caption',
            (hideCaption || isEmpty) && 'sr-only',
          )}
        >
          {caption}
        </caption>
        {!isEmpty && <DataTableHead columns={columns} sort={sort} onSort={onSort} selectAll={selectAll} />}
        {/* Its key: the rows take the place of the empty state, which is no layout shift of one element. */}
        <tbody key={String(isEmpty)} {...roles.group} className="flex flex-col gap-3 sm:table-row-group">
          {isEmpty && (
            <tr {...roles.row} className="block sm:table-row">
              <td {...roles.cell} className="block p-0 sm:table-cell">
                {loading ? <Loading label={labels.loading} /> : empty}
              </td>
            </tr>
          )}
          {rows.map((row) => (
            <DataRow
              key={rowKey(row)}
              id={rowKey(row)}
              row={row}
              columns={columns}
              selection={selection}
              selected={selected}
              labels={labels}
            />
          ))}
        </tbody>
        {!isEmpty && <DataTableFoot columns={columns} isSelectable={selection !== undefined} />}
      </table>
      {selection && !isEmpty && (
        <p role="status" className="mt-2 text-ink-muted text-sm">
          {labels.selected(selected.size)}
        </p>
      )}
      {/* Rendered before a wait too, so that its start is announced. */}
      {!isEmpty && (
        <span role="status" className="sr-only">
          {loading && labels.loading}
        </span>
      )}
    </>
  )
}

const rowClass =
  'block rounded-md border border-line bg-raised px-4 py-3 sm:table-row sm:rounded-none sm:border-0 sm:bg-transparent'
const selectableRowClass = 'relative data-selected:border-brand data-selected:bg-brand-soft max-sm:[&>th]:pe-10'
/** On a phone the checkbox is in the upper corner of the row's card. */
const selectCellClass = 'absolute end-3 top-3 z-1 sm:static sm:w-px sm:px-3 sm:py-3'

interface DataRowProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'selection'> {
  row: Row
  /** The row's key. */
  id: string
  /** The keys of the selected rows. */
  selected: ReadonlySet<string>
  labels: DataTableLabels
}

/** A row, with its checkbox where rows can be selected. */
function DataRow<Row>({ row, id, columns, selection, selected, labels }: DataRowProps<Row>) {
  const isSelected = selected.has(id)
  return (
    <tr
      {...roles.row}
      data-selected={isSelected ? '' : undefined}
      className={cn(rowClass, 'sm:border-line sm:border-b sm:hover:bg-ink/3', selection && selectableRowClass)}
    >
      {selection && (
        <td {...roles.cell} className={selectCellClass}>
          <SelectBox
            label={labels.selectRow(selection.rowName(row))}
            state={isSelected ? 'all' : 'none'}
            onToggle={() => selection.onChange(toggleRow(id, selected))}
          />
        </td>
      )}
      {columns.map((column) => (
        <DataCell key={column.key} column={column}>
          {column.cell(row)}
        </DataCell>
      ))}
    </tr>
  )
}

interface DataTableFootProps<Row> {
  columns: readonly DataColumn<Row>[]
  isSelectable: boolean
}

/** The row of totals, if a column has one. */
function DataTableFoot<Row>({ columns, isSelectable }: DataTableFootProps<Row>) {
  if (columns.every(({ footer }) => footer === undefined)) return null
  return (
    <tfoot {...roles.group} className="block max-sm:mt-3 sm:table-footer-group">
      <tr {...roles.row} className={cn(rowClass, 'sm:border-line-strong sm:border-t')}>
        {isSelectable && <td {...roles.cell} className="max-sm:hidden" />}
        {columns.map((column) => (
          <DataCell key={column.key} column={column} isBlank={column.footer === undefined}>
            <span className="font-semibold">{column.footer}</span>
          </DataCell>
        ))}
      </tr>
    </tfoot>
  )
}

interface DataCellProps<Row> {
  column: DataColumn<Row>
  /** Whether it has no content, which leaves it out on phones. Default false. */
  isBlank?: boolean
  children: ReactNode
}

/** A value, on phones after its column's heading. */
function DataCell<Row>({ column, isBlank = false, children }: DataCellProps<Row>) {
  const { header, align = 'start', rowHeader = false, hideOnPhone = false } = column
  const Cell = rowHeader ? 'th' : 'td'
  return (
    <Cell
      {...(rowHeader ? roles.rowHeader : roles.cell)}
      className={cn(
        'flex flex-wrap items-baseline justify-between gap-x-4 py-1 text-start font-normal sm:table-cell sm:px-3 sm:py-3',
        rowHeader && 'font-semibold max-sm:text-lg',
        alignClass[align],
        (hideOnPhone || isBlank) && 'max-sm:hidden',
      )}
    >
      {!rowHeader && (
        <span aria-hidden="true" className="shrink-0 text-ink-muted text-sm sm:hidden">
          {header}
        </span>
      )}
      <div className="min-w-0 max-sm:break-words">{children}</div>
    </Cell>
  )
}
