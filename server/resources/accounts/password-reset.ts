import { hourMs, messages } from '@/domain'
import type { Context } from '../../context.ts'
import { passwordResets } from '../../db/schema.ts'
import { HttpFailure, invalidFields } from '../../http/http-failure.ts'
import { endAllSessions } from '../../identity/account-sessions.ts'
import { isEasyToGuess } from '../../identity/easy-password.ts'
import { hashToken, randomToken } from '../../identity/secrets.ts'
import { deleteMailsOfGoneAccount } from '../account-deletion/unsent-mails.ts'
import { consumeLinkMail } from './mail-and-sign-up-limits.ts'
import {
  consumePasswordReset,
  deleteResets,
  findBusinessByUsername,
  findUsernameOfReset,
  insertPasswordReset,
  lockBusinessOfLink,
  updatePassword,
} from './queries.ts'

const resetLinkLifetimeMs = hourMs

/**
 * Mails a password reset link to the business with this username. Also resolves for an unknown username, a business
 * without an e-mail address and an unverified address that {@link consumeLinkMail} allows no mail. Call it after the
 * response, whose time would reveal which usernames have an address.
 */
export async function requestPasswordReset(context: Context, username: string): Promise<void> {
  const { db, clock, mailer, publicUrl } = context
  const business = await findBusinessByUsername(db, username.toLowerCase())
  if (!business?.email) return
  const { id: businessId, email, emailVerifiedAt } = business

  const now = clock.now()
  const token = randomToken()
  const expiresAt = new Date(now.getTime() + resetLinkLifetimeMs)
  const link = new URL(`/business/reset-password#token=${token}`, publicUrl())
  const isStored = await db.transaction(async (tx) => {
    // Strangers can't exhaust the mails of an owner's verified address, because their accounts can't verify it.
    if (emailVerifiedAt === null && !(await consumeLinkMail({ ...context, db: tx }, email))) return false
    await insertPasswordReset(tx, { tokenHash: hashToken(token), businessId, expiresAt }, now)
    return true
  })
  if (!isStored) return
  await mailer.send({
    accountId: businessId,
    to: email,
    subject: 'Choose a new password for Campus Gigs',
    text: [
      'Somebody asked for a new password for your business on Campus Gigs.',
      '',
      `Choose it here within the hour: ${link}`,
      '',
      'If it was not you, there is nothing to do: your password stays as it is.',
    ].join('\n'),
  })
  await deleteMailsOfGoneAccount(context, businessId)
}

/**
 * Sets a new password by a reset link's token, voids the account's reset links and ends all its sessions.
 * @returns the id of the business
 * @throws HttpFailure 401 for a token that is unknown, used or expired; 400 for a password that is easy to guess,
 * without using up the token.
 */
export async function resetPassword(
  context: Context,
  token: string,
  password: string,
  clientGone: AbortSignal,
): Promise<string> {
  const { clock, db, passwords } = context
  const expired = () => new HttpFailure('unauthenticated', messages.identity.resetExpired)
  // Check the token before the costly hash, and consume it after, because a concurrent call may consume it meanwhile.
  const username = await findUsernameOfReset(db, hashToken(token), clock.now())
  if (username === undefined) throw expired()
  if (isEasyToGuess(password, username)) throw invalidFields({ password: messages.identity.passwordTooEasy })
  const passwordHash = await passwords.hash(password, clientGone)
  const now = clock.now()
  return db.transaction(async (tx) => {
    await lockBusinessOfLink(tx, passwordResets, hashToken(token))
    const businessId = await consumePasswordReset(tx, hashToken(token), now)
    if (businessId === undefined) throw expired()
    await deleteResets(tx, businessId)
    await updatePassword(tx, businessId, passwordHash, now)
    await endAllSessions(tx, { kind: 'business', id: businessId })
    return businessId
  })
}
