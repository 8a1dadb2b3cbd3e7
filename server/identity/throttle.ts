import type { Clock } from '../context.ts'
import { ExpiringMap } from './expiring-map.ts'

/** The most remembered buckets. The limit on calls per minute stops an attacker with more addresses. */
const maxBuckets = 200_000

/** A token bucket. */
export interface Bucket {
  /** Its name, such as `network 203.0.113.7`. */
  key: string
  /** Its capacity in attempts. */
  maxAttempts: number
  /** Milliseconds in which one attempt is refilled. */
  refillMs: number
}

/** The limit of a bucket. */
export type Limit = Omit<Bucket, 'key'>

/** Token buckets in memory. */
export class Throttle {
  readonly #nowMs: () => number
  readonly #used: ExpiringMap<{ attempts: number; atMs: number }>

  constructor(clock: Clock) {
    this.#nowMs = () => clock.now().getTime()
    this.#used = new ExpiringMap(maxBuckets, this.#nowMs)
  }

  /**
   * Consumes an attempt. Call it before the work, so that concurrent attempts count. @returns false when none is left
   */
  consume(bucket: Bucket): boolean {
    const attempts = this.#usedAttempts(bucket) + 1
    if (attempts > bucket.maxAttempts) return false
    this.#store(bucket, attempts)
    return true
  }

  /** Returns a consumed attempt, for a call that turned out not to count. */
  restore(bucket: Bucket): void {
    this.#store(bucket, Math.max(0, this.#usedAttempts(bucket) - 1))
  }

  /** The attempts consumed and not yet refilled, with a fraction for the one being refilled. */
  #usedAttempts({ key, refillMs }: Bucket): number {
    const stored = this.#used.get(key)
    if (!stored) return 0
    // A clock that was set back refills nothing.
    const elapsedMs = Math.max(0, this.#nowMs() - stored.atMs)
    return Math.max(0, stored.attempts - elapsedMs / refillMs)
  }

  #store({ key, refillMs }: Bucket, attempts: number): void {
    this.#used.set(key, { attempts, atMs: this.#nowMs() }, attempts * refillMs)
  }
}
