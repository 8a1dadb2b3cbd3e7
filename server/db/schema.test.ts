import { is } from 'drizzle-orm'
import { getTableConfig, IndexedColumn, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from './schema.ts'

/** The names of the first columns of a table's indexes. */
const indexedColumns = (table: PgTable) =>
  getTableConfig(table).indexes.map(({ config: { columns } }) => {
    const [first] = columns
    return is(first, IndexedColumn) ? first.name : undefined
  })

test('TR-12 each time by which rows expire has an index, because sign-ins delete what has expired', () => {
  const tables = Object.values(schema).filter((value) => is(value, PgTable))
  const expiring = tables.filter((table) => getTableConfig(table).columns.some(({ name }) => name === 'expiresAt'))
  expect(expiring.length).toBeGreaterThan(4)
  const deletedBySentAt = schema.emailVerifications
  const unindexed = expiring.filter((table) => {
    const column = table === deletedBySentAt ? 'sentAt' : 'expiresAt'
    return !indexedColumns(table).includes(column)
  })
  expect(unindexed.map((table) => getTableConfig(table).name)).toEqual([])
})
