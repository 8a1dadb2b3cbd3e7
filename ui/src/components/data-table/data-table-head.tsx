import type { ReactNode } from 'react'
import { cn } from '../../cn'
import type { Icon } from '../icons/icons'
import { ArrowDown, ArrowUp, ArrowUpDown } from '../icons/table-icons'
import type { DataColumn, TableSort } from './columns'
import { alignClass, roles } from './roles'

interface DataTableHeadProps<Row> {
  columns: readonly DataColumn<Row>[]
  sort: TableSort | undefined
  onSort: ((sort: TableSort) => void) | undefined
  /** The checkbox of all shown rows. */
  selectAll: ReactNode
}

/**
 * The column headings. On phones only sort buttons and the checkbox of all rows are visible; the other headings are shown
 * before every value.
 */
export function DataTableHead<Row>({ columns, sort, onSort, selectAll }: DataTableHeadProps<Row>) {
  const hasSortButtons = onSort !== undefined && columns.some(({ sortable }) => sortable)
  return (
    <thead {...roles.group} className={hasSortButtons || selectAll ? 'max-sm:mb-3 max-sm:block' : 'max-sm:sr-only'}>
      <tr
        {...roles.row}
        className="border-line-strong border-b max-sm:flex max-sm:flex-wrap max-sm:gap-2 max-sm:border-0"
      >
        {selectAll && (
          <th {...roles.header} className="text-start sm:w-px sm:px-3 max-sm:px-4">
            {selectAll}
          </th>
        )}
        {columns.map((column) => {
          const isSortable = onSort !== undefined && column.sortable
          const direction = sort?.column === column.key ? sort.direction : undefined
          return (
            <th
              key={column.key}
              {...roles.header}
              aria-sort={direction}
              className={cn(
                'text-start font-semibold text-ink-muted text-sm',
                isSortable ? 'sm:px-1' : 'px-3 py-2.5 max-sm:sr-only',
                alignClass[column.align ?? 'start'],
                // Screen readers would otherwise match the following headings with the wrong cells.
                column.hideOnPhone && 'max-sm:hidden',
              )}
            >
              {isSortable ? (
                <SortButton direction={direction} onClick={() => onSort(nextSort(column.key, sort))}>
                  {column.header}
                </SortButton>
              ) : (
                column.header
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

/** The order after a press on a heading: ascending first, then reversed on each press. */
function nextSort(column: string, sort: TableSort | undefined): TableSort {
  const isAscending = sort?.column === column && sort.direction === 'ascending'
  return { column, direction: isAscending ? 'descending' : 'ascending' }
}

interface SortButtonProps {
  direction: TableSort['direction'] | undefined
  onClick: () => void
  children: string
}

const icons: Record<TableSort['direction'], Icon> = { ascending: ArrowUp, descending: ArrowDown }

function SortButton({ direction, onClick, children }: SortButtonProps) {
  const Icon = direction ? icons[direction] : ArrowUpDown
  return (
    <button
      type="button"
      onClick={onClick}
      className={cn(
        'tap-target inline-flex min-h-9 items-center gap-1.5 rounded-sm px-2 font-semibold hover:bg-ink/5 hover:text-ink',
        'max-sm:border max-sm:border-line-strong',
        direction && 'text-ink',
      )}
    >
      {children}
      <Icon className={cn('size-4', !direction && 'opacity-60')} />
    </button>
  )
}
