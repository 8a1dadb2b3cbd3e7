import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { DrizzleQueryError, max } from 'drizzle-orm'
import { bigint, type PgDatabase, type PgQueryResultHKT, pgSchema } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Listen } from './listen.ts'
import journal from './migrations/meta/_journal.json' with { type: 'json' }
import { openPgliteFolder } from './pglite-folder.ts'

/**
 * The database or a transaction, of either engine: PGlite, which is PostgreSQL embedded in this process, or a
 * PostgreSQL server. Both have the same SQL dialect and migrations. Inside `db.transaction(async (tx) => …)` use `tx`
 * only: PGlite has one connection, so a query on `db` would deadlock with the transaction.
 */
export type Db = PgDatabase<PgQueryResultHKT>

/** An open, migrated database. */
export interface Database {
  db: Db
  engine: 'pglite' | 'postgres'
  /** Listens to the notifications of every server on this database. */
  listen: Listen
  /** Waits for running queries, then closes every connection. */
  close: () => Promise<void>
}

/** `vite.server.config.ts` copies the folder beside the built server. */
export const migrationsFolder = join(import.meta.dirname, 'migrations')
/** Columns are camelCase in code and snake_case in SQL. */
export const drizzleSettings = { casing: 'snake_case' } as const

/** Opens PGlite in a folder, and migrates it. The caller must hold the lock of the data folder. */
export async function openEmbedded(folder: string): Promise<Database> {
  return openMigrated(await openPgliteFolder(folder))
}

/** Migrates the database of a PGlite client. Closes the client when the migration fails. */
export async function openMigrated(client: PGlite): Promise<Database> {
  const db = drizzle({ client, ...drizzleSettings })
  try {
    if (!(await isMigrated(db))) await migrate(db, { migrationsFolder })
  } catch (error) {
    await client.close()
    throw error
  }
  return { db, engine: 'pglite', listen: listenOnPglite(client), close: () => client.close() }
}

/** The table in which drizzle records applied migrations. */
const migrations = pgSchema('drizzle').table('__drizzle_migrations', {
  createdAt: bigint('created_at', { mode: 'number' }),
})

/** Whether a query failed because its table does not exist. */
function missesTable(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : undefined
  return cause !== undefined && 'code' in cause && cause.code === '42P01'
}

/** Whether a database has every migration. This query is faster than drizzle's `migrate`. */
export async function isMigrated(db: Db): Promise<boolean> {
  try {
    const [newest] = await db.select({ createdAt: max(migrations.createdAt) }).from(migrations)
    const createdAt = newest?.createdAt ?? 0
    return journal.entries.every(({ when }) => when <= createdAt)
  } catch (error) {
    if (!missesTable(error)) throw error
    return false
  }
}

/** PGlite has no other process and never loses its connection, so `onReconnect` is never called. */
function listenOnPglite(client: PGlite): Listen {
  return async (channel, { onMessage }) => client.listen(channel, onMessage)
}
