import type { z } from 'zod'
import type { requests } from '@/contract'
import { messages } from '@/domain'
import type { Context } from '../../context.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { hashToken } from '../../identity/secrets.ts'
import type { AccountKind, SessionKind } from '../../identity/sessions.ts'
import { recordSecurityEvent } from '../../security-events.ts'
import { queueOutgoingMails } from '../mails/outgoing.ts'
import {
  consumeTicket,
  type FoundAccount,
  findOrCreateBusiness,
  findOrCreateStudent,
  type Identity,
} from './identity-queries.ts'

type InitAccount = z.output<typeof requests.initAccount>

const findOrCreate = { student: findOrCreateStudent, business: findOrCreateBusiness }

/**
 * Redeems a one-time ticket, and finds or creates the account of its identity. Where the provider gives another e-mail
 * address than before, the earlier one is notified.
 * @param browserToken the secret of the calling browser's cookie; undefined without the cookie
 * @throws HttpFailure 401 for a ticket that is missing, unknown, used, expired, of another kind or browser, or
 * contradicted by a field of the request.
 */
export async function signInWithTicket(
  context: Context,
  kind: AccountKind,
  browserToken: string | undefined,
  input: InitAccount,
): Promise<FoundAccount> {
  const identity = await redeemTicket(context, kind, browserToken, input)
  const account = await context.db.transaction(async (tx) => {
    const found = await findOrCreate[kind](tx, identity, context.clock.now())
    if (found.replacedEmail !== null) await queueReplacedMail({ ...context, db: tx }, found.id, found.replacedEmail)
    return found
  })
  if (account.replacedEmail !== null) {
    recordSecurityEvent(context.log, { event: 'emailChanged' })
    context.mailQueue.wake()
  }
  return account
}

/** Queues the mail to an address that the provider has replaced. */
async function queueReplacedMail(context: Context, accountId: string, replacedEmail: string): Promise<void> {
  await queueOutgoingMails(context, [
    {
      accountId,
      to: replacedEmail,
      subject: 'Your e-mail address on Campus Gigs has changed',
      text: [
        'Somebody signed in to your account on Campus Gigs by your sign-in provider, which gave another e-mail address.',
        '',
        'Mails now go to the other address.',
        '',
        `If it wasn't you, secure your account at the provider, then write to ${context.config.supportEmail}.`,
      ].join('\n'),
    },
  ])
}

/**
 * Redeems a ticket. Identity fields of the request are only compared with the ticket's.
 * @throws HttpFailure 401 as {@link signInWithTicket}. The ticket is consumed in every case.
 */
export async function redeemTicket(
  { db, clock, log }: Context,
  kind: SessionKind,
  browserToken: string | undefined,
  { ticket = '', ...posted }: InitAccount,
): Promise<Identity> {
  const row = await consumeTicket(db, hashToken(ticket), clock.now())
  // A missing cookie hashes to a value that no ticket has.
  const isOfThisBrowser = row?.browserHash === hashToken(browserToken ?? '')
  const isValid = row?.kind === kind && isOfThisBrowser && !contradicts(posted, row)
  if (!isValid) {
    recordSecurityEvent(log, { event: 'signInFailed', method: 'provider', reason: 'ticket' })
    throw new HttpFailure('unauthenticated', messages.identity.failed)
  }
  const { issuer, subject, email, isEmailVerified, firstName, lastName, fullName, profilePicture } = row
  return { issuer, subject, email, isEmailVerified, firstName, lastName, fullName, profilePicture }
}

/** Whether a sent field differs from the ticket's. E-mail addresses are compared ignoring case. */
function contradicts(posted: Omit<InitAccount, 'ticket'>, identity: Identity): boolean {
  const { email, googleId, firstName, lastName, fullName, profilePicture } = posted
  return (
    differs(email?.trim().toLowerCase(), identity.email.trim().toLowerCase()) ||
    differs(googleId, identity.subject) ||
    differs(firstName, identity.firstName) ||
    differs(lastName, identity.lastName) ||
    differs(fullName, identity.fullName) ||
    differs(profilePicture, identity.profilePicture ?? '')
  )
}

/** Whether a value was sent, and is not the expected one. */
function differs(sent: string | undefined, expected: string): boolean {
  return sent !== undefined && sent !== expected
}
