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
  /** Lets a suspended business call. Without it, the business gets 403. */
  whileSuspended?: true
  /** The documentation of the call's effect and errors. */
  doc: string
}

/** The limit of a network's calls per minute before sign-in: 500 students of a campus may arrive at once. */
export const campusPerMinute = 3_000

/** A file part that accepts one JPEG, PNG or WebP image. */
export const imagePart = (maxBytes: number): FilePart => ({
  maxBytes,
  types: ['image/jpeg', 'image/png', 'image/webp'],
})

/** The properties of an endpoint that its row may leave out. Their defaults derive from the call. */
interface Defaults {
  /** Default: no input. */
  request: z.ZodUndefined
  /**
   * Default: zero for a GET, `limits.jsonBytes` for a POST, and `limits.beaconBytes` for a beacon and for a POST before
   * sign-in, whose body the server parses for anybody.
   */
  maxBytes: number
  /** Default: 120 for a GET, 60 for a POST, and {@link campusPerMinute} before sign-in. */
  perMinute: number | null
}

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

/** What a row adds to its call: the documentation, and properties that replace the defaults. */
type EndpointRow = Pick<Endpoint, 'doc'> & Partial<Omit<Endpoint, keyof Call>>

/** Each call with its row, and with the defaults of the properties that the row leaves out. */
type EndpointsOf<Calls, Rows> = {
  [Name in keyof Calls & keyof Rows]: Calls[Name] & Omit<Defaults, keyof Rows[Name]> & Rows[Name]
}

/** Rejects rows without a call, and rows with a misspelt property. TypeScript alone accepts both when it infers `Rows`. */
type NoUnknownProperties<Calls, Rows> = {
  [Name in keyof Rows]: Name extends keyof Calls ? Record<Exclude<keyof Rows[Name], keyof EndpointRow>, never> : never
}

/**
 * Merges a table of calls with the rows of the same names.
 * @example
 * endpointsOf({ job: get('jobs/:id', 'student', oneJob) }, { job: { perMinute: 240, doc: 'One listing.' } })
 * // { job: { method: 'GET', path: 'jobs/:id', …, request: z.undefined(), maxBytes: 0, perMinute: 240, doc: … } }
 */
export function endpointsOf<Calls extends Record<string, Call>, Rows extends Record<keyof Calls, EndpointRow>>(
  calls: Calls,
  rows: Rows & NoUnknownProperties<Calls, Rows>,
): EndpointsOf<Calls, Rows> {
  const endpoints = Object.entries(calls).map(([name, call]) => [name, { ...defaultsOf(call), ...call, ...rows[name] }])
  // The cast restores the type of each endpoint, which `Object.fromEntries` widens to one.
  return Object.fromEntries(endpoints) as EndpointsOf<Calls, Rows>
}
