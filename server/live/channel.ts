import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/database.ts'

/** The notification channel that every server on the database listens to. */
export const liveChannel = 'campus_gigs_live'

/** A listing of a business has received an application, or was edited or has another status. */
const listingChanged = z.object({ businessId: z.uuid(), jobListingId: z.uuid() })
type ListingChanged = z.infer<typeof listingChanged>

/** Sessions of an account have ended. */
const sessionsEnded = z.object({ endedAccountId: z.uuid() })

const payloadSchema = z.union([listingChanged, sessionsEnded])

/** Notifies every server once the transaction commits; a transaction that fails notifies none. */
export async function publishListingChange(tx: Db, event: ListingChanged): Promise<void> {
  await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(event)})`)
}

/** As {@link publishListingChange}: every server closes the account's streams, and a page whose session is live opens one again. */
export async function publishSessionsEnded(tx: Db, accountId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify({ endedAccountId: accountId })})`)
}

/** The event of a payload; undefined for anything else that was sent to the channel. */
export function parsePayload(payload: string): z.infer<typeof payloadSchema> | undefined {
  try {
    return payloadSchema.safeParse(JSON.parse(payload)).data
  } catch {
    return undefined
  }
}
