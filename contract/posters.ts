import { z } from 'zod'
import { eventsPrefix, posterSlug, reservedSegments } from './poster-address.ts'

// Limits of a device report, which is untrusted. `limits.scanBytes` limits the whole scan.
const maxEntries = 60
const maxEntriesOfGroup = 30
const maxListItems = 20
const maxNameCharacters = 60
const maxValueCharacters = 600

const entryName = z.string().max(maxNameCharacters)
const scalar = z.union([z.string().max(maxValueCharacters), z.number(), z.boolean(), z.null()])
const list = z.array(scalar).max(maxListItems)
const entryGroup = z.record(entryName, scalar).refine((entries) => entryCount(entries) <= maxEntriesOfGroup)

/** A browser's report of its device. */
export const deviceDataSchema = z
  .record(entryName, z.union([scalar, list, entryGroup]))
  .refine((data) => entryCount(data) <= maxEntries)
export type DeviceData = z.infer<typeof deviceDataSchema>

function entryCount(value: object): number {
  return Object.keys(value).length
}

const maxReferrerCharacters = 200

/** The request of `events/scans`. Visitors who opt out of tracking send organiser, poster and time only (SC-03). */
export const eventScan = z.object({
  eventorganiser: posterSlug,
  posterid: posterSlug,
  userData: z.object({
    /** The id of the visitor's session, created by the scan page and stored in the browser. */
    sessionId: z.uuid().optional(),
    /** The client's time, ten hours ahead of UTC (SC-05). The server also stores its own time. */
    visitTime: z.iso.datetime(),
    /** The previous page; empty when the browser sends no referrer. */
    referrer: z.string().max(maxReferrerCharacters).optional(),
  }),
  deviceData: deviceDataSchema.optional(),
})

/** The request of the landing beacon: a university's poster, or one below the events prefix. */
export const landingScan = z.object({
  universityName: z.union([
    z.literal(eventsPrefix),
    posterSlug.check(z.refine((university) => !reservedSegments.includes(university))),
  ]),
  posterId: posterSlug,
  /** The client's time, ten hours ahead of UTC (SC-05). */
  scanTime: z.iso.datetime(),
  deviceData: deviceDataSchema.optional(),
})
