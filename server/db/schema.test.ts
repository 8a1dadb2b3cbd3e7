import { is } from 'drizzle-orm'
import { getTableConfig, IndexedColumn, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from './schema.ts'

const allTables = Object.values(schema).filter((value) => is(value, PgTable))

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
  const deleted = allTables.filter((table) => otherTimes.has(table) || hasExpiry(table))
  expect(deleted.length).toBeGreaterThan(6)
  const unindexed = deleted.filter((table) => !indexedColumns(table).includes(otherTimes.get(table) ?? 'expiresAt'))
  expect(unindexed.map((table) => getTableConfig(table).name)).toEqual([])
})

test('has an index on each foreign key, by which a deletion finds the rows that refer to the deleted one', () => {
  const foreignKeys = allTables.flatMap((table) => {
    const { name, columns, indexes, primaryKeys, foreignKeys } = getTableConfig(table)
    const firstColumns = [
      ...columns.filter(({ primary }) => primary),
      ...primaryKeys.map((key) => key.columns[0]),
      // A partial index can't find every row.
      ...indexes.filter(({ config }) => !config.where).map(({ config }) => config.columns[0]),
    ].map((column) => column && 'name' in column && column.name)
    const referring = foreignKeys.flatMap((key) => key.reference().columns.slice(0, 1))
    return referring.map((column) => ({ key: `${name}.${column.name}`, isIndexed: firstColumns.includes(column.name) }))
  })
  expect(foreignKeys.length).toBeGreaterThan(20)
  expect(foreignKeys.filter(({ isIndexed }) => !isIndexed)).toEqual([])
})

test.each([
  ['picture', schema.users, 'pictureFileId'],
  ['resume', schema.resumes, 'fileId'],
  ['poster', schema.jobListings, 'posterFileId'],
] as const)('has an index by which a request for a file finds its %s', (_, table, column) => {
  expect(indexedColumns(table)).toContain(column)
})
