import { and, eq, gt, inArray, isNotNull, lt } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { lockStrengths } from '../../db/locks.ts'
import { businesses, emailVerifications, passwordResets } from '../../db/schema.ts'
import { forgetDevices } from '../../identity/known-device.ts'

// Businesses' usernames, passwords and verified e-mail addresses. `identity-queries.ts` has the identities of a
// provider.

/**
 * Inserts a business that signs in with a username.
 * @param username in lower case
 * @returns its id; undefined when the username is taken, even by a concurrent sign-up
 */
export async function insertBusinessWithPassword(
  db: Db,
  { username, passwordHash }: { username: string; passwordHash: string },
  now: Date,
): Promise<string | undefined> {
  const [created] = await db
    .insert(businesses)
    .values({ username, passwordHash, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: businesses.username })
    .returning({ id: businesses.id })
  return created?.id
}

/** The columns for sign-in and password reset. `username` is in lower case. */
export async function findBusinessByUsername(db: Db, username: string) {
  const [business] = await db
    .select({
      id: businesses.id,
      email: businesses.email,
      emailVerifiedAt: businesses.emailVerifiedAt,
      passwordHash: businesses.passwordHash,
    })
    .from(businesses)
    .where(eq(businesses.username, username))
  return business
}

/** Replaces the hash of an unchanged password. Call it with the row's lock. */
export async function renewPasswordHash(tx: Db, businessId: string, renewedHash: string): Promise<void> {
  await tx.update(businesses).set({ passwordHash: renewedHash }).where(eq(businesses.id, businessId))
}

/** The username of the business of an unexpired reset token, which stays valid; empty for a business without one. */
export async function findUsernameOfReset(db: Db, tokenHash: string, now: Date): Promise<string | undefined> {
  const [found] = await db
    .select({ username: businesses.username })
    .from(passwordResets)
    .innerJoin(businesses, eq(businesses.id, passwordResets.businessId))
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)))
  return found && (found.username ?? '')
}

/** Stores a reset token's hash, and deletes expired ones. */
export async function insertPasswordReset(tx: Db, reset: typeof passwordResets.$inferInsert, now: Date): Promise<void> {
  // The insert comes first: it locks the business, which transactions lock before its links.
  await tx.insert(passwordResets).values(reset)
  await tx.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
}

/**
 * Takes the row lock of the business that a reset or verification link belongs to, as `lockBusiness` does. Call it
 * before consuming the link, because the deletion of a business locks the business before its links. Locks nothing for
 * an unknown link.
 */
export async function lockBusinessOfLink(
  tx: Db,
  links: typeof passwordResets | typeof emailVerifications,
  tokenHash: string,
): Promise<void> {
  const linked = tx.select({ id: links.businessId }).from(links).where(eq(links.tokenHash, tokenHash))
  await tx
    .select({ id: businesses.id })
    .from(businesses)
    .where(inArray(businesses.id, linked))
    .for(lockStrengths.change)
}

/**
 * Deletes an unexpired reset token and returns its business's id, so that a token is valid once. Call it after
 * {@link lockBusinessOfLink}.
 */
export async function consumePasswordReset(tx: Db, tokenHash: string, now: Date): Promise<string | undefined> {
  const [reset] = await tx
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)))
    .returning({ businessId: passwordResets.businessId })
  return reset?.businessId
}

/** Deletes every reset token of a business. */
export async function deleteResets(tx: Db, businessId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.businessId, businessId))
}

/**
 * Replaces the password of a business, and deletes its known devices. Also cancels a pending e-mail change, which
 * somebody with the old password may have requested.
 */
export async function updatePassword(tx: Db, businessId: string, passwordHash: string, now: Date): Promise<void> {
  // The update comes first: it waits for a concurrent sign-in, which stores a device.
  await tx.update(businesses).set({ passwordHash, updatedAt: now }).where(eq(businesses.id, businessId))
  await forgetDevices(tx, businessId)
  await cancelPendingEmail(tx, businessId)
}

/** Cancels the pending e-mail change of a business, if any. */
async function cancelPendingEmail(tx: Db, businessId: string): Promise<void> {
  await tx
    .update(businesses)
    .set({ pendingEmail: null, emailLinkExpiresAt: null })
    .where(and(eq(businesses.id, businessId), isNotNull(businesses.pendingEmail)))
}

/** Counts the verification mails sent to a business after an instant. */
export function countVerificationsSince(tx: Db, businessId: string, since: Date): Promise<number> {
  const isRecent = gt(emailVerifications.sentAt, since)
  return tx.$count(emailVerifications, and(eq(emailVerifications.businessId, businessId), isRecent))
}

/** Stores a verification link's digest. */
export async function insertVerification(tx: Db, verification: typeof emailVerifications.$inferInsert): Promise<void> {
  await tx.insert(emailVerifications).values(verification)
}

/** Deletes the verification links of all businesses that were sent before an instant. */
export async function deleteVerificationsSentBefore(tx: Db, instant: Date): Promise<void> {
  await tx.delete(emailVerifications).where(lt(emailVerifications.sentAt, instant))
}

/**
 * Consumes an unexpired verification link, so that a link works once. Call it after {@link lockBusinessOfLink}.
 * @returns its business and address
 */
export async function consumeVerification(
  tx: Db,
  tokenHash: string,
  now: Date,
): Promise<{ businessId: string; email: string } | undefined> {
  const [used] = await tx
    .update(emailVerifications)
    .set({ expiresAt: now })
    .where(and(eq(emailVerifications.tokenHash, tokenHash), gt(emailVerifications.expiresAt, now)))
    .returning({ businessId: emailVerifications.businessId, email: emailVerifications.email })
  return used
}
