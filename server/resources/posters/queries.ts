import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { businesses, events, posterScans } from '../../db/schema.ts'

/** The link and business of the event with this poster address; undefined while the business is suspended. */
export async function findPosterLinks(db: Db, organiserSlug: string, posterSlug: string) {
  const [links] = await db
    .select({ eventLink: events.eventLink, business: businesses })
    .from(events)
    .innerJoin(businesses, eq(businesses.id, events.businessId))
    .where(
      and(eq(events.organiserSlug, organiserSlug), eq(events.posterSlug, posterSlug), isNull(businesses.suspendedAt)),
    )
  return links
}

/** Stores the scan of a poster. */
export async function insertScan(db: Db, values: typeof posterScans.$inferInsert): Promise<void> {
  await db.insert(posterScans).values(values)
}

/** Deletes the scans that the server received before an instant. */
export async function deleteScansBefore(db: Db, oldest: Date): Promise<void> {
  await db.delete(posterScans).where(lt(posterScans.receivedAt, oldest))
}
