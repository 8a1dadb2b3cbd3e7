import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { businesses, emailVerifications, identityTickets, passwordResets, users } from '../../db/schema.ts'
import { forgetDevices } from '../../identity/known-device.ts'

export type TicketRow = typeof identityTickets.$inferSelect

/** The claims of a ticket. */
export type Identity = Omit<TicketRow, 'ticketHash' | 'browserHash' | 'expiresAt' | 'kind'>

/** The account of an identity, found or created. */
export interface FoundAccount {
  id: string
  /** Whether this call created the account. */
  isNew: boolean
  /** The address before this sign-in, where the provider now gives another one; null otherwise. */
  replacedEmail: string | null
}

/**
 * Finds or creates the student account of an identity, which is issuer and subject, never the e-mail address. For an
 * existing account only e-mail address and picture are updated. Call it in a transaction.
 */
export async function findOrCreateStudent(tx: Db, identity: Identity, now: Date): Promise<FoundAccount> {
  const { isEmailVerified: _, ...student } = identity
  const { issuer, subject, email, profilePicture } = student
  const [created] = await tx
    .insert(users)
    .values({ ...student, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (created) return { id: created.id, isNew: true, replacedEmail: null }
  const [existing] = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.issuer, issuer), eq(users.subject, subject)))
    .for('no key update')
  if (!existing) throw new Error('The student account was deleted during its sign-in.')
  await tx.update(users).set({ email, profilePicture }).where(eq(users.id, existing.id))
  return { id: existing.id, isNew: false, replacedEmail: replacedEmail(existing.email, email) }
}

/**
 * Finds or creates the business account of an identity, with the identity's names as the owner's. For an existing
 * account only e-mail address and picture are updated. The provider's claim verifies the address; without the claim an
 * unchanged address keeps its verification. Call it in a transaction.
 */
export async function findOrCreateBusiness(tx: Db, identity: Identity, now: Date): Promise<FoundAccount> {
  const { issuer, subject, email, isEmailVerified, firstName, lastName, fullName, profilePicture } = identity
  const emailVerifiedAt = isEmailVerified ? now : null
  const owner = { ownerFirstName: firstName, ownerLastName: lastName, ownerFullName: fullName }
  const [created] = await tx
    .insert(businesses)
    .values({ issuer, subject, email, emailVerifiedAt, profilePicture, ...owner, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: businesses.id })
  if (created) return { id: created.id, isNew: true, replacedEmail: null }
  const [existing] = await tx
    .select({ id: businesses.id, email: businesses.email })
    .from(businesses)
    .where(and(eq(businesses.issuer, issuer), eq(businesses.subject, subject)))
    .for('no key update')
  if (!existing) throw new Error('The business account was deleted during its sign-in.')
  const ofSameEmail = (column: PgColumn) => sql`case when ${businesses.email} = ${email} then ${column} end`
  await tx
    .update(businesses)
    .set({
      email,
      profilePicture,
      emailVerifiedAt: emailVerifiedAt ?? ofSameEmail(businesses.emailVerifiedAt),
      emailLinkExpiresAt: ofSameEmail(businesses.emailLinkExpiresAt),
    })
    .where(eq(businesses.id, existing.id))
  return { id: existing.id, isNew: false, replacedEmail: replacedEmail(existing.email, email) }
}

/** The earlier address when the new one differs in more than case; null otherwise. */
function replacedEmail(earlier: string | null, email: string): string | null {
  return earlier?.toLowerCase() === email.toLowerCase() ? null : earlier
}

/** Deletes and returns an unexpired ticket, so that a ticket is valid once. */
export async function consumeTicket(db: Db, ticketHash: string, now: Date): Promise<TicketRow | undefined> {
  const [ticket] = await db
    .delete(identityTickets)
    .where(and(eq(identityTickets.ticketHash, ticketHash), gt(identityTickets.expiresAt, now)))
    .returning()
  return ticket
}

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

/**
 * The username of the business of an unexpired reset token, without consuming the token; empty for a business without
 * one.
 */
export async function findUsernameOfReset(db: Db, tokenHash: string, now: Date): Promise<string | undefined> {
  const [found] = await db
    .select({ username: businesses.username })
    .from(passwordResets)
    .innerJoin(businesses, eq(businesses.id, passwordResets.businessId))
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)))
  return found && (found.username ?? '')
}

/** Stores a reset token's hash, and deletes expired ones. */
export async function insertPasswordReset(db: Db, reset: typeof passwordResets.$inferInsert, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
  await db.insert(passwordResets).values(reset)
}

/** Deletes an unexpired reset token and returns its business's id, so that a token is valid once. */
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

/** Consumes an unexpired verification link, so that a link works once. @returns its business and address */
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
