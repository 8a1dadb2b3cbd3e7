import { minuteMs } from '@/domain'
import type { Context } from '../../context.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { Throttle } from '../../identity/throttle.ts'

const perUsername = { maxAttempts: 5, refillMs: minuteMs }
/** More than a username has, because a campus shares one address. */
const perAddress = { maxAttempts: 30, refillMs: minuteMs / 4 }
const perResetUsername = { maxAttempts: 3, refillMs: 20 * minuteMs }

/** Limits guesses of passwords: counts failed sign-ins by username and by address, in the memory of each server. */
export class SignInThrottle {
  readonly #byUsername: Throttle
  readonly #byAddress: Throttle

  constructor({ clock, config }: Context) {
    const nowMs = () => clock.now().getTime()
    this.#byUsername = new Throttle({ ...perUsername, nowMs })
    const maxAttempts = Math.ceil(perAddress.maxAttempts * config.rateLimitScale)
    this.#byAddress = new Throttle({ ...perAddress, maxAttempts, nowMs })
  }

  /**
   * Runs a sign-in. Only a failed one counts.
   * @throws HttpFailure 429 when this username or address has failed too often; another attempt is allowed after a minute
   */
  async run<Result>(username: string, address: string, signIn: () => Promise<Result>): Promise<Result> {
    const name = username.toLowerCase()
    if (!this.#byAddress.take(address)) throw new HttpFailure('rateLimited')
    if (!this.#byUsername.take(name)) throw new HttpFailure('rateLimited')
    const result = await signIn()
    this.#byAddress.restore(address)
    this.#byUsername.restore(name)
    return result
  }
}

/** Limits the reset mails to one username: three at once, then one every twenty minutes. */
export function createResetThrottle({ clock }: Context): Throttle {
  return new Throttle({ ...perResetUsername, nowMs: () => clock.now().getTime() })
}
