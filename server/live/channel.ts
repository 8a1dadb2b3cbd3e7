import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/database.ts'

/** The notification channel that every server on the database listens to. */
export const liveChannel = 'campus_gigs_live'

/** The payload: a listing of a business has received an application, or was edited or has another status. */
const listingChanged = z.object({ businessId: z.uuid(), jobListingId: z.uuid() })
type ListingChanged = z.infer<typeof listingChanged>

/** Notifies every server once the transaction commits; a transaction that fails notifies none. */
export async function publishListingChange(tx: Db, event: ListingChanged): Promise<void> {
  await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(event)})`)
}

/** The event of a payload; undefined for anything else that was sent to the channel. */
export function parsePayload(payload: string): ListingChanged | undefined {
  try {
    return listingChanged.safeParse(JSON.parse(payload)).data
  } catch {
    return undefined
  }
}
