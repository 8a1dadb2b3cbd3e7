import { and, eq, gt, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { messages } from '@/domain'
import type { Db } from '../../db/database.ts'
import { lockStrengths } from '../../db/locks.ts'
import { businesses, identityTickets, users } from '../../db/schema.ts'
import { HttpFailure } from '../../http/http-failure.ts'

// The accounts of people who sign in at an identity provider, and the one-time tickets that prove their identity.

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
 * @throws HttpFailure 401 when the account is deleted meanwhile.
 */
export async function findOrCreateStudent(tx: Db, identity: Identity, now: Date): Promise<FoundAccount> {
  const { issuer, subject, email, firstName, lastName, fullName, profilePicture } = identity
  const [created] = await tx
    .insert(users)
    .values({ issuer, subject, email, firstName, lastName, fullName, profilePicture, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (created) return { id: created.id, isNew: true, replacedEmail: null }
  const [existing] = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.issuer, issuer), eq(users.subject, subject)))
    .for(lockStrengths.change)
  if (!existing) throw deletedMeanwhile()
  await tx.update(users).set({ email, profilePicture }).where(eq(users.id, existing.id))
  return { id: existing.id, isNew: false, replacedEmail: replacedEmail(existing.email, email) }
}

/**
 * Finds or creates the business account of an identity, with the identity's names as the owner's. For an existing
 * account only e-mail address and picture are updated. The provider's claim verifies the address; without the claim an
 * unchanged address keeps its verification. Call it in a transaction.
 * @throws HttpFailure 401 when the account is deleted meanwhile.
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
    .for(lockStrengths.change)
  if (!existing) throw deletedMeanwhile()
  /** The current value of a column if the address is unchanged; null otherwise. */
  const keptForSameEmail = (column: PgColumn) => sql`case when ${businesses.email} = ${email} then ${column} end`
  await tx
    .update(businesses)
    .set({
      email,
      profilePicture,
      emailVerifiedAt: emailVerifiedAt ?? keptForSameEmail(businesses.emailVerifiedAt),
      emailLinkExpiresAt: keptForSameEmail(businesses.emailLinkExpiresAt),
    })
    .where(eq(businesses.id, existing.id))
  return { id: existing.id, isNew: false, replacedEmail: replacedEmail(existing.email, email) }
}

/** The refusal of a sign-in whose account was deleted after it was found. The next sign-in creates another. */
const deletedMeanwhile = () => new HttpFailure('unauthenticated', messages.identity.failed)

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
