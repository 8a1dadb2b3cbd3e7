import { inArray, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { countedAttempts } from '../db/schema.ts'
import { hashToken } from './secrets.ts'
import { Throttle } from './throttle.ts'

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

/** Uses up attempts of each bucket, one or more. */
export async function countAttempts({ db, clock }: Store, buckets: readonly Bucket[], attempts = 1): Promise<void> {
  const countedAt = clock.now()
  const rows = buckets.map(({ key, refillMs }) => ({
    keyHash: hashToken(key),
    attempts,
    countedAt,
    expiresAt: new Date(countedAt.getTime() + attempts * refillMs),
  }))
  // Rows are locked in one order, so that concurrent statements wait for each other instead of deadlocking.
  rows.sort((a, b) => (a.keyHash < b.keyHash ? -1 : 1))
  // A new row expires once its attempts have been refilled.
  const refill = sql`((excluded.expires_at - excluded.counted_at) / excluded.attempts)`
  // A server whose clock is behind must not set the time back: the next one would refill the difference once more.
  const latest = sql`greatest(excluded.counted_at, ${countedAttempts.countedAt})`
  const elapsed = sql`(${latest} - ${countedAttempts.countedAt})`
  const used = sql`(greatest(0, ${countedAttempts.attempts} - extract(epoch from ${elapsed}) / extract(epoch from ${refill})) + excluded.attempts)`
  await db
    .insert(countedAttempts)
    .values(rows)
    .onConflictDoUpdate({
      target: countedAttempts.keyHash,
      set: {
        attempts: used,
        countedAt: latest,
        expiresAt: sql`${latest} + ${refill} * ${used}`,
      },
    })
}

/** Deletes the buckets that are full again. */
export async function deleteFullBuckets({ db, clock }: Store): Promise<void> {
  // Rows that are being counted are skipped: waiting for them in another order than theirs could deadlock.
  await db.execute(sql`
    delete from ${countedAttempts} where key_hash in (
      select key_hash from ${countedAttempts} where expires_at < ${clock.now()} for update skip locked
    )`)
}

/**
 * A limit that all servers share. The count in memory in front of it holds for concurrent attempts at one server.
 * @returns uses up an attempt; false when none is left
 */
export function createSharedThrottle(context: Store, limit: Omit<Bucket, 'key'>): (key: string) => Promise<boolean> {
  const local = new Throttle({ ...limit, nowMs: () => context.clock.now().getTime() })
  return async (key) => {
    const buckets = [{ key, ...limit }]
    if (!local.take(key)) return false
    if (!(await hasAttemptLeft(context, buckets))) {
      local.restore(key)
      return false
    }
    await countAttempts(context, buckets)
    return true
  }
}
