import { z } from 'zod'
import { hourMs } from '@/domain'

/** A path segment of a poster's address: small letters, digits and dashes. */
export const posterSlug = z.string().regex(/^[a-z0-9-]{2,40}$/)

/**
 * First path segments that are never a university (RT-10): those of pages and of the server's own routes. An unknown path
 * below one of them is a typo, not a poster.
 */
export const reservedSegments: readonly string[] = [
  'api',
  'assets',
  'oidc',
  'onboarding',
  'student',
  'business',
  'completeprofile',
  'completebusinessprofile',
  'businessdashboard',
  'dashboard',
  'settings',
  'events',
  'signed-in-again',
]

/** Whether a segment is well formed as a part of a poster's address. */
export function isPosterSlug(text: string | undefined): boolean {
  return posterSlug.safeParse(text).success
}

/** Whether `/{university}/{posterid}` is a poster's address: two slugs, the first of which is not reserved. */
export function isPosterAddress(university: string | undefined, posterid: string | undefined): boolean {
  return isPosterSlug(university) && !reservedSegments.includes(university ?? '') && isPosterSlug(posterid)
}

/** The university name recorded for `/events/{posterid}`, which names none. */
export const eventsPrefix = 'events'

// Limits of a device's report, which anyone can send.
const maxEntries = 60
const maxEntriesOfPart = 30
const maxListItems = 20
const maxNameCharacters = 60
const maxValueCharacters = 600

const entryName = z.string().max(maxNameCharacters)
const scalar = z.union([z.string().max(maxValueCharacters), z.number(), z.boolean(), z.null()])
const list = z.array(scalar).max(maxListItems)
const part = z.record(entryName, scalar).refine((entries) => entryCount(entries) <= maxEntriesOfPart)

/** A browser's report of its device. */
export const deviceData = z
  .record(entryName, z.union([scalar, list, part]))
  .refine((data) => entryCount(data) <= maxEntries)
export type DeviceData = z.infer<typeof deviceData>

function entryCount(value: object): number {
  return Object.keys(value).length
}

const maxReferrerCharacters = 500

/** The request of `events/scans`. Visitors who opt out of tracking send organiser, poster and time only (SC-03). */
export const eventScan = z.object({
  eventorganiser: posterSlug,
  posterid: posterSlug,
  userData: z.object({
    /** Created by the scan page and stored in the browser. */
    sessionId: z.uuid().optional(),
    /** Ten hours ahead of UTC, as the specification says (SC-05). The server stores its own time too. */
    visitTime: z.iso.datetime(),
    /** The previous page; empty when the browser sends no referrer. */
    referrer: z.string().max(maxReferrerCharacters).optional(),
  }),
  deviceData: deviceData.optional(),
})

/** The request of the landing beacon: a university's poster, or one below the events prefix. */
export const landingScan = z.object({
  universityName: z.union([
    z.literal(eventsPrefix),
    posterSlug.refine((university) => !reservedSegments.includes(university)),
  ]),
  posterId: posterSlug,
  /** Ten hours ahead of UTC (SC-05). */
  scanTime: z.iso.datetime(),
  deviceData: deviceData.optional(),
})

/** The response of `events/scans`: the address to open, from stored data only; null when event and business have none. */
export const eventScanned = z.object({ success: z.literal(true), targetUrl: z.url({ protocol: /^https$/ }).nullable() })

/** Ahead of UTC, as the specification says (SC-05). */
const scanTimeOffsetHours = 10

/** The ISO time of a scan, ten hours ahead of UTC. */
export function scanTime(now: Date): string {
  return new Date(now.getTime() + scanTimeOffsetHours * hourMs).toISOString()
}
