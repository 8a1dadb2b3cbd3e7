import { z } from 'zod'
import { limits } from '@/domain'
import type { Call } from './calls/call.ts'

/** A file part that a multipart call accepts. */
export interface FilePart {
  maxBytes: number
  types: readonly string[]
  /** The maximum number of files. Default: 1. */
  maxCount?: number
}

/** The definition of an endpoint, for the server and its documentation. The browser loads only its `Call`. */
export interface Endpoint extends Call {
  request: z.core.$ZodType
  files?: Record<string, FilePart>
  /** The maximum size of the body without files, in bytes. */
  maxBytes: number
  /**
   * The maximum number of calls per minute of an account, or of a network when `caller` is `anyone`. Further calls get
   * 429. Null: no limit.
   */
  perMinute: number | null
  /** Whether a suspended business may call. Default: it gets 403. */
  whileSuspended?: true
  /** The documentation of the call's effect and errors. */
  doc: string
}

/**
 * The limit of a network's calls per minute before sign-in. A campus shares one address, and 500 students may arrive at
 * once.
 */
export const campusPerMinute = 3_000

/** A file part that accepts one JPEG, PNG or WebP image. */
export const image = (maxBytes: number): FilePart => ({ maxBytes, types: ['image/jpeg', 'image/png', 'image/webp'] })

/** The defaults of an endpoint, which derive from its call. */
interface Defaults {
  /** No input. */
  request: z.ZodUndefined
  /** Zero for a GET. Small before sign-in, because anybody can make the server parse it, and for beacons. */
  maxBytes: number
  perMinute: number | null
}

/** Reads may be called twice as often as writes. Calls before sign-in count by network, which a campus shares. */
function defaultsOf({ method, body, caller }: Call): Defaults {
  const isRead = method === 'GET'
  const bodyBytes = caller === 'anyone' || body === 'beacon' ? limits.beaconBytes : limits.jsonBytes
  const accountPerMinute = isRead ? 120 : 60
  return {
    request: z.undefined(),
    maxBytes: isRead ? 0 : bodyBytes,
    perMinute: caller === 'anyone' ? campusPerMinute : accountPerMinute,
  }
}

/** The row of an endpoint: its documentation, and overrides of the defaults. */
type EndpointRow = Pick<Endpoint, 'doc'> & Partial<Omit<Endpoint, keyof Call>>

/** The endpoints of a table of calls. What a row sets has the row's type, and replaces the default. */
type EndpointsOf<Calls, Rows> = {
  [Name in keyof Calls & keyof Rows]: Calls[Name] & Omit<Defaults, keyof Rows[Name]> & Rows[Name]
}

/** Rejects rows without a call and unknown properties in a row, which inferred types would allow. */
type NoUnknownProperties<Calls, Rows> = {
  [Name in keyof Rows]: Name extends keyof Calls ? Record<Exclude<keyof Rows[Name], keyof EndpointRow>, never> : never
}

/** Merges a table of calls with the rows of the same names. */
export function endpointsOf<Calls extends Record<string, Call>, Rows extends Record<keyof Calls, EndpointRow>>(
  calls: Calls,
  rows: Rows & NoUnknownProperties<Calls, Rows>,
): EndpointsOf<Calls, Rows> {
  const merged = Object.entries(calls).map(([name, call]) => [name, { ...defaultsOf(call), ...call, ...rows[name] }])
  // The cast restores the type of each value, which `Object.fromEntries` widens to one.
  return Object.fromEntries(merged) as EndpointsOf<Calls, Rows>
}
