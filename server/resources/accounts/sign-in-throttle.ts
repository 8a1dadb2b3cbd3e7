import { minuteMs } from '@/domain'
import type { Context } from '../../context.ts'
import { ClientGone } from '../../http/client-gone.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { networkOf } from '../../http/network.ts'
import { type Bucket, countAttempts, createSharedThrottle, hasAttemptLeft } from '../../identity/shared-throttle.ts'
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

/** What an attempt is counted by: in the memory of this server, which counts attempts that have not ended, and for all servers. */
interface Count {
  local: Throttle
  bucket: Bucket
}

/**
 * Limits guesses of passwords: counts failed sign-ins, for all servers. A known device has a count of its own, so strangers,
 * who exhaust the others, can not lock it out.
 */
export class SignInThrottle {
  readonly #context: Context
  readonly #ofNetwork: Limit
  readonly #byDevice: Throttle
  readonly #byNetwork: Throttle
  readonly #byUsernameAndNetwork: Throttle
  readonly #byUsername: Throttle

  constructor(context: Context) {
    const createThrottle = (limit: Limit) => new Throttle({ ...limit, nowMs: () => context.clock.now().getTime() })
    this.#context = context
    this.#ofNetwork = {
      ...perNetwork,
      maxAttempts: Math.ceil(perNetwork.maxAttempts * context.config.rateLimitScale),
    }
    this.#byDevice = createThrottle(perUsername)
    this.#byNetwork = createThrottle(this.#ofNetwork)
    this.#byUsernameAndNetwork = createThrottle(perUsername)
    this.#byUsername = createThrottle(perUsernameAnywhere)
  }

  /**
   * Runs a sign-in. Only a failed one counts, and not one that ended before the password was compared: refused by a busy
   * server, or left by its client.
   * @throws HttpFailure 429 when too many have failed; another attempt is allowed after a minute
   */
  async run<Result>(attempt: Attempt, signIn: () => Promise<Result>): Promise<Result> {
    const tooMany = new HttpFailure('rateLimited', { retryAfterSeconds: minuteMs / 1000 })
    const counts = this.#countsOf(attempt)
    const buckets = counts.map(({ bucket }) => bucket)
    for (const { local, bucket } of counts) if (!local.take(bucket.key)) throw tooMany
    const restoreAll = () => {
      for (const { local, bucket } of counts) local.restore(bucket.key)
    }
    if (!(await hasAttemptLeft(this.#context, buckets))) {
      restoreAll()
      throw tooMany
    }
    try {
      const result = await signIn()
      restoreAll()
      return result
    } catch (error) {
      if (error instanceof ClientGone || (error instanceof HttpFailure && error.code === 'unavailable')) restoreAll()
      else await countAttempts(this.#context, buckets)
      throw error
    }
  }

  #countsOf({ username, address, device }: Attempt): Count[] {
    const name = username.toLowerCase()
    if (device !== undefined)
      return [{ local: this.#byDevice, bucket: { key: `device ${device} ${name}`, ...perUsername } }]
    const network = networkOf(address)
    return [
      { local: this.#byNetwork, bucket: { key: `network ${network}`, ...this.#ofNetwork } },
      { local: this.#byUsernameAndNetwork, bucket: { key: `username ${network} ${name}`, ...perUsername } },
      { local: this.#byUsername, bucket: { key: `anywhere ${name}`, ...perUsernameAnywhere } },
    ]
  }
}

/**
 * Limits the reset mails to one username: three at once, then one every twenty minutes.
 * @returns uses up a mail; false when none is left
 */
export function createResetThrottle(context: Context): (username: string) => Promise<boolean> {
  const take = createSharedThrottle(context, perResetUsername)
  return (username) => take(`reset ${username.toLowerCase()}`)
}
