import type { ReactNode } from 'react'

/** One column of a `DataTable`. */
export interface DataColumn<Row> {
  key: string
  /** The column's heading; on phones it stands before every value. */
  header: string
  /** What a row shows in this column. */
  cell: (row: Row) => ReactNode
  /** Default `start`; numbers go to the `end`. */
  align?: 'start' | 'center' | 'end'
  /** The cell that names its row. One column at most. Default false. */
  rowHeader?: boolean
  /** Left out on phones. Default false. */
  hideOnPhone?: boolean
  /** Its heading is a button that asks for another order. Only with `onSort`. Default false. */
  sortable?: boolean
}

/** The order of a table's rows. */
export interface TableSort {
  /** The key of the column they are ordered by. */
  column: string
  direction: 'ascending' | 'descending'
}
