import type { z } from 'zod'
import { type eventScan, isSecureWebsite, type landingScan } from '@/contract'
import { accountGate, dayMs, limits } from '@/domain'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { toBusiness } from '../businesses/mapping.ts'
import { deleteScansBefore, findPosterLinks, insertScan } from './queries.ts'

/**
 * The stored data of a scan: `full` stores all that was sent, `minimal` only poster and time (SC-03), `none` nothing,
 * over the daily limit.
 */
export type ScanRecording = 'full' | 'minimal' | 'none'

/**
 * Records the scan of an event's poster. The request can't choose the URL to open (SC-02).
 * @returns the https URL of the event, else of the business's current website, else null; and whether the business may
 * post, without which its posters require a click
 * @param countScan counts the scan of a known poster and decides which data is stored
 * @throws HttpFailure 404 for an unknown poster, without recording anything.
 */
export async function recordEventScan(
  { db, clock, config }: Context,
  { eventorganiser, posterid, userData, deviceData }: z.output<typeof eventScan>,
  countScan: () => ScanRecording,
): Promise<{ targetUrl: string | null; isVerified: boolean }> {
  const links = await findPosterLinks(db, eventorganiser, posterid)
  if (!links) throw new HttpFailure('notFound')
  const recording = countScan()
  const { sessionId, referrer, visitTime } = userData
  const poster = { kind: 'event', organiser: eventorganiser, poster: posterid } as const
  const visitor = recording === 'full' ? { sessionId, referrer, deviceData } : {}
  if (recording !== 'none')
    await insertScan(db, { ...poster, scanTime: visitTime, receivedAt: clock.now(), ...visitor })
  const { eventLink, business } = links
  const targetUrl = [eventLink, business.website].find((link) => link && isSecureWebsite(link)) ?? null
  return { targetUrl, isVerified: accountGate(config.trust, toBusiness(business)) === null }
}

/**
 * Records the scan of a university's poster, which opens the landing page.
 * @param countScan as of {@link recordEventScan}
 * @throws HttpFailure 404 for a poster that the settings do not name, without recording anything.
 */
export async function recordLandingScan(
  { db, clock, config }: Context,
  { universityName, posterId, scanTime, deviceData }: z.output<typeof landingScan>,
  countScan: () => ScanRecording,
): Promise<void> {
  if (!isKnownPoster(config.posters, universityName, posterId)) throw new HttpFailure('notFound')
  const recording = countScan()
  if (recording === 'none') return
  await insertScan(db, {
    kind: 'landing',
    organiser: universityName,
    poster: posterId,
    scanTime,
    receivedAt: clock.now(),
    deviceData: recording === 'full' ? deviceData : undefined,
  })
}

/** Whether the settings name a poster by its address or by a wildcard. */
function isKnownPoster(posters: Config['posters'], university: string, poster: string): boolean {
  return [`${university}/${poster}`, `${university}/*`, '*/*'].some((address) => posters.has(address))
}

/** Deletes scans older than `limits.scanRetentionDays` (SC-03). */
export async function deleteOldScans({ db, clock }: Context): Promise<void> {
  await deleteScansBefore(db, new Date(clock.now().getTime() - limits.scanRetentionDays * dayMs))
}
