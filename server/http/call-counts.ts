import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { lte, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '../db/database.ts'
import { sharedCounts } from '../db/schema.ts'
import { toArrayLiteral } from '../db/sql.ts'
import { hashToken } from '../identity/secrets.ts'
import { runRepeatedly } from './repeated-task.ts'

const shareEveryMs = 1_000
/** The share of its limit from which a counter is shared. Most accounts stay below it and cost no statement. */
const shareThreshold = 0.1
/** The most counters in a window. One more evicts the oldest. */
const maxKeys = 50_000
/** The most counters in one statement. The rest follow a second later. */
const maxKeysPerShare = 1_000

export interface CallLimit {
  max: number
  /** The window's length. Windows start at multiples of it, so all servers have the same windows. */
  windowMs: number
}

interface Count {
  /** Computes the SHA-256 of window and key, stored instead of the key so that the database has no IP address. */
  hashKey: () => string
  endsAtMs: number
  /** The calls on all servers at the last share, plus this server's since then. */
  total: number
  /** This server's calls that the database has not counted yet. */
  unshared: number
}

const totals = z.object({ rows: z.array(z.object({ keyHash: z.string(), count: z.number() })) })

/**
 * Counts calls in fixed windows. Counting happens in memory without a statement; {@link share} sums the counts of all
 * servers.
 */
export class CallCounts {
  readonly #db: Db
  readonly #nowMs: () => number
  /** The current window, by window length. */
  readonly #windows = new Map<number, { endsAtMs: number; counts: Map<string, Count> }>()
  readonly #unshared = new Set<Count>()
  #isSharing = false
  #hasFailed = false

  /** @param nowMs the current time in milliseconds */
  constructor(db: Db, nowMs: () => number) {
    this.#db = db
    this.#nowMs = nowMs
  }

  /** Counts a call. @returns the calls in the current window, and the milliseconds until the window ends */
  add(key: string, { max, windowMs }: CallLimit): { current: number; ttl: number } {
    const nowMs = this.#nowMs()
    const endsAtMs = (Math.floor(nowMs / windowMs) + 1) * windowMs
    const current = this.#windows.get(windowMs)
    const window = current?.endsAtMs === endsAtMs ? current : { endsAtMs, counts: new Map<string, Count>() }
    this.#windows.set(windowMs, window)
    const hashKey = () => hashToken(`${endsAtMs} ${key}`)
    const count = window.counts.get(key) ?? { hashKey, endsAtMs, total: 0, unshared: 0 }
    count.total += 1
    count.unshared += 1
    window.counts.set(key, count)
    const [oldest] = window.counts.keys()
    if (oldest !== undefined && window.counts.size > maxKeys) window.counts.delete(oldest)
    if (count.total >= max * shareThreshold) this.#unshared.add(count)
    return { current: count.total, ttl: endsAtMs - nowMs }
  }

  /**
   * Adds this server's calls to the totals in the database and reads the totals back. Does nothing while an earlier run
   * is pending.
   * @throws the first of consecutive failures only. No count is lost: the next run adds it
   */
  async share(): Promise<void> {
    if (this.#isSharing) return
    this.#isSharing = true
    try {
      await this.#addToTotals()
      this.#hasFailed = false
    } catch (error) {
      if (this.#hasFailed) return
      this.#hasFailed = true
      throw error
    } finally {
      this.#isSharing = false
    }
  }

  async #addToTotals(): Promise<void> {
    const nowMs = this.#nowMs()
    for (const count of this.#unshared) if (count.endsAtMs <= nowMs) this.#unshared.delete(count)
    const batch = [...this.#unshared]
      .slice(0, maxKeysPerShare)
      .map((count) => ({ count, keyHash: count.hashKey(), added: count.unshared }))
    if (batch.length === 0) return
    const keyHashes = toArrayLiteral(batch.map(({ keyHash }) => keyHash))
    const added = toArrayLiteral(batch.map((each) => each.added))
    const ends = toArrayLiteral(batch.map(({ count }) => new Date(count.endsAtMs).toISOString()))
    // Lock rows in ascending order, so that concurrent statements can't deadlock.
    const result = await this.#db.execute(sql`
      insert into shared_counts (key_hash, count, expires_at)
      select * from unnest(${keyHashes}::text[], ${added}::integer[], ${ends}::timestamptz[]) as added (key_hash) order by key_hash
      on conflict (key_hash) do update set count = shared_counts.count + excluded.count
      returning key_hash as "keyHash", count`)
    const totalOf = new Map(totals.parse(result).rows.map(({ keyHash, count }) => [keyHash, count]))
    for (const { count, keyHash, added: shared } of batch) {
      // Keep the calls that were counted while the statement ran.
      count.unshared -= shared
      count.total = (totalOf.get(keyHash) ?? 0) + count.unshared
      if (count.unshared === 0) this.#unshared.delete(count)
    }
  }
}

/** A store of `@fastify/rate-limit` that counts in {@link CallCounts}. */
export function rateLimitStore(counts: CallCounts): FastifyRateLimitStoreCtor {
  return class {
    incr(...[key, callback, windowMs, max]: Parameters<InstanceType<FastifyRateLimitStoreCtor>['incr']>): void {
      callback(null, counts.add(key, { max, windowMs }))
    }
    /** All routes share this store, because their keys contain the route. */
    child() {
      return this
    }
  }
}

export async function deleteEndedWindows(db: Db, now: Date): Promise<void> {
  await db.delete(sharedCounts).where(lte(sharedCounts.expiresAt, now))
}

/** Shares the counts with the other servers once a second. A PGlite server is alone, so it does not. */
export function shareCallCounts(app: FastifyInstance): void {
  const { callCounts, config } = app.context
  if (config.databaseUrl !== undefined)
    runRepeatedly(app, { name: 'share call counts', everyMs: shareEveryMs, run: () => callCounts.share() })
}
