import { inArray, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { countedAttempts } from '../db/schema.ts'
import { hashToken } from './secrets.ts'

/** A token bucket that all servers share. */
export interface Bucket {
  /** What is counted, for example `network 203.0.113.7`. Stored as a hash. */
  key: string
  /** Attempts available at once. */
  maxAttempts: number
  /** Milliseconds until one more attempt is available. */
  refillMs: number
}

type Store = Pick<Context, 'db' | 'clock'>

/** Whether each bucket has an attempt left. Uses none up. */
export async function hasAttemptLeft({ db, clock }: Store, buckets: readonly Bucket[]): Promise<boolean> {
  const nowMs = clock.now().getTime()
  const hashes = buckets.map(({ key }) => hashToken(key))
  const rows = await db.select().from(countedAttempts).where(inArray(countedAttempts.keyHash, hashes))
  return buckets.every(({ maxAttempts, refillMs }, index) => {
    const row = rows.find(({ keyHash }) => keyHash === hashes[index])
    if (!row) return true
    const refilled = Math.max(0, nowMs - row.countedAt.getTime()) / refillMs
    return Math.max(0, row.attempts - refilled) + 1 <= maxAttempts
  })
}

/** Uses up an attempt of each bucket, and deletes buckets that are full again. */
export async function countAttempt({ db, clock }: Store, buckets: readonly Bucket[]): Promise<void> {
  const countedAt = clock.now()
  const rows = buckets.map(({ key, refillMs }) => ({
    keyHash: hashToken(key),
    attempts: 1,
    countedAt,
    expiresAt: new Date(countedAt.getTime() + refillMs),
  }))
  // Rows are locked in one order, so that concurrent statements wait for each other instead of deadlocking.
  rows.sort((a, b) => (a.keyHash < b.keyHash ? -1 : 1))
  // A new row expires once its one attempt has been refilled.
  const refill = sql`(excluded.expires_at - excluded.counted_at)`
  // A server whose clock is behind must not set the time back: the next one would refill the difference once more.
  const latest = sql`greatest(excluded.counted_at, ${countedAttempts.countedAt})`
  const elapsed = sql`(${latest} - ${countedAttempts.countedAt})`
  const attempts = sql`(greatest(0, ${countedAttempts.attempts} - extract(epoch from ${elapsed}) / extract(epoch from ${refill})) + 1)`
  await db
    .insert(countedAttempts)
    .values(rows)
    .onConflictDoUpdate({
      target: countedAttempts.keyHash,
      set: {
        attempts,
        countedAt: latest,
        expiresAt: sql`${latest} + ${refill} * ${attempts}`,
      },
    })
  await db.execute(sql`
    delete from ${countedAttempts} where key_hash in (
      select key_hash from ${countedAttempts} where expires_at < ${countedAt} for update skip locked
    )`)
}
