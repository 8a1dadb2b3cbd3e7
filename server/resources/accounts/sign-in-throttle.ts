import { minuteMs } from '@/domain'
import type { Context } from '../../context.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { networkOf } from '../../http/network.ts'
import { countAttempts, hasAttemptLeft } from '../../identity/shared-throttle.ts'
import { type Bucket, type Limit, Throttle } from '../../identity/throttle.ts'

/** The limit of a username from one network (of IPv6 a /48), and of a username on one known device. */
const perUsernameAndSource: Limit = { maxAttempts: 5, refillMs: minuteMs }
/** The limit of a network for all usernames: higher, because a campus shares one address. */
const perNetwork: Limit = { maxAttempts: 30, refillMs: minuteMs / 4 }
/** The limit of a username over all networks: the 100 failures of NIST SP 800-63B, then one a minute. */
const perUsernameAnywhere: Limit = { maxAttempts: 100, refillMs: minuteMs }

/** A sign-in, or another call that verifies a password. */
export interface Attempt {
  username: string
  /** The caller's IP address. */
  address: string
  /** The digest of a known device or a session token, which strangers don't have; undefined without either. */
  device: string | undefined
}

/**
 * Limits password guessing by counting failed sign-ins on all servers. A known device has its own bucket, so strangers
 * who exhaust the other buckets can't lock it out.
 */
export class SignInThrottle {
  readonly #context: Context
  /** Counts this server's attempts while they run, so that concurrent ones don't exceed the limits, and those that failed. */
  readonly #local: Throttle

  constructor(context: Context) {
    this.#context = context
    this.#local = new Throttle(context.clock)
  }

  /**
   * Runs a sign-in and counts it when the password was wrong. Nothing else counts: neither a sign-in that a bucket
   * refuses, nor one that a full queue rejects, its client aborts or another failure ends.
   * @param signIn rejects for a wrong password with `unauthenticated`, or `invalid` at the field `currentPassword`
   * @throws HttpFailure 429 after too many failures; one more attempt is allowed after a minute at the latest
   */
  async run<Result>(attempt: Attempt, signIn: () => Promise<Result>): Promise<Result> {
    const buckets = bucketsOf(attempt, this.#context.config.rateLimitScale)
    this.#consumeLocal(buckets)
    try {
      if (!(await hasAttemptLeft(this.#context, buckets))) throw tooManyAttempts()
      const result = await signIn()
      this.#restoreLocal(buckets)
      return result
    } catch (error) {
      if (isWrongPassword(error)) await countAttempts(this.#context, buckets)
      else this.#restoreLocal(buckets)
      throw error
    }
  }

  /** Consumes an attempt of each bucket on this server. @throws HttpFailure 429, without consuming any, when one is empty */
  #consumeLocal(buckets: readonly Bucket[]): void {
    const emptyIndex = buckets.findIndex((bucket) => !this.#local.consume(bucket))
    if (emptyIndex < 0) return
    this.#restoreLocal(buckets.slice(0, emptyIndex))
    throw tooManyAttempts()
  }

  #restoreLocal(buckets: readonly Bucket[]): void {
    for (const bucket of buckets) this.#local.restore(bucket)
  }
}

function bucketsOf({ username, address, device }: Attempt, rateLimitScale: number): Bucket[] {
  const name = username.toLowerCase()
  if (device !== undefined) return [{ key: `device ${device} ${name}`, ...perUsernameAndSource }]
  // `RATE_LIMIT_SCALE` is for networks that many people share, and not for guesses of one password.
  const networkAttempts = Math.ceil(perNetwork.maxAttempts * rateLimitScale)
  // One customer may have an IPv6 /56, whose 256 networks of 64 bits could exhaust the username's limit over all networks.
  const customerNetwork = networkOf(address, 48)
  return [
    { key: `network ${networkOf(address)}`, ...perNetwork, maxAttempts: networkAttempts },
    { key: `username ${customerNetwork} ${name}`, ...perUsernameAndSource },
    { key: `anywhere ${name}`, ...perUsernameAnywhere },
  ]
}

const tooManyAttempts = () => new HttpFailure('rateLimited', { retryAfterSeconds: minuteMs / 1000 })

/**
 * Whether a sign-in failed by its username or password: 401 when signing in, 400 at the field `currentPassword` later.
 */
function isWrongPassword(error: unknown): boolean {
  if (!(error instanceof HttpFailure)) return false
  return error.code === 'unauthenticated' || error.fields?.currentPassword !== undefined
}
