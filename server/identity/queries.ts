import { and, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { identityRequests, identityTickets } from '../db/schema.ts'

type RequestRow = typeof identityRequests.$inferSelect

/** Stores an authorization request, and deletes expired ones. */
export async function insertRequest(db: Db, request: RequestRow, now: Date): Promise<void> {
  await db.delete(identityRequests).where(lt(identityRequests.expiresAt, now))
  await db.insert(identityRequests).values(request)
}

/**
 * Deletes and returns a stored request, so that a state is valid once, and only in the browser that started the flow.
 */
export async function consumeRequest(
  db: Db,
  { state, browserHash }: Pick<RequestRow, 'state' | 'browserHash'>,
  now: Date,
): Promise<RequestRow | undefined> {
  const [request] = await db
    .delete(identityRequests)
    .where(
      and(
        eq(identityRequests.state, state),
        eq(identityRequests.browserHash, browserHash),
        gt(identityRequests.expiresAt, now),
      ),
    )
    .returning()
  return request
}

/** Stores a ticket, and deletes expired ones. */
export async function insertTicket(db: Db, ticket: typeof identityTickets.$inferSelect, now: Date): Promise<void> {
  await db.delete(identityTickets).where(lt(identityTickets.expiresAt, now))
  await db.insert(identityTickets).values(ticket)
}
