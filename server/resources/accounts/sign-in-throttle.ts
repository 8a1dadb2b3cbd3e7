import type { Context } from '../../context.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { Throttle } from '../../identity/throttle.ts'

const minute = 60_000

/** Slows guessing down: wrong sign-ins are counted by username and by address. In memory: each server counts its own. */
export class SignInThrottle {
  readonly #byUsername: Throttle
  readonly #byAddress: Throttle

  constructor({ clock, config }: Context) {
    const now = () => clock.now().getTime()
    this.#byUsername = new Throttle({ attempts: 5, refill: minute, now })
    // Many people share a campus's address.
    this.#byAddress = new Throttle({ attempts: Math.ceil(30 * config.rateLimitScale), refill: minute / 4, now })
  }

  /**
   * Runs a sign-in, which counts unless it succeeds.
   * @throws HttpFailure 429 when this username or address has been wrong too often; a minute later it may try again
   */
  async guard<Result>(username: string, address: string, signIn: () => Promise<Result>): Promise<Result> {
    const name = username.toLowerCase()
    if (!this.#byAddress.take(address)) throw new HttpFailure('rateLimited')
    if (!this.#byUsername.take(name)) throw new HttpFailure('rateLimited')
    const result = await signIn()
    this.#byAddress.giveBack(address)
    this.#byUsername.giveBack(name)
    return result
  }
}

/** Mails with a reset link that one username is sent: three, then one every twenty minutes. */
export function resetThrottle({ clock }: Context): Throttle {
  return new Throttle({ attempts: 3, refill: 20 * minute, now: () => clock.now().getTime() })
}
