import { and, eq, lt } from 'drizzle-orm'
import type { z } from 'zod'
import { type eventScan, isSecureWebsite, type landingScan } from '@/contract'
import { limits } from '@/domain'
import type { Context } from '../../context.ts'
import { businesses, events, posterScans } from '../../db/schema.ts'
import { HttpFailure } from '../../http/http-failure.ts'

const day = 86_400_000

/**
 * Records the scan of an event's poster.
 *
 * Where it leads is the server's to say, never the scan's (SC-02): the event's own page if its business gave one, else
 * the business's website as it is now; https only.
 * @param minimal keep organiser, poster and time only (SC-03)
 * @returns the address it leads to, null when there is none
 * @throws HttpFailure 404 when no event has such a poster; nothing is recorded then.
 */
export async function recordEventScan(
  { db, clock }: Context,
  scan: z.output<typeof eventScan>,
  minimal: boolean,
): Promise<string | null> {
  const { eventorganiser, posterid, userData, deviceData } = scan
  const [found] = await db
    .select({ eventLink: events.eventLink, website: businesses.website })
    .from(events)
    .innerJoin(businesses, eq(businesses.id, events.businessId))
    .where(and(eq(events.organiserSlug, eventorganiser), eq(events.posterSlug, posterid)))
  if (!found) throw new HttpFailure('notFound')
  await db.insert(posterScans).values({
    kind: 'event',
    organiser: eventorganiser,
    poster: posterid,
    scanTime: userData.visitTime,
    receivedAt: clock.now(),
    ...(!minimal && { sessionId: userData.sessionId, referrer: userData.referrer, deviceData }),
  })
  return [found.eventLink, found.website].find((address) => address && isSecureWebsite(address)) ?? null
}

/**
 * Records that a university's poster led to the product.
 * @param minimal keep university, poster and time only (SC-03)
 */
export async function recordLandingScan(
  { db, clock }: Context,
  scan: z.output<typeof landingScan>,
  minimal: boolean,
): Promise<void> {
  await db.insert(posterScans).values({
    kind: 'landing',
    organiser: scan.universityName,
    poster: scan.posterId,
    scanTime: scan.scanTime,
    receivedAt: clock.now(),
    ...(!minimal && { deviceData: scan.deviceData }),
  })
}

/** Deletes what was scanned longer than `limits.scanDays` ago (SC-03). */
export async function purgeScans({ db, clock }: Context): Promise<void> {
  const oldest = new Date(clock.now().getTime() - limits.scanDays * day)
  await db.delete(posterScans).where(lt(posterScans.receivedAt, oldest))
}
