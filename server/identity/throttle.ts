import { ExpiringMap } from './expiring-map.ts'

/** Keys remembered at once. The limit of calls a minute stops an attacker with more addresses. */
const maxKeys = 50_000

export interface ThrottleOptions {
  /** Attempts available at once. */
  maxAttempts: number
  /** Milliseconds until one more attempt is available. */
  refillMs: number
  /** The current time in milliseconds. */
  nowMs: () => number
}

/** A token bucket for each key. */
export class Throttle {
  readonly #options: ThrottleOptions
  readonly #used: ExpiringMap<{ attempts: number; atMs: number }>

  constructor(options: ThrottleOptions) {
    this.#options = options
    this.#used = new ExpiringMap(maxKeys, options.nowMs)
  }

  /** Uses up an attempt; false when none is left. Call it before the work, so that concurrent attempts count. */
  take(key: string): boolean {
    const attempts = this.#usedAttempts(key) + 1
    if (attempts > this.#options.maxAttempts) return false
    this.#store(key, attempts)
    return true
  }

  /** Restores the attempt that a success had used. */
  restore(key: string): void {
    this.#store(key, Math.max(0, this.#usedAttempts(key) - 1))
  }

  /** The attempts used up now: fewer than were stored, and a fraction while one is being refilled. */
  #usedAttempts(key: string): number {
    const stored = this.#used.get(key)
    if (!stored) return 0
    // A clock that is set back refills nothing, and takes nothing.
    const elapsedMs = Math.max(0, this.#options.nowMs() - stored.atMs)
    const refilled = elapsedMs / this.#options.refillMs
    return Math.max(0, stored.attempts - refilled)
  }

  #store(key: string, attempts: number): void {
    const { nowMs, refillMs } = this.#options
    this.#used.set(key, { attempts, atMs: nowMs() }, attempts * refillMs)
  }
}
