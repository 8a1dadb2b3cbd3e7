import { and, eq, gt } from 'drizzle-orm'
import type { z } from 'zod'
import type { requests } from '@/contract'
import { messages } from '@/domain'
import type { Context } from '../../context.ts'
import { identityTickets } from '../../db/schema.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { hashOf } from '../../identity/secrets.ts'
import type { AccountKind } from '../../identity/sessions.ts'

/** What the provider said of somebody. */
export type Identity = Omit<typeof identityTickets.$inferSelect, 'ticketHash' | 'expiresAt' | 'kind'>

type InitAccount = z.output<typeof requests.initAccount>

/**
 * Trades a ticket, once, for what the provider said. Posted identity fields are only compared with it.
 * @throws HttpFailure 401 when it is unknown, used, expired, of the other kind, or contradicted; it is used up all the same.
 */
export async function redeemTicket(
  { db, clock }: Context,
  kind: AccountKind,
  { ticket, ...posted }: InitAccount,
): Promise<Identity> {
  const [row] = await db
    .delete(identityTickets)
    .where(and(eq(identityTickets.ticketHash, hashOf(ticket)), gt(identityTickets.expiresAt, clock.now())))
    .returning()
  if (row?.kind !== kind || contradicts(posted, row)) throw new HttpFailure('unauthenticated', messages.identity.failed)
  const { issuer, subject, email, firstName, lastName, fullName, profilePicture } = row
  return { issuer, subject, email, firstName, lastName, fullName, profilePicture }
}

function contradicts(posted: Omit<InitAccount, 'ticket'>, said: Identity): boolean {
  const { email, googleId, ...names } = posted
  if (email !== undefined && email.trim().toLowerCase() !== said.email.trim().toLowerCase()) return true
  if (googleId !== undefined && googleId !== said.subject) return true
  const known: Record<string, string | null> = { ...said, profilePicture: said.profilePicture ?? '' }
  return Object.entries(names).some(([name, value]) => value !== undefined && value !== known[name])
}
