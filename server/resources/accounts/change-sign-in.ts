import type { z } from 'zod'
import type { requests } from '@/contract'
import { messages } from '@/domain'
import type { Context } from '../../context.ts'
import { lockBusiness } from '../../db/locks.ts'
import { HttpFailure, invalidFields } from '../../http/http-failure.ts'
import { endOtherSessions } from '../../identity/account-sessions.ts'
import { isEasyToGuess } from '../../identity/easy-password.ts'
import type { Account } from '../../identity/sessions.ts'
import type { BusinessRow } from '../businesses/mapping.ts'
import { getBusiness } from '../businesses/queries.ts'
import { queueOutgoingMails } from '../mails/outgoing.ts'
import { requirePassword, requireVerifiedPassword } from './credentials.ts'
import { changeEmail } from './email-verification.ts'
import { updatePassword } from './queries.ts'

type SignInInput = z.output<typeof requests.changeSignIn>

/**
 * The username of a business.
 * @throws HttpFailure 409 for an account of the identity provider, whose e-mail address and password are the
 * provider's.
 */
export async function requireUsername({ db }: Context, businessId: string): Promise<string> {
  const { username } = await getBusiness(db, businessId)
  if (username === null) throw new HttpFailure('conflict', messages.settings.providerEmailHint)
  return username
}

/** Validates a new password. @throws HttpFailure 400 at `newPassword` for one that is easy to guess. */
export function checkNewPassword(username: string, newPassword: string | undefined): void {
  if (newPassword !== undefined && isEasyToGuess(newPassword, username))
    throw invalidFields({ newPassword: messages.identity.passwordTooEasy })
}

/**
 * Changes the e-mail address, the password or both of a business with a username. A new address takes effect once
 * verified. A new password ends the other sessions, cancels an earlier, unverified address change, and is mailed to the
 * verified address. Mailed reset links stay valid, because somebody else may have guessed the password.
 * @param callerToken the token of the session that stays
 * @throws HttpFailure 400 at `currentPassword` for a wrong password, also one that was replaced meanwhile, 429 after
 * too many verification mails.
 */
export async function changeSignIn(
  context: Context,
  account: Account,
  input: SignInInput,
  callerToken: string,
  clientGone: AbortSignal,
): Promise<void> {
  const { db, clock, passwords, mailQueue } = context
  const { id: businessId } = account
  const { passwordHash } = await getBusiness(db, businessId)
  await requirePassword(context, passwordHash, input.currentPassword, clientGone)
  const newHash = input.newPassword === undefined ? null : await passwords.hash(input.newPassword, clientGone)
  const now = clock.now()
  await db.transaction(async (tx) => {
    const txContext = { ...context, db: tx }
    const business = await lockBusiness(tx, businessId)
    requireVerifiedPassword(context, business, passwordHash)
    if (newHash !== null) {
      await updatePassword(tx, businessId, newHash, now)
      await endOtherSessions(tx, account, callerToken)
      await queuePasswordChangedMail(txContext, business)
    }
    if (input.email !== undefined) await changeEmail(txContext, business, input.email)
  })
  mailQueue.wake()
}

/** Queues the mail about a changed password to the verified address of a business, if it has one. */
async function queuePasswordChangedMail(
  context: Context,
  { id, email, emailVerifiedAt }: Pick<BusinessRow, 'id' | 'email' | 'emailVerifiedAt'>,
): Promise<void> {
  if (email === null || emailVerifiedAt === null) return
  await queueOutgoingMails(context, [
    {
      accountId: id,
      to: email,
      subject: 'Your password on Campus Gigs has changed',
      text: [
        'The password of your Campus Gigs account was changed by somebody who knew the earlier one.',
        '',
        `If it wasn't you, choose a new one: ${new URL('/business/forgot-password', context.publicUrl())}`,
      ].join('\n'),
    },
  ])
}
