import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/database.ts'

/** The channel every server hears. */
export const liveChannel = 'campus_gigs_live'

/** Somebody has applied to a listing of a business. */
export const announcement = z.object({ businessId: z.uuid(), jobListingId: z.uuid() })
export type Announcement = z.infer<typeof announcement>

/** Tells every server, once the transaction is through; a transaction that fails tells nothing. */
export async function announce(tx: Db, told: Announcement): Promise<void> {
  await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(told)})`)
}
