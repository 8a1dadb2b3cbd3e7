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
/** The part of its limit from which a count is shared. Most accounts never get there. */
const sharedFrom = 0.1
/** Keys counted in one window; one more drops the oldest. */
const maxKeys = 50_000
/** Keys in one statement; the others follow a second later. */
const maxKeysPerShare = 1_000

export interface CallLimit {
  max: number
  /** Windows begin at multiples of their length, so they are the same on all servers. */
  windowMs: number
}

interface Count {
  /** SHA-256 of the key and the window, so that the database holds no address. */
  keyHash: () => string
  endsAtMs: number
  /** The calls of all servers, as far as this one knows. */
  total: number
  /** The calls in `total` that the database does not have. */
  unshared: number
}

const totals = z.object({ rows: z.array(z.object({ keyHash: z.string(), count: z.number() })) })

/** Counts calls in memory, so that none costs a statement, and adds the counts of all servers up when it is told to. */
export class CallCounts {
  readonly #db: Db
  readonly #nowMs: () => number
  /** The current window of each length. */
  readonly #windows = new Map<number, { endsAtMs: number; counts: Map<string, Count> }>()
  readonly #unshared = new Set<Count>()
  #isSharing = false
  #hasFailed = false

  /** @param nowMs the current time in milliseconds */
  constructor(db: Db, nowMs: () => number) {
    this.#db = db
    this.#nowMs = nowMs
  }

  /** Counts a call. @returns the calls in this window, and the milliseconds until it ends */
  add(key: string, { max, windowMs }: CallLimit): { current: number; ttl: number } {
    const nowMs = this.#nowMs()
    const endsAtMs = (Math.floor(nowMs / windowMs) + 1) * windowMs
    const current = this.#windows.get(windowMs)
    const window = current?.endsAtMs === endsAtMs ? current : { endsAtMs, counts: new Map<string, Count>() }
    this.#windows.set(windowMs, window)
    const keyHash = () => hashToken(`${endsAtMs} ${key}`)
    const count = window.counts.get(key) ?? { keyHash, endsAtMs, total: 0, unshared: 0 }
    count.total += 1
    count.unshared += 1
    window.counts.set(key, count)
    const [oldest] = window.counts.keys()
    if (oldest !== undefined && window.counts.size > maxKeys) window.counts.delete(oldest)
    if (count.total >= max * sharedFrom) this.#unshared.add(count)
    return { current: count.total, ttl: endsAtMs - nowMs }
  }

  /**
   * Adds this server's calls to the database's totals, and takes these over. Does nothing while an earlier run waits for
   * the database.
   * @throws the first of several failures in a row; this server's counts stay, and the next run adds them
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
      .map((count) => ({ count, keyHash: count.keyHash(), added: count.unshared }))
    if (batch.length === 0) return
    const keyHashes = toArrayLiteral(batch.map(({ keyHash }) => keyHash))
    const added = toArrayLiteral(batch.map((each) => each.added))
    const ends = toArrayLiteral(batch.map(({ count }) => new Date(count.endsAtMs).toISOString()))
    // Rows are locked in one order, so that the servers' statements wait for each other instead of deadlocking.
    const answer = await this.#db.execute(sql`
      insert into shared_counts (key_hash, count, expires_at)
      select * from unnest(${keyHashes}::text[], ${added}::integer[], ${ends}::timestamptz[]) as added (key_hash) order by key_hash
      on conflict (key_hash) do update set count = shared_counts.count + excluded.count
      returning key_hash as "keyHash", count`)
    const totalOf = new Map(totals.parse(answer).rows.map(({ keyHash, count }) => [keyHash, count]))
    for (const { count, keyHash, added: shared } of batch) {
      // More calls may have been counted while the statement ran.
      count.unshared -= shared
      count.total = (totalOf.get(keyHash) ?? 0) + count.unshared
      if (count.unshared === 0) this.#unshared.delete(count)
    }
  }
}

/** Makes `@fastify/rate-limit` count with ours. */
export function rateLimitStore(counts: CallCounts): FastifyRateLimitStoreCtor {
  return class {
    incr(...[key, callback, windowMs, max]: Parameters<InstanceType<FastifyRateLimitStoreCtor>['incr']>): void {
      callback(null, counts.add(key, { max, windowMs }))
    }
    /** The store of a route: the same, because the keys name their route. */
    child() {
      return this
    }
  }
}

/** Deletes the counts of windows that have ended. */
export async function deleteEndedWindows(db: Db, now: Date): Promise<void> {
  await db.delete(sharedCounts).where(lte(sharedCounts.expiresAt, now))
}

/** Shares the counts once a second with the other servers, which only PostgreSQL has. */
export function shareCallCounts(app: FastifyInstance): void {
  const { callCounts, config } = app.context
  if (config.databaseUrl !== undefined)
    runRepeatedly(app, { name: 'share call counts', everyMs: shareEveryMs, run: () => callCounts.share() })
}
