import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool } from 'pg'
import { ConfigError } from '../config.ts'
import { type Database, drizzleSettings, isMigrated, migrationsFolder } from './database.ts'
import type { Listen, Listener } from './listen.ts'

/** The id of the advisory lock that serialises migrations of several servers. Arbitrary, but never change it. */
const migrationLockId = 4_120_260

/** The timeouts of the server's connections, so that a stuck call releases its locks. Migrations have none. */
export interface DatabaseTimeouts {
  /** For one statement, including lock waits. */
  statementMs: number
  /** For a transaction that runs no statement. */
  idleInTransactionMs: number
}

/**
 * The planner's settings for statements of some milliseconds on data that fits in memory: no compiled plans and no
 * parallel workers, whose start takes longer than any statement of ours, and cheap reads by an index.
 */
const plannerSettings = 'set jit = off; set max_parallel_workers_per_gather = 0; set random_page_cost = 1.1'

const defaultTimeouts: DatabaseTimeouts = { statementMs: 20_000, idleInTransactionMs: 20_000 }

/** Reports a failed first connection as an invalid DATABASE_URL. */
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
    // Idle connections stay open: the first search on a new one takes 60 ms. Keepalive detects those that a network drops.
    idleTimeoutMillis: 0,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    onConnect: async (connection) => {
      const timeouts = `set statement_timeout = ${statementMs}; set idle_in_transaction_session_timeout = ${idleInTransactionMs}`
      await connection.query(`${plannerSettings}; ${timeouts}`)
    },
  })
  // The pool replaces idle connections that the server closed; without a listener the error would end the process.
  pool.on('error', () => {})
  // Handles the error of a connection that the server closes inside a transaction. The transaction's next statement
  // fails.
  pool.on('connect', (connection) => connection.on('error', () => {}))
  try {
    await migrateOneAtATime(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    db: drizzle({ client: pool, ...drizzleSettings }),
    engine: 'postgres',
    listen: listenOnPostgres(connectionString),
    close: () => pool.end(),
  }
}

/** Migrates on one connection that holds the advisory lock. */
async function migrateOneAtATime(pool: Pool): Promise<void> {
  const connection = await pool.connect().catch(throwConfigError)
  try {
    const db = drizzle({ client: connection, ...drizzleSettings })
    await db.execute(sql`set statement_timeout = 0`)
    await db.execute(sql`set idle_in_transaction_session_timeout = 0`)
    await db.execute(sql`select pg_advisory_lock(${migrationLockId})`)
    if (!(await isMigrated(db))) await migrate(db, { migrationsFolder })
    await db.execute(sql`select pg_advisory_unlock(${migrationLockId})`)
  } finally {
    // Closes the connection instead of returning it to the pool, so that a failed migration releases the lock.
    connection.release(true)
  }
}

const reconnectDelayMs = 1_000

/** Listens to PostgreSQL's notifications on a separate connection, and reconnects when the connection is lost. */
function listenOnPostgres(connectionString: string): Listen {
  return async (channel, listener) => {
    const connection = new ListenerConnection(connectionString, channel, listener)
    await connection.open()
    return () => connection.close()
  }
}

class ListenerConnection {
  readonly #connectionString: string
  readonly #channel: string
  readonly #listener: Listener
  #client: Client | undefined
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  constructor(connectionString: string, channel: string, listener: Listener) {
    this.#connectionString = connectionString
    this.#channel = channel
    this.#listener = listener
  }

  async open(): Promise<void> {
    const client = new Client({ connectionString: this.#connectionString, keepAlive: true })
    client.on('notification', ({ payload }) => this.#listener.onMessage(payload ?? ''))
    // Without a listener the error would end the process. The `end` event follows the error.
    client.on('error', () => {})
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(this.#channel)}`)
    // Only now: when this function fails, `#reconnect` tries again by itself.
    client.on('end', () => this.#reconnect())
    this.#client = client
    if (this.#isClosed) await client.end()
  }

  #reconnect(): void {
    if (this.#isClosed) return
    this.#reconnectTimer = setTimeout(() => {
      this.open().then(
        () => this.#listener.onReconnect(),
        () => this.#reconnect(),
      )
    }, reconnectDelayMs)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#reconnectTimer)
    await this.#client?.end()
  }
}
