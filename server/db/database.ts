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
 * The database, or a transaction of it: one type over both engines. Inside `db.transaction(async (tx) => …)`
 * use `tx` only; the embedded engine has one connection, so a query on `db` would wait for itself.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

/** An open database. */
export interface Database {
  db: Db
  engine: 'pglite' | 'postgres'
  /** Hears what any server on this database tells, from now on. */
  listen: Listen
  /** Finishes what is under way and lets go. */
  close: () => Promise<void>
}

/** Beside the source, and copied beside the built server by `vite.server.config.ts`. */
const migrationsFolder = join(import.meta.dirname, 'migrations')
const settings = { schema, casing: 'snake_case' } as const
/** Any number, the same for every server of ours, so that only one of them migrates at a time. */
const migrationLock = 4_120_260

/** Opens the embedded database in a folder, made and migrated if needed. The caller holds the folder's lock. */
export async function openEmbedded(folder: string): Promise<Database> {
  return migrated(await openPgliteFolder(folder))
}

/** Wraps an open PGlite (in memory, for tests) and migrates it. */
export async function migrated(client: PGlite): Promise<Database> {
  const db = drizzlePglite({ client, ...settings })
  try {
    await migratePglite(db, { migrationsFolder })
  } catch (error) {
    await client.close()
    throw error
  }
  return { db, engine: 'pglite', listen: listenOnPglite(client), close: () => client.close() }
}

/** One process has the embedded database for itself, so nothing can be missed. */
function listenOnPglite(client: PGlite): Listen {
  return async (channel, { onMessage }) => client.listen(channel, onMessage)
}

/** Turns what the first connection failed with into words for whoever set its address. */
function refuse(error: unknown): never {
  const reason = error instanceof Error ? error.message || error.name : String(error)
  throw new ConfigError([`DATABASE_URL leads to no database that can be used: ${reason}.`])
}

/**
 * Connects to PostgreSQL and migrates it, one server at a time.
 * @throws ConfigError when it can not be reached or does not let us in
 */
export async function openPostgres(connectionString: string): Promise<Database> {
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000 })
  // An idle connection the server closed is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  try {
    const connection = await pool.connect().catch(refuse)
    try {
      const db = drizzlePostgres({ client: connection, ...settings })
      await db.execute(sql`select pg_advisory_lock(${migrationLock})`)
      await migratePostgres(db, { migrationsFolder })
      await db.execute(sql`select pg_advisory_unlock(${migrationLock})`)
    } finally {
      // Ends the connection rather than returning it, so that a failed migration can not keep the lock.
      connection.release(true)
    }
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
