/** On phones `display` takes a table's meaning away in some browsers, so every element says its role again. */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const

export const aligns = { start: 'sm:text-start', center: 'sm:text-center', end: 'sm:text-end' } as const
