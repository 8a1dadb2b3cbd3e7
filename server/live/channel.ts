import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/database.ts'

/** The PostgreSQL notification channel of live updates, to which every server listens. */
export const liveChannel = 'campus_gigs_live'

const listingEventSchema = z.object({
  businessId: z.uuid(),
  jobListingId: z.uuid(),
  /**
   * `application`: the listing received or lost an application, which only its business is told. `change`: it was
   * edited or its status changed, which students are told, too.
   */
  cause: z.enum(['application', 'change']),
})
type ListingEvent = z.infer<typeof listingEventSchema>

/** An account of which at least one session has ended. */
const sessionsEndedSchema = z.object({ endedAccountId: z.uuid() })

const payloadSchema = z.union([listingEventSchema, sessionsEndedSchema])

/** Announces a changed listing to every server once `tx` commits; a rollback announces nothing. */
export async function publishListingEvent(tx: Db, event: ListingEvent): Promise<void> {
  await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(event)})`)
}

/**
 * Announces ended sessions to every server once `tx` commits. Each server closes all streams of the account; pages with
 * a live session reconnect.
 */
export async function publishSessionsEnded(tx: Db, accountId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify({ endedAccountId: accountId })})`)
}

/** Parses a notification; undefined for an unknown payload. */
export function parsePayload(payload: string): z.infer<typeof payloadSchema> | undefined {
  try {
    return payloadSchema.safeParse(JSON.parse(payload)).data
  } catch {
    // Any client of the database may notify this channel; our servers send JSON only.
    return undefined
  }
}
