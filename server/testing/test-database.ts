import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { inject } from 'vitest'
import { z } from 'zod'
import { type Database, type Db, openMigrated } from '../db/database.ts'
import { createPglite } from '../db/pglite.ts'
import { openPostgres } from '../db/postgres.ts'
import * as schema from '../db/schema.ts'
import type { FileStore } from '../files/file-store.ts'
import { administer } from './administer-postgres.ts'

/** Opens a new, migrated database: on the PostgreSQL server of TEST_DATABASE_URL, else PGlite in memory. */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  return server ? openOnPostgres(server) : openMigrated(await openEmbeddedCopy())
}

let shared: Promise<Database> | undefined

/**
 * The database shared by all test files of this process. Each test empties it first. On PostgreSQL `global-setup.ts`
 * drops it.
 */
export function sharedTestDatabase(): Promise<Database> {
  shared ??= openTestDatabase().then(noteTransactions)
  return shared
}

const openTransaction = new AsyncLocalStorage<true>()

/**
 * Notes which code runs in a transaction, for {@link outsideTransactions}. A query on `db` throws there: PGlite has one
 * connection, so the query would wait for the transaction, and the transaction for the query.
 */
function noteTransactions(database: Database): Database {
  const { db } = database
  const transaction = db.transaction.bind(db)
  db.transaction = (run, settings) => {
    requireNoTransaction('begins another one')
    return transaction((tx) => openTransaction.run(true, () => run(tx)), settings)
  }
  for (const name of ['select', 'selectDistinct', 'insert', 'update', 'delete', 'execute'] as const) {
    const query = db[name].bind(db)
    Object.assign(db, {
      [name]: (...parameters: never[]) => {
        requireNoTransaction(`queries db instead of tx: ${name}`)
        return Reflect.apply(query, db, parameters)
      },
    })
  }
  return database
}

function requireNoTransaction(problem: string): void {
  if (openTransaction.getStore()) throw new Error(`A transaction ${problem}`)
}

/** A file store that throws in a transaction, because a transaction must not wait for a disk or a bucket. */
export function outsideTransactions(store: FileStore): FileStore {
  return new Proxy(store, {
    get(target, name, receiver) {
      requireNoTransaction(`uses the file store: ${String(name)}`)
      return Reflect.get(target, name, receiver)
    },
  })
}

async function openEmbeddedCopy(): Promise<PGlite> {
  const template = inject('embeddedTemplate')
  if (!template) throw new Error('There is no template of the embedded database: vitest.config.ts makes one.')
  return createPglite({ loadDataDir: new Blob([await readFile(template)]) })
}

async function openOnPostgres(server: string): Promise<Database> {
  const { url, drop } = await createEmpty(server)
  const database = await openPostgres(url)
  return {
    ...database,
    close: async () => {
      await database.close()
      await drop()
    },
  }
}

/** Calls a function with the URL of an empty database, and drops the database afterwards. */
export async function withEmptyPostgres(server: string, run: (url: string) => Promise<void>): Promise<void> {
  const { url, drop } = await createEmpty(server)
  try {
    await run(url)
  } finally {
    await drop()
  }
}

async function createEmpty(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `${inject('databasePrefix')}${randomBytes(6).toString('hex')}`
  await administer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = name
  return {
    url: url.href,
    drop: async () => {
      await administer(server, `drop database ${name} with (force)`)
    },
  }
}

const tables = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => getTableName(table))

const quoted = tables.map((name) => `"${name}"`)
/** Delete in one statement: foreign keys are checked at its end, so the order of tables does not matter. */
const deleteAll = sql.raw(
  `with ${quoted.map((name, index) => `d${index} as (delete from ${name})`).join(', ')} select 1`,
)
const truncateAll = sql.raw(`truncate ${quoted.join(', ')} cascade`)
const usedBytes = sql.raw(`
  select (${quoted.map((name) => `pg_relation_size('${name}')`).join(' + ')})::int as bytes,
    pg_relation_size('review_log')::int as "appendOnlyBytes"`)
const size = z.object({ rows: z.tuple([z.object({ bytes: z.number(), appendOnlyBytes: z.number() })]) })
/** The total table size up to which deleting rows is faster than truncating, by up to twenty times. */
const maxDeletedBytes = 1_000_000

/** Empties every table. */
export async function emptyTables(db: Db): Promise<void> {
  const [{ bytes, appendOnlyBytes }] = size.parse(await db.execute(usedBytes)).rows
  // An append-only table rejects deletes, but not truncation.
  await db.execute(bytes > maxDeletedBytes || appendOnlyBytes > 0 ? truncateAll : deleteAll)
}
