import { dayMs, minuteMs } from '@/domain'
import type { Context } from '../../context.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { networkOf } from '../../http/network.ts'
import { consumeAttempt, createSharedThrottle } from '../../identity/shared-throttle.ts'

/** The mails that an unverified address gets a day, with a link or about a change, whichever accounts give the address. */
const linkMailsPerDay = 5
/** The sign-ups with a password of a network: a campus is one. */
const signUpsPerDay = 200

/**
 * Creates a limit of reset mails per username: three at once, then one every twenty minutes.
 * @returns a function that consumes a mail; it resolves with false when none is left
 */
export function createResetThrottle(context: Context): (username: string) => Promise<boolean> {
  const consume = createSharedThrottle(context, { maxAttempts: 3, refillMs: 20 * minuteMs })
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
