import { is } from 'drizzle-orm'
import { getTableConfig, IndexedColumn, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from './schema.ts'

/** The first column of each index of a table. */
const indexedColumns = (table: PgTable) =>
  getTableConfig(table).indexes.map(({ config: { columns } }) => {
    const [first] = columns
    return is(first, IndexedColumn) ? first.name : undefined
  })

test('TR-12 has an index on the column by which a table’s expired rows are deleted', () => {
  const otherTimes = new Map<PgTable, string>([
    [schema.emailVerifications, 'sentAt'],
    [schema.queuedMails, 'sentAt'],
    [schema.posterScans, 'receivedAt'],
  ])
  const hasExpiry = (table: PgTable) => getTableConfig(table).columns.some(({ name }) => name === 'expiresAt')
  const tables = Object.values(schema).filter((value) => is(value, PgTable))
  const deleted = tables.filter((table) => otherTimes.has(table) || hasExpiry(table))
  expect(deleted.length).toBeGreaterThan(6)
  const unindexed = deleted.filter((table) => !indexedColumns(table).includes(otherTimes.get(table) ?? 'expiresAt'))
  expect(unindexed.map((table) => getTableConfig(table).name)).toEqual([])
})
