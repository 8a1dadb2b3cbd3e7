import { ExpiringMap } from './expiring-map.ts'

/** The most remembered keys. The limit on calls per minute stops an attacker with more addresses. */
const maxKeys = 50_000

/** The limit of a {@link Throttle}. */
export interface ThrottleOptions {
  /** The capacity of each bucket in attempts. */
  maxAttempts: number
  /** Milliseconds in which one attempt is refilled. */
  refillMs: number
  /** The current time in milliseconds. */
  nowMs: () => number
}

/** A token bucket per key, in memory. */
export class Throttle {
  readonly #options: ThrottleOptions
  readonly #used: ExpiringMap<{ attempts: number; atMs: number }>

  constructor(options: ThrottleOptions) {
    this.#options = options
    this.#used = new ExpiringMap(maxKeys, options.nowMs)
  }

  /**
   * Consumes an attempt. Call it before the work, so that concurrent attempts count. @returns false when none is left
   */
  consume(key: string): boolean {
    const attempts = this.#usedAttempts(key) + 1
    if (attempts > this.#options.maxAttempts) return false
    this.#store(key, attempts)
    return true
  }

  /** Returns a consumed attempt, for a call that turned out not to count. */
  restore(key: string): void {
    this.#store(key, Math.max(0, this.#usedAttempts(key) - 1))
  }

  /** The attempts consumed and not yet refilled, with a fraction for the one being refilled. */
  #usedAttempts(key: string): number {
    const stored = this.#used.get(key)
    if (!stored) return 0
    // A clock that was set back refills nothing.
    const elapsedMs = Math.max(0, this.#options.nowMs() - stored.atMs)
    const refilled = elapsedMs / this.#options.refillMs
    return Math.max(0, stored.attempts - refilled)
  }

  #store(key: string, attempts: number): void {
    const { nowMs, refillMs } = this.#options
    this.#used.set(key, { attempts, atMs: nowMs() }, attempts * refillMs)
  }
}
