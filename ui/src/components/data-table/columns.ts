import type { ReactNode } from 'react'

/** One column of a `DataTable`. */
export interface DataColumn<Row> {
  key: string
  /** The column's heading; on phones it is shown before every value. */
  header: string
  /** A row's cell in this column. */
  cell: (row: Row) => ReactNode
  /** Default `start`; numbers go to the `end`. */
  align?: 'start' | 'center' | 'end'
  /** Whether its cells are row headers. One column at most. Default false. */
  rowHeader?: boolean
  /** Hides the column on phones. Default false. */
  hideOnPhone?: boolean
  /** The column's cell in the table's last row: a total. Default: empty; without any the table has no such row. */
  footer?: ReactNode
  /** Whether its heading is a sort button. Only with `onSort`. Default false. */
  sortable?: boolean
}

/** A table's sort order. */
export interface TableSort {
  /** The key of the sort column. */
  column: string
  direction: 'ascending' | 'descending'
}
