import { dayMs, goingLiveMessages, hourMs, limits } from '@/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { lockBusiness } from '../../db/locks.ts'
import { emailVerifications } from '../../db/schema.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { hashToken, randomToken } from '../../identity/secrets.ts'
import type { BusinessRow } from '../businesses/mapping.ts'
import { updateBusiness } from '../businesses/queries.ts'
import { queueOutgoingMails } from '../mails/outgoing.ts'
import { consumeLinkMail } from './mail-and-sign-up-limits.ts'
import {
  consumeVerification,
  countVerificationsSince,
  deleteResets,
  deleteVerificationsSentBefore,
  insertVerification,
  lockBusinessOfLink,
} from './queries.ts'

/**
 * Queues the mail with a link that verifies an address of a business. Call it in a transaction that holds the row lock
 * of the business, and wake the mail queue after the commit.
 * @returns the changed row
 * @throws HttpFailure 429 after `limits.verificationMailsPerDay` mails in 24 hours, and when {@link consumeLinkMail}
 * allows none.
 */
export async function queueVerificationMail(context: Context, businessId: string, email: string): Promise<BusinessRow> {
  const business = await queueVerificationMailIfAllowed(context, businessId, email)
  if (!business) throw new HttpFailure('rateLimited', goingLiveMessages.email.tooManyLinks)
  return business
}

/**
 * Queues the mail of {@link queueVerificationMail} unless a limit forbids it.
 * @returns the changed row; null when no mail is left
 */
export async function queueVerificationMailIfAllowed(
  { db: tx, clock, config, publicUrl }: Context,
  businessId: string,
  email: string,
): Promise<BusinessRow | null> {
  const now = clock.now()
  const dayAgo = new Date(now.getTime() - dayMs)
  const hasMailLeft =
    (await countVerificationsSince(tx, businessId, dayAgo)) < limits.verificationMailsPerDay &&
    (await consumeLinkMail({ db: tx, clock, config }, email))
  if (!hasMailLeft) return null
  const token = randomToken()
  const expiresAt = new Date(now.getTime() + limits.verificationLinkHours * hourMs)
  await insertVerification(tx, { tokenHash: hashToken(token), businessId, email, sentAt: now, expiresAt })
  await deleteVerificationsSentBefore(tx, dayAgo)
  const business = await updateBusiness(tx, businessId, { emailLinkExpiresAt: expiresAt })
  await queueOutgoingMails({ db: tx, clock }, [
    {
      accountId: businessId,
      to: email,
      subject: 'Verify your e-mail address for Campus Gigs',
      text: [
        'Somebody gave this e-mail address for a business on Campus Gigs.',
        '',
        `If it was you, verify it within ${limits.verificationLinkHours} hours: ${new URL(`/business/verify-email#token=${token}`, publicUrl())}`,
        '',
        "If it wasn't you, there is nothing to do: the address isn't used.",
      ].join('\n'),
    },
  ])
  return business
}

/**
 * Mails a new link to the unverified address: that of a pending change, else the current one.
 * @throws HttpFailure 409 when `address` is not the unverified one, 429 as {@link queueVerificationMail}.
 */
export async function resendVerificationLink(
  context: Context,
  businessId: string,
  address: string,
): Promise<BusinessRow> {
  const business = await context.db.transaction(async (tx) => {
    const { email, emailVerifiedAt, pendingEmail } = await lockBusiness(tx, businessId)
    const unverified = pendingEmail ?? (emailVerifiedAt === null ? email : null)
    if (unverified !== address) throw new HttpFailure('conflict', goingLiveMessages.email.nothingToVerify)
    return queueVerificationMail({ ...context, db: tx }, businessId, address)
  })
  context.mailQueue.wake()
  return business
}

/**
 * Stores a new e-mail address as pending until it is verified, mails the link to it, and notifies the current address,
 * unless that is unverified and {@link consumeLinkMail} allows it no mail. Passing the current address cancels a
 * pending change. Call it in a transaction with the row lock of the business, and wake the mail queue after the commit.
 * @throws HttpFailure 429 as {@link queueVerificationMail}.
 */
export async function changeEmail(context: Context, business: BusinessRow, newEmail: string): Promise<void> {
  const { db: tx, publicUrl } = context
  if (newEmail === business.email) {
    // Without a pending change, an earlier link stays valid for the current address.
    if (business.pendingEmail !== null)
      await updateBusiness(tx, business.id, { pendingEmail: null, emailLinkExpiresAt: null })
    return
  }
  // Without a current address the new one takes effect at once, unverified.
  const column = business.email === null ? 'email' : 'pendingEmail'
  await updateBusiness(tx, business.id, { [column]: newEmail })
  await queueVerificationMail(context, business.id, newEmail)
  if (business.email === null) return
  // An unverified address may be a stranger's, whose mailbox many accounts could flood.
  if (business.emailVerifiedAt === null && !(await consumeLinkMail(context, business.email))) return
  await queueOutgoingMails(context, [
    {
      accountId: business.id,
      to: business.email,
      subject: 'Your e-mail address on Campus Gigs is about to change',
      text: [
        'Somebody who knows the password of your business on Campus Gigs asked for another e-mail address.',
        '',
        'This address stays yours until the new one is verified.',
        '',
        `If it wasn't you, choose a new password at once, which stops the change: ${new URL('/business/forgot-password', publicUrl())}`,
      ].join('\n'),
    },
  ])
}

/**
 * Verifies the address of a link. A pending address then replaces the current one, and voids reset links that were
 * mailed to the current one.
 * @throws HttpFailure 401 for a link that is unknown, used, expired, or of an address that the account no longer has.
 */
export async function verifyEmail({ db, clock }: Context, token: string): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    await lockBusinessOfLink(tx, emailVerifications, hashToken(token))
    const link = await consumeVerification(tx, hashToken(token), now)
    if (!link) throw linkInvalid()
    const { email, pendingEmail } = await lockBusiness(tx, link.businessId)
    if (link.email === pendingEmail) return replaceEmail(tx, link.businessId, pendingEmail, now)
    if (link.email !== email) throw linkInvalid()
    // During a pending change `emailLinkExpiresAt` belongs to the new address's link.
    const expiry = pendingEmail === null ? { emailLinkExpiresAt: null } : {}
    await updateBusiness(tx, link.businessId, { emailVerifiedAt: now, ...expiry })
  })
}

/** The refusal of a link that is unknown, used or expired, or of an address that the account no longer has. */
const linkInvalid = () => new HttpFailure('unauthenticated', goingLiveMessages.email.linkExpired)

async function replaceEmail(tx: Db, businessId: string, email: string, now: Date): Promise<void> {
  await deleteResets(tx, businessId)
  await updateBusiness(tx, businessId, {
    email,
    pendingEmail: null,
    emailVerifiedAt: now,
    emailLinkExpiresAt: null,
    updatedAt: now,
  })
}
