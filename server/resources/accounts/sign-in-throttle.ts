import { dayMs, minuteMs } from '@/domain'
import type { Context } from '../../context.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { networkOf } from '../../http/network.ts'
import {
  type Bucket,
  consumeAttempt,
  countAttempts,
  createSharedThrottle,
  hasAttemptLeft,
} from '../../identity/shared-throttle.ts'
import { Throttle, type ThrottleOptions } from '../../identity/throttle.ts'

type Limit = Omit<ThrottleOptions, 'nowMs'>

/** The limit of a username from one network (of IPv6 a /48), and of a username on one known device. */
const perUsernameAndSource: Limit = { maxAttempts: 5, refillMs: minuteMs }
/** The limit of a network for all usernames: higher, because a campus shares one address. */
const perNetwork: Limit = { maxAttempts: 30, refillMs: minuteMs / 4 }
/** The limit of a username over all networks: the 100 failures of NIST SP 800-63B, then one a minute. */
const perUsernameAnywhere: Limit = { maxAttempts: 100, refillMs: minuteMs }
const perResetUsername: Limit = { maxAttempts: 3, refillMs: 20 * minuteMs }
/** The mails that an unverified address gets a day, with a link or about a change, whichever accounts give the address. */
const linkMailsPerDay = 5
/** The sign-ups with a password of a network: a campus is one. */
const signUpsPerDay = 200

/** A sign-in, or another call that verifies a password. */
export interface Attempt {
  username: string
  /** The caller's IP address. */
  address: string
  /** The digest of a known device or a session token, which strangers don't have; undefined without either. */
  device: string | undefined
}

/** A bucket that limits an attempt. */
interface AttemptCounter {
  /** Counts the attempts that run on this server, and those whose password was wrong. */
  local: Throttle
  /** Counts the attempts on all servers whose password was wrong. */
  bucket: Bucket
}

/**
 * Limits password guessing by counting failed sign-ins on all servers. A known device has its own bucket, so strangers
 * who exhaust the other buckets can't lock it out.
 */
export class SignInThrottle {
  readonly #context: Context
  readonly #networkLimit: Limit
  readonly #byDevice: Throttle
  readonly #byNetwork: Throttle
  readonly #byUsernameAndNetwork: Throttle
  readonly #byUsername: Throttle

  constructor(context: Context) {
    const createThrottle = (limit: Limit) => new Throttle({ ...limit, nowMs: () => context.clock.now().getTime() })
    this.#context = context
    // `RATE_LIMIT_SCALE` is for networks that many people share, and not for guesses of one password.
    this.#networkLimit = {
      ...perNetwork,
      maxAttempts: Math.ceil(perNetwork.maxAttempts * context.config.rateLimitScale),
    }
    this.#byDevice = createThrottle(perUsernameAndSource)
    this.#byNetwork = createThrottle(this.#networkLimit)
    this.#byUsernameAndNetwork = createThrottle(perUsernameAndSource)
    this.#byUsername = createThrottle(perUsernameAnywhere)
  }

  /**
   * Runs a sign-in and counts it when the password was wrong. Nothing else counts: neither a sign-in that a bucket
   * refuses, nor one that a full queue rejects, its client aborts or another failure ends.
   * @param signIn rejects for a wrong password with `unauthenticated`, or `invalid` at the field `currentPassword`
   * @throws HttpFailure 429 after too many failures; one more attempt is allowed after a minute at the latest
   */
  async run<Result>(attempt: Attempt, signIn: () => Promise<Result>): Promise<Result> {
    const counters = this.#countersOf(attempt)
    const buckets = counters.map(({ bucket }) => bucket)
    const restoreLocal = consumeLocal(counters)
    try {
      if (!(await hasAttemptLeft(this.#context, buckets))) throw tooManyAttempts()
      const result = await signIn()
      restoreLocal()
      return result
    } catch (error) {
      if (isWrongPassword(error)) await countAttempts(this.#context, buckets)
      else restoreLocal()
      throw error
    }
  }

  #countersOf({ username, address, device }: Attempt): AttemptCounter[] {
    const name = username.toLowerCase()
    if (device !== undefined)
      return [{ local: this.#byDevice, bucket: { key: `device ${device} ${name}`, ...perUsernameAndSource } }]
    const network = networkOf(address)
    // One customer may have an IPv6 /56, whose 256 networks of 64 bits could exhaust the username's limit over all
    // networks.
    const customerNetwork = networkOf(address, 48)
    return [
      { local: this.#byNetwork, bucket: { key: `network ${network}`, ...this.#networkLimit } },
      {
        local: this.#byUsernameAndNetwork,
        bucket: { key: `username ${customerNetwork} ${name}`, ...perUsernameAndSource },
      },
      { local: this.#byUsername, bucket: { key: `anywhere ${name}`, ...perUsernameAnywhere } },
    ]
  }
}

const tooManyAttempts = () => new HttpFailure('rateLimited', { retryAfterSeconds: minuteMs / 1000 })

/**
 * Consumes an attempt of each counter on this server.
 * @returns a function that restores them
 * @throws HttpFailure 429 when one has none left; then none is consumed
 */
function consumeLocal(counters: readonly AttemptCounter[]): () => void {
  const consumed: AttemptCounter[] = []
  const restore = () => {
    for (const { local, bucket } of consumed) local.restore(bucket.key)
  }
  for (const counter of counters) {
    if (!counter.local.consume(counter.bucket.key)) {
      restore()
      throw tooManyAttempts()
    }
    consumed.push(counter)
  }
  return restore
}

/**
 * Whether a sign-in failed by its username or password: 401 when signing in, 400 at the field `currentPassword` later.
 */
function isWrongPassword(error: unknown): boolean {
  if (!(error instanceof HttpFailure)) return false
  return error.code === 'unauthenticated' || error.fields?.currentPassword !== undefined
}

/**
 * Creates a limit of reset mails per username: three at once, then one every twenty minutes.
 * @returns a function that consumes a mail; it resolves with false when none is left
 */
export function createResetThrottle(context: Context): (username: string) => Promise<boolean> {
  const consume = createSharedThrottle(context, perResetUsername)
  return (username) => consume(`reset ${username.toLowerCase()}`)
}

/**
 * Consumes a mail about verification, a reset or a change to an address that its account has not verified:
 * `linkMailsPerDay` at once, then as many spread over a day, times `RATE_LIMIT_SCALE`. Otherwise many accounts could
 * flood a stranger's mailbox. Addresses that differ in a tag only, such as `ana+gigs@uni.example`, count as one,
 * because they are one mailbox. Call it in a transaction.
 * @returns false when none is left
 */
export function consumeLinkMail(context: Pick<Context, 'db' | 'clock' | 'config'>, address: string): Promise<boolean> {
  const maxAttempts = Math.ceil(linkMailsPerDay * context.config.rateLimitScale)
  return consumeAttempt(context, {
    key: `link mail ${address.toLowerCase().replace(/\+[^@]*@/, '@')}`,
    maxAttempts,
    refillMs: dayMs / maxAttempts,
  })
}

/**
 * Counts a sign-up with a password.
 * @throws HttpFailure 429 after `signUpsPerDay` of a network on a day (UTC), times `RATE_LIMIT_SCALE`
 */
export function countSignUp({ callCounts, config }: Context, address: string): void {
  const max = Math.ceil(signUpsPerDay * config.rateLimitScale)
  // Counts beyond `max`, too.
  const { calls } = callCounts.add(`sign-up ${networkOf(address)}`, { max, windowMs: dayMs })
  if (calls > max) throw new HttpFailure('rateLimited')
}
