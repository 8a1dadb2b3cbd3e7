/** Explicit table roles: some browsers drop the implicit ones when `display` is changed, as on phones. */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const

/** The class of a column's alignment. On phones a row is a list, whose values are not aligned by column. */
export const alignClass = { start: 'sm:text-start', center: 'sm:text-center', end: 'sm:text-end' } as const
