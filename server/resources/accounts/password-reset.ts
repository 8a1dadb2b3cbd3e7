import { and, eq, gt, lt } from 'drizzle-orm'
import { messages } from '@/domain'
import type { Context } from '../../context.ts'
import { businesses, passwordResets } from '../../db/schema.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { hashPassword } from '../../identity/password-hash.ts'
import { hashOf, randomToken } from '../../identity/secrets.ts'
import { endSessionsOf } from '../../identity/sessions.ts'

/** How long a reset link works, in milliseconds. */
export const resetLifetime = 60 * 60_000

/**
 * Mails a link to choose a new password to the business with this username, if it has an e-mail address.
 * An unknown username looks the same from outside.
 */
export async function requestPasswordReset(context: Context, username: string): Promise<void> {
  const { db, clock, mailer, publicUrl } = context
  const now = clock.now()
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
  const [business] = await db
    .select({ id: businesses.id, email: businesses.email })
    .from(businesses)
    .where(eq(businesses.username, username.toLowerCase()))
  if (!business?.email) return

  const token = randomToken()
  await db.insert(passwordResets).values({
    tokenHash: hashOf(token),
    businessId: business.id,
    expiresAt: new Date(now.getTime() + resetLifetime),
  })
  const link = new URL(`/business/reset-password#token=${token}`, publicUrl())
  await mailer.send({
    to: business.email,
    subject: 'Choose a new password for Campus Gigs',
    text: [
      `Somebody asked for a new password for the username ${username}.`,
      '',
      `Choose it here within the hour: ${link}`,
      '',
      'If it was not you, there is nothing to do: your password stays as it is.',
    ].join('\n'),
  })
}

/**
 * Sets a new password with a link's token, which then works no more, nor does any other of the account;
 * every session of the account ends.
 * @throws HttpFailure 401 for a token that is unknown, used or expired.
 */
export async function resetPassword(context: Context, token: string, password: string): Promise<void> {
  const now = context.clock.now()
  const passwordHash = await hashPassword(password, context.config.passwordCost)
  await context.db.transaction(async (tx) => {
    const [used] = await tx
      .delete(passwordResets)
      .where(and(eq(passwordResets.tokenHash, hashOf(token)), gt(passwordResets.expiresAt, now)))
      .returning()
    if (!used) throw new HttpFailure('unauthenticated', messages.identity.resetExpired)
    await tx.delete(passwordResets).where(eq(passwordResets.businessId, used.businessId))
    await tx.update(businesses).set({ passwordHash, updatedAt: now }).where(eq(businesses.id, used.businessId))
    await endSessionsOf({ db: tx }, { kind: 'business', id: used.businessId })
  })
}
