import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Db } from '../db/database.ts'

/** Whether the tests run on PostgreSQL. PGlite runs one transaction at a time, so nothing can wait for one there. */
export const hasConcurrentTransactions = Boolean(process.env.TEST_DATABASE_URL)

/** The connections that wait for a lock of this transaction. */
const blockedConnections = sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`

/**
 * Makes a call while a transaction is held open, and commits once the call waits for the transaction.
 * @param hold takes the locks of the transaction
 * @param finish what the transaction does before the commit, once the call waits
 * @returns the result of the call
 * @throws when the call does not wait
 */
export async function callDuring<Result>(
  db: Db,
  hold: (tx: Db) => Promise<unknown>,
  call: () => Promise<Result>,
  finish: (tx: Db) => Promise<unknown> = async () => {},
): Promise<Result> {
  let begin = () => {}
  // Chained outside of the transaction, because the call must not inherit its context.
  const result = new Promise<void>((resolve) => {
    begin = resolve
  }).then(call)
  await db.transaction(async (tx) => {
    await hold(tx)
    begin()
    await expect.poll(() => tx.execute(blockedConnections)).toMatchObject({ rows: [{}] })
    await finish(tx)
  })
  return result
}
