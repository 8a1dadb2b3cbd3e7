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
/** The fraction of its limit from which a counter is shared. Most accounts stay below it and cost no statement. */
const sharedFrom = 0.1
/** The most counters in a window. One more evicts the oldest. */
const maxCounters = 50_000
/** The most counters in one statement. The rest follow a second later. */
const maxCountersPerShare = 1_000

/** A limit of calls in a window of time. */
export interface CallLimit {
  /** The most calls in a window. */
  max: number
  /** The window's length. Windows start at multiples of it, so all servers have the same windows. */
  windowMs: number
}

/** The calls in the current window, and the time left of it. */
export interface CountedCalls {
  calls: number
  /** Milliseconds until the window ends. */
  remainingMs: number
}

/** The counters of a window of time, by key. */
interface Window {
  endsAtMs: number
  counters: Map<string, Counter>
}

/** Counts the calls of one key in one window. */
interface Counter {
  key: string
  /** The end of the window. */
  endsAtMs: number
  /** The calls on all servers at the last share, plus this server's since then. */
  total: number
  /** This server's calls that the database has not counted yet. */
  unshared: number
}

const totals = z.object({ rows: z.array(z.object({ keyHash: z.string(), count: z.number() })) })

/**
 * Counts calls in fixed windows. Counting happens in memory without a statement; {@link CallCounts.share} sums the
 * counts of all servers.
 */
export class CallCounts {
  readonly #db: Db
  readonly #nowMs: () => number
  /** The current window, by window length. */
  readonly #windows = new Map<number, Window>()
  /** The counters above {@link sharedFrom} with calls that the database has not counted yet. */
  readonly #toShare = new Set<Counter>()
  #isSharing = false
  #hasFailed = false

  /** @param nowMs the current time in milliseconds */
  constructor(db: Db, nowMs: () => number) {
    this.#db = db
    this.#nowMs = nowMs
  }

  /** Counts a call of a key, such as a network or an account with a route. */
  add(key: string, { max, windowMs }: CallLimit): CountedCalls {
    const nowMs = this.#nowMs()
    const { endsAtMs, counters } = this.#windowAt(nowMs, windowMs)
    const counter = counters.get(key) ?? { key, endsAtMs, total: 0, unshared: 0 }
    counter.total += 1
    counter.unshared += 1
    counters.set(key, counter)
    const [oldestKey] = counters.keys()
    if (oldestKey !== undefined && counters.size > maxCounters) counters.delete(oldestKey)
    if (counter.total >= max * sharedFrom) this.#toShare.add(counter)
    return { calls: counter.total, remainingMs: endsAtMs - nowMs }
  }

  /** The window of a length that contains an instant. It replaces the previous window of that length. */
  #windowAt(nowMs: number, windowMs: number): Window {
    const endsAtMs = (Math.floor(nowMs / windowMs) + 1) * windowMs
    const latest = this.#windows.get(windowMs)
    if (latest?.endsAtMs === endsAtMs) return latest
    const window: Window = { endsAtMs, counters: new Map() }
    this.#windows.set(windowMs, window)
    return window
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
    for (const counter of this.#toShare) if (counter.endsAtMs <= nowMs) this.#toShare.delete(counter)
    const batch = [...this.#toShare]
      .slice(0, maxCountersPerShare)
      .map((counter) => ({ counter, keyHash: hashOf(counter), newCalls: counter.unshared }))
    if (batch.length === 0) return
    const keyHashes = toArrayLiteral(batch.map(({ keyHash }) => keyHash))
    const addedCounts = toArrayLiteral(batch.map(({ newCalls }) => newCalls))
    const ends = toArrayLiteral(batch.map(({ counter }) => new Date(counter.endsAtMs).toISOString()))
    // Lock rows in ascending order, so that concurrent statements can't deadlock.
    const result = await this.#db.execute(sql`
      insert into shared_counts (key_hash, count, expires_at)
      select * from unnest(${keyHashes}::text[], ${addedCounts}::integer[], ${ends}::timestamptz[]) as added (key_hash) order by key_hash
      on conflict (key_hash) do update set count = shared_counts.count + excluded.count
      returning key_hash as "keyHash", count`)
    const totalOf = new Map(totals.parse(result).rows.map(({ keyHash, count }) => [keyHash, count]))
    for (const { counter, keyHash, newCalls } of batch) {
      // Keep the calls that were counted while the statement ran.
      counter.unshared -= newCalls
      counter.total = (totalOf.get(keyHash) ?? 0) + counter.unshared
      if (counter.unshared === 0) this.#toShare.delete(counter)
    }
  }
}

/** The SHA-256 of window and key, stored instead of the key so that the database has no IP address. */
function hashOf({ key, endsAtMs }: Counter): string {
  return hashToken(`${endsAtMs} ${key}`)
}

/** The parameters of the method that `@fastify/rate-limit` calls to count a call. */
type IncrementParameters = Parameters<InstanceType<FastifyRateLimitStoreCtor>['incr']>

/** A store of `@fastify/rate-limit` that counts in {@link CallCounts}. */
export function rateLimitStore(counts: CallCounts): FastifyRateLimitStoreCtor {
  return class {
    incr(...[key, callback, windowMs, max]: IncrementParameters): void {
      const { calls, remainingMs } = counts.add(key, { max, windowMs })
      callback(null, { current: calls, ttl: remainingMs })
    }
    /** All routes share this store, because their keys contain the route. */
    child() {
      return this
    }
  }
}

/** Deletes the shared counts of windows that have ended. */
export async function deleteEndedWindows(db: Db, now: Date): Promise<void> {
  await db.delete(sharedCounts).where(lte(sharedCounts.expiresAt, now))
}

/** Shares the counts with the other servers once a second. A PGlite server is alone, so it does not. */
export function shareCallCounts(app: FastifyInstance): void {
  const { callCounts, config } = app.context
  if (config.databaseUrl !== undefined)
    runRepeatedly(app, { name: 'share call counts', everyMs: shareEveryMs, run: () => callCounts.share() })
}
