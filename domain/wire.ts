// Values that requests and responses share.
import * as z from 'zod/mini'

/** A wall-clock time on the wire: `1970-01-01THH:mm:00.000Z`; its UTC hour is Melbourne's wall-clock hour. */
export const wireTimeSchema = z.string().check(z.regex(/^1970-01-01T([01]\d|2[0-3]):[0-5]\d:00\.000Z$/))

/** The centroid of a suburb, in degrees (WGS 84). */
export const suburbCentreSchema = z.object({ latitude: z.number(), longitude: z.number() })
export type SuburbCentre = z.infer<typeof suburbCentreSchema>

/** A slot of the week, or an interval of a named day. Unknown days and times are accepted and match no slot. */
export const availabilityEntrySchema = z.union([
  z.object({ tableIndex: z.string().check(z.regex(/^[0-6]-[0-3]$/)), label: z.string().check(z.maxLength(40)) }),
  z.object({
    dayOfWeek: z.string().check(z.maxLength(20)),
    startTime: z.string().check(z.maxLength(40)),
    endTime: z.string().check(z.maxLength(40)),
  }),
])
