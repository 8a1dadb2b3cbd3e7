import { inArray, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { countedAttempts } from '../db/schema.ts'
import { hashToken } from './secrets.ts'
import { type Bucket, type Limit, Throttle } from './throttle.ts'

// Token buckets in the database, shared by all servers. Their keys are stored as digests.

type Store = Pick<Context, 'db' | 'clock'>

/** Whether every bucket has an attempt left. Consumes none. */
export async function hasAttemptLeft({ db, clock }: Store, buckets: readonly Bucket[]): Promise<boolean> {
  const nowMs = clock.now().getTime()
  const hashes = buckets.map(({ key }) => hashToken(key))
  const rows = await db.select().from(countedAttempts).where(inArray(countedAttempts.keyHash, hashes))
  return buckets.every(({ maxAttempts, refillMs }, index) => {
    const row = rows.find(({ keyHash }) => keyHash === hashes[index])
    if (!row) return true
    const refilled = Math.max(0, nowMs - row.countedAt.getTime()) / refillMs
    const usedAttempts = Math.max(0, row.attempts - refilled)
    return usedAttempts + 1 <= maxAttempts
  })
}

/** Consumes attempts from each bucket, even beyond its capacity. */
export async function countAttempts({ db, clock }: Store, buckets: readonly Bucket[], attempts = 1): Promise<void> {
  const countedAt = clock.now()
  const rows = buckets.map(({ key, refillMs }) => ({
    keyHash: hashToken(key),
    attempts,
    countedAt,
    expiresAt: new Date(countedAt.getTime() + attempts * refillMs),
  }))
  // Lock rows in ascending order, so that concurrent statements can't deadlock.
  rows.sort((a, b) => (a.keyHash < b.keyHash ? -1 : 1))
  // The refill time of one attempt, from the inserted row.
  const refillTime = sql`((excluded.expires_at - excluded.counted_at) / excluded.attempts)`
  // Never move `counted_at` back: a server with a slow clock would make the next server refill the difference twice.
  const latestCountedAt = sql`greatest(excluded.counted_at, ${countedAttempts.countedAt})`
  const elapsed = sql`(${latestCountedAt} - ${countedAttempts.countedAt})`
  const refilled = sql`extract(epoch from ${elapsed}) / extract(epoch from ${refillTime})`
  const usedAttempts = sql`(greatest(0, ${countedAttempts.attempts} - ${refilled}) + excluded.attempts)`
  await db
    .insert(countedAttempts)
    .values(rows)
    .onConflictDoUpdate({
      target: countedAttempts.keyHash,
      set: {
        attempts: usedAttempts,
        countedAt: latestCountedAt,
        expiresAt: sql`${latestCountedAt} + ${refillTime} * ${usedAttempts}`,
      },
    })
}

/**
 * Consumes an attempt of a bucket in the caller's transaction. Transactions of one bucket are serialised, so concurrent
 * ones never exceed its capacity.
 * @returns false when none is left
 */
export async function consumeAttempt({ db: tx, clock }: Store, bucket: Bucket): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hashToken(bucket.key)}, 0))`)
  if (!(await hasAttemptLeft({ db: tx, clock }, [bucket]))) return false
  await countAttempts({ db: tx, clock }, [bucket])
  return true
}

/** Deletes full buckets, which equal missing ones. */
export async function deleteFullBuckets({ db, clock }: Store): Promise<void> {
  // Skip locked rows: waiting for them in another order could deadlock.
  await db.execute(sql`
    delete from ${countedAttempts} where key_hash in (
      select key_hash from ${countedAttempts} where expires_at < ${clock.now()} for update skip locked
    )`)
}

/**
 * Creates a limit shared by all servers. A bucket in memory limits concurrent attempts on this server.
 * @returns a function that consumes an attempt; it resolves with false when none is left
 */
export function createSharedThrottle(context: Store, limit: Limit): (key: string) => Promise<boolean> {
  const local = new Throttle(context.clock)
  return async (key) => {
    const bucket = { key, ...limit }
    if (!local.consume(bucket)) return false
    if (!(await hasAttemptLeft(context, [bucket]))) {
      local.restore(bucket)
      return false
    }
    await countAttempts(context, [bucket])
    return true
  }
}
