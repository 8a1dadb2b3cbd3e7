import { ExpiringMap } from './expiring-map.ts'

/** How many keys are remembered; an attacker with more addresses than this meets the limit of calls a minute. */
const capacity = 50_000

export interface ThrottleOptions {
  /** Attempts in a row before a wait. */
  attempts: number
  /** Milliseconds after which one more attempt is given. */
  refill: number
  now: () => number
}

/** Counts attempts by key: so many at once, then one more each while. */
export class Throttle {
  readonly #options: ThrottleOptions
  readonly #used: ExpiringMap<{ attempts: number; at: number }>

  constructor(options: ThrottleOptions) {
    this.#options = options
    this.#used = new ExpiringMap(capacity, options.now)
  }

  /** Uses an attempt up; false when there is none left. Taken before the work, so that attempts at once all count. */
  take(key: string): boolean {
    const used = this.#usedOf(key)
    if (used + 1 > this.#options.attempts) return false
    this.#write(key, used + 1)
    return true
  }

  /** Gives an attempt back: it succeeded. */
  giveBack(key: string): void {
    this.#write(key, Math.max(0, this.#usedOf(key) - 1))
  }

  #usedOf(key: string): number {
    const used = this.#used.get(key)
    if (!used) return 0
    return Math.max(0, used.attempts - (this.#options.now() - used.at) / this.#options.refill)
  }

  #write(key: string, attempts: number): void {
    const { now, refill } = this.#options
    this.#used.set(key, { attempts, at: now() }, attempts * refill)
  }
}
