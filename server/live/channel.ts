import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/database.ts'

/** The PostgreSQL notification channel of live updates, to which every server listens. */
export const liveChannel = 'campus_gigs_live'

/**
 * A changed listing. `application`: it received or lost an application, which only its business is told. `change`: an
 * edit or another status, which students are told too.
 */
const listingEvent = z.object({
  businessId: z.uuid(),
  jobListingId: z.uuid(),
  cause: z.enum(['application', 'change']),
})
type ListingEvent = z.infer<typeof listingEvent>

/** An account of which at least one session has ended. */
const sessionsEnded = z.object({ endedAccountId: z.uuid() })

const payloadSchema = z.union([listingEvent, sessionsEnded])

/** Notifies every server after the commit. A rollback notifies none. */
export async function publishListingEvent(tx: Db, event: ListingEvent): Promise<void> {
  await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(event)})`)
}

/**
 * Notifies every server after the commit. Each server closes all streams of the account; pages with a live session
 * reconnect.
 */
export async function publishSessionsEnded(tx: Db, accountId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify({ endedAccountId: accountId })})`)
}

/** Parses a notification; undefined for an unknown payload. */
export function parsePayload(payload: string): z.infer<typeof payloadSchema> | undefined {
  try {
    return payloadSchema.safeParse(JSON.parse(payload)).data
  } catch {
    // Our servers send JSON only, so ignore any other payload.
    return undefined
  }
}
