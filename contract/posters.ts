import { z } from 'zod'

/** One segment of a poster's address: small letters, digits and dashes. */
export const posterSlug = z.string().regex(/^[a-z0-9-]{2,40}$/)

/**
 * First segments of addresses that mean something else. A wrong path below one of them is a typo, never a poster
 * (RT-10): every first segment of a screen's, and what the server answers itself.
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

/** Whether `/{university}/{posterid}` is a poster's address: two slugs, the first of which means nothing else. */
export function isPosterAddress(university: string | undefined, posterid: string | undefined): boolean {
  return isPosterSlug(university) && !reservedSegments.includes(university ?? '') && isPosterSlug(posterid)
}

/** What a landing is recorded under when its address has no university: `/events/{posterid}`. */
export const eventsPrefix = 'events'

const text = (max: number) => z.string().max(max)
const scalar = z.union([text(600), z.number(), z.boolean(), z.null()])

/** What a browser says of its device. Bounded in every direction: it comes from anybody. */
export const deviceData = z
  .record(
    text(60),
    z.union([scalar, z.array(scalar).max(20), z.record(text(60), scalar).refine((part) => size(part) <= 30)]),
  )
  .refine((data) => size(data) <= 60)
export type DeviceData = z.infer<typeof deviceData>

function size(value: object): number {
  return Object.keys(value).length
}

/** What `events/scans` takes. Whoever asks not to be tracked sends organiser, poster and time only (SC-03). */
export const eventScan = z.object({
  eventorganiser: posterSlug,
  posterid: posterSlug,
  userData: z.object({
    /** Made by the scan page and kept in the browser. */
    sessionId: z.uuid().optional(),
    /** Ten hours ahead, as the specification has it (SC-05); the server keeps its own time of receipt. */
    visitTime: z.iso.datetime(),
    /** Where the visitor came from; empty when the browser does not say. */
    referrer: text(500).optional(),
  }),
  deviceData: deviceData.optional(),
})

/** What the landing beacon takes: any university's poster, or one below the fixed events prefix. */
export const landingScan = z.object({
  universityName: z.union([
    z.literal(eventsPrefix),
    posterSlug.refine((university) => !reservedSegments.includes(university)),
  ]),
  posterId: posterSlug,
  /** Ten hours ahead (SC-05). */
  scanTime: z.iso.datetime(),
  deviceData: deviceData.optional(),
})

/** Where a scan leads: an https address of the server's own record, null when its event has none. */
export const eventScanned = z.object({ success: z.literal(true), targetUrl: z.url({ protocol: /^https$/ }).nullable() })

const shift = 10 * 3_600_000

/** The time of a scan as the specification has it: ten hours ahead, as ISO (SC-05). */
export function scanTime(now: Date): string {
  return new Date(now.getTime() + shift).toISOString()
}
