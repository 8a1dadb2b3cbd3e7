import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Pool } from 'pg'
import { ConfigError } from '../config.ts'
import type { Listen } from './listen.ts'
import { openPgliteFolder } from './pglite-folder.ts'
import { listenOnPostgres } from './postgres-listener.ts'
import * as schema from './schema.ts'

/**
 * The database or a transaction, of either engine: PGlite, which is PostgreSQL embedded in this process, or a
 * PostgreSQL server. Both speak the same dialect and run the same migrations. Inside `db.transaction(async (tx) => …)`
 * use `tx` only: PGlite has one connection, so a query on `db` would wait for the transaction to end, for ever.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

/** An open database. */
export interface Database {
  db: Db
  engine: 'pglite' | 'postgres'
  /** Listens to the notifications of every server on this database. */
  listen: Listen
  /** Finishes running queries, then closes every connection. */
  close: () => Promise<void>
}

/** `vite.server.config.ts` copies the folder beside the built server. */
const migrationsFolder = join(import.meta.dirname, 'migrations')
const settings = { schema, casing: 'snake_case' } as const
/** The advisory lock of a migration, so that servers migrate one at a time. An arbitrary number that never changes. */
const migrationLockId = 4_120_260

/** How long PostgreSQL lets our connections take, so that a stuck call frees what it locks. Migrations take as long as they need. */
export interface DatabaseTimeouts {
  /** For one statement, waiting for locks included. */
  statementMs: number
  /** For a transaction between two statements. */
  idleInTransactionMs: number
}

const defaultTimeouts: DatabaseTimeouts = { statementMs: 20_000, idleInTransactionMs: 20_000 }

/** Opens PGlite in a folder, created and migrated if needed. The caller holds the data folder's lock. */
export async function openEmbedded(folder: string): Promise<Database> {
  return openMigrated(await openPgliteFolder(folder))
}

/** The database of a PGlite client, migrated. Closes the client when the migration fails. */
export async function openMigrated(client: PGlite): Promise<Database> {
  const db = drizzlePglite({ client, ...settings })
  try {
    await migratePglite(db, { migrationsFolder })
  } catch (error) {
    await client.close()
    throw error
  }
  return { db, engine: 'pglite', listen: listenOnPglite(client), close: () => client.close() }
}

/** No other process uses this database and the connection is never lost, so `onReconnect` is never called. */
function listenOnPglite(client: PGlite): Listen {
  return async (channel, { onMessage }) => client.listen(channel, onMessage)
}

/** Reports a failed first connection as a wrong setting. */
function throwConfigError(error: unknown): never {
  const reason = error instanceof Error ? error.message || error.name : String(error)
  throw new ConfigError([`DATABASE_URL leads to no database that can be used: ${reason}.`])
}

/**
 * Connects to PostgreSQL and migrates it, one server at a time.
 * @throws ConfigError when it cannot be reached or refuses the connection
 */
export async function openPostgres(
  connectionString: string,
  { statementMs, idleInTransactionMs }: DatabaseTimeouts = defaultTimeouts,
): Promise<Database> {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 10_000,
    // A prepared search is planned for its values: what suits a frequent word is slow for a rare one. Compiling a plan
    // takes longer than running any.
    onConnect: async (connection) => {
      const timeouts = `set statement_timeout = ${statementMs}; set idle_in_transaction_session_timeout = ${idleInTransactionMs}`
      await connection.query(`set plan_cache_mode = force_custom_plan; set jit = off; ${timeouts}`)
    },
  })
  // The pool replaces idle connections that the server closed; without a listener the error would end the process.
  pool.on('error', () => {})
  // The same for a connection that the server closes between two statements of a transaction. The next statement fails.
  pool.on('connect', (connection) => connection.on('error', () => {}))
  try {
    await migrateOneAtATime(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    db: drizzlePostgres({ client: pool, ...settings }),
    engine: 'postgres',
    listen: listenOnPostgres(connectionString),
    close: () => pool.end(),
  }
}

/** Migrates on one connection, which holds the advisory lock meanwhile. */
async function migrateOneAtATime(pool: Pool): Promise<void> {
  const connection = await pool.connect().catch(throwConfigError)
  try {
    const db = drizzlePostgres({ client: connection, ...settings })
    await db.execute(sql`set statement_timeout = 0`)
    await db.execute(sql`set idle_in_transaction_session_timeout = 0`)
    await db.execute(sql`select pg_advisory_lock(${migrationLockId})`)
    await migratePostgres(db, { migrationsFolder })
    await db.execute(sql`select pg_advisory_unlock(${migrationLockId})`)
  } finally {
    // Closes the connection instead of returning it to the pool, so that a failed migration releases the lock.
    connection.release(true)
  }
}
