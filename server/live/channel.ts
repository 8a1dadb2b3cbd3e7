import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/database.ts'

/** The notification channel that every server on the database listens to. */
export const liveChannel = 'campus_gigs_live'

/** A listing has received an application (for its business only), or was edited or has another status (for students too). */
const listingEvent = z.object({
  businessId: z.uuid(),
  jobListingId: z.uuid(),
  cause: z.enum(['application', 'change']),
})
type ListingEvent = z.infer<typeof listingEvent>

/** Sessions of an account have ended. */
const sessionsEnded = z.object({ endedAccountId: z.uuid() })

const payloadSchema = z.union([listingEvent, sessionsEnded])

/** Notifies every server once the transaction commits; a transaction that fails notifies none. */
export async function publishListingEvent(tx: Db, event: ListingEvent): Promise<void> {
  await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(event)})`)
}

/**
 * Notifies every server once the transaction commits. Each closes the account's streams; pages whose session is still live
 * open theirs again.
 */
export async function publishSessionsEnded(tx: Db, accountId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify({ endedAccountId: accountId })})`)
}

/** The event of a payload; undefined for anything else that was sent to the channel. */
export function parsePayload(payload: string): z.infer<typeof payloadSchema> | undefined {
  try {
    return payloadSchema.safeParse(JSON.parse(payload)).data
  } catch {
    // The text is no JSON, so none of our servers sent it.
    return undefined
  }
}
