import { and, asc, desc, eq, gt, gte, isNull, sql } from 'drizzle-orm'
import { dayMs, limits } from '@/domain'
import type { Db } from '../../db/database.ts'
import { businesses, events } from '../../db/schema.ts'
import type { EventRow } from './mapping.ts'

/** The event that an earlier call with the same idempotency key created. */
export async function findEventByIdempotencyKey(
  tx: Db,
  businessId: string,
  idempotencyKey: string,
): Promise<EventRow | undefined> {
  const [row] = await tx
    .select()
    .from(events)
    .where(and(eq(events.businessId, businessId), eq(events.idempotencyKey, idempotencyKey)))
  return row
}

/** Inserts an event and returns its row. */
export async function insertEvent(tx: Db, values: typeof events.$inferInsert): Promise<EventRow> {
  const [row] = await tx.insert(events).values(values).returning()
  if (!row) throw new Error('The insert of an event returned no row.')
  return row
}

/** The number of events that the business created in the last 24 hours. */
export function countRecentEvents(db: Db, businessId: string, now: Date): Promise<number> {
  const isRecent = gt(events.createdAt, new Date(now.getTime() - dayMs))
  return db.$count(events, and(eq(events.businessId, businessId), isRecent))
}

/** The business's events, newest first, at most `limits.ownEvents`. */
export function findEvents(db: Db, businessId: string): Promise<EventRow[]> {
  return db
    .select()
    .from(events)
    .where(eq(events.businessId, businessId))
    .orderBy(desc(events.createdAt), desc(events.id))
    .limit(limits.ownEvents)
}

/**
 * The events on or after a day (`YYYY-MM-DD`) of businesses that are not suspended, with company names, soonest first,
 * at most `limits.upcomingEvents`.
 */
export function findEventsFrom(db: Db, day: string): Promise<{ event: EventRow; companyName: string | null }[]> {
  return db
    .select({ event: events, companyName: businesses.companyName })
    .from(events)
    .innerJoin(businesses, eq(businesses.id, events.businessId))
    .where(and(gte(events.eventDate, day), isNull(businesses.suspendedAt)))
    .orderBy(asc(events.eventDate), sql`${events.eventStartTime} asc nulls last`, asc(events.id))
    .limit(limits.upcomingEvents)
}
