import { minuteMs } from '@/domain'
import type { Context } from '../../context.ts'
import { ClientGone } from '../../http/client-gone.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { networkOf } from '../../http/network.ts'
import { Throttle, type ThrottleOptions } from '../../identity/throttle.ts'

type Limit = Omit<ThrottleOptions, 'nowMs'>

/** Of one username in one network, or in one known device. */
const perUsername: Limit = { maxAttempts: 5, refillMs: minuteMs }
/** Of all usernames in one network: more, because a campus shares one address. */
const perNetwork: Limit = { maxAttempts: 30, refillMs: minuteMs / 4 }
/** Of one username in all networks: NIST SP 800-63B allows no more than 100 failures in a row. */
const perUsernameAnywhere: Limit = { maxAttempts: 100, refillMs: minuteMs }
const perResetUsername: Limit = { maxAttempts: 3, refillMs: 20 * minuteMs }

/** A sign-in, or another call that proves a password. */
export interface Attempt {
  username: string
  /** The caller's IP address. */
  address: string
  /** What only this username's own people have: a known device, or the session. Undefined for a stranger. */
  device: string | undefined
}

/**
 * Limits guesses of passwords: counts failed sign-ins in the memory of each server. A known device has a count of its own,
 * so strangers, who exhaust the others, can not lock it out.
 */
export class SignInThrottle {
  readonly #byDevice: Throttle
  readonly #byNetwork: Throttle
  readonly #byUsernameAndNetwork: Throttle
  readonly #byUsername: Throttle

  constructor({ clock, config }: Context) {
    const createThrottle = (limit: Limit) => new Throttle({ ...limit, nowMs: () => clock.now().getTime() })
    const maxOfNetwork = Math.ceil(perNetwork.maxAttempts * config.rateLimitScale)
    this.#byDevice = createThrottle(perUsername)
    this.#byNetwork = createThrottle({ ...perNetwork, maxAttempts: maxOfNetwork })
    this.#byUsernameAndNetwork = createThrottle(perUsername)
    this.#byUsername = createThrottle(perUsernameAnywhere)
  }

  /**
   * Runs a sign-in. Only a failed one counts, and not one that ended before the password was compared: refused by a busy
   * server, or left by its client.
   * @throws HttpFailure 429 when too many have failed; another attempt is allowed after a minute
   */
  async run<Result>(attempt: Attempt, signIn: () => Promise<Result>): Promise<Result> {
    const counts = this.#countsOf(attempt)
    for (const [throttle, key] of counts)
      if (!throttle.take(key)) throw new HttpFailure('rateLimited', { retryAfterSeconds: minuteMs / 1000 })
    const restoreAll = () => {
      for (const [throttle, key] of counts) throttle.restore(key)
    }
    try {
      const result = await signIn()
      restoreAll()
      return result
    } catch (error) {
      if (error instanceof ClientGone || (error instanceof HttpFailure && error.code === 'unavailable')) restoreAll()
      throw error
    }
  }

  #countsOf({ username, address, device }: Attempt): (readonly [Throttle, string])[] {
    const name = username.toLowerCase()
    if (device !== undefined) return [[this.#byDevice, `${device} ${name}`]]
    const network = networkOf(address)
    return [
      [this.#byNetwork, network],
      [this.#byUsernameAndNetwork, `${network} ${name}`],
      [this.#byUsername, name],
    ]
  }
}

/** Limits the reset mails to one username: three at once, then one every twenty minutes. */
export function createResetThrottle({ clock }: Context): Throttle {
  return new Throttle({ ...perResetUsername, nowMs: () => clock.now().getTime() })
}
