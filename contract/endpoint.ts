import { z } from 'zod'
import { limits } from '@/domain'
import type { Call } from './calls/call.ts'

/** A file part of a multipart call. */
export interface FilePart {
  maxBytes: number
  types: readonly string[]
  /** The most files with this part's name. Default 1. */
  maxCount?: number
}

/** The definition of an API call, for the server and its documentation. The browser has the part that is a `Call`. */
export interface Endpoint extends Call {
  request: z.core.$ZodType
  files?: Record<string, FilePart>
  /** The largest body without files, in bytes. */
  maxBytes: number
  /** Calls a minute of one account, or where anyone may call of one network. Further calls get 429. Null: no limit. */
  perMinute: number | null
  /** Whether a suspended business may call too; otherwise it gets 403. Default false. */
  whileSuspended?: true
  /** The call's effect and its errors. */
  doc: string
}

/** Calls a minute of a network before sign-in: a campus shares one address, and 500 students may come at once. */
export const campusPerMinute = 3_000

/** A file part for an image. */
export const image = (maxBytes: number): FilePart => ({ maxBytes, types: ['image/jpeg', 'image/png', 'image/webp'] })

/** The parts of an endpoint that follow from its call, unless its row has them. */
interface Defaults {
  /** No input. */
  request: z.ZodUndefined
  /** None with a GET. Small before sign-in, since anybody has the server parse it, and for beacons. */
  maxBytes: number
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

/** What an endpoint has beside its call: the documentation, and what differs from the defaults. */
type EndpointRow = Pick<Endpoint, 'doc'> & Partial<Omit<Endpoint, keyof Call>>

type EndpointsOf<Calls, Rows> = {
  [Name in keyof Calls & keyof Rows]: Calls[Name] & Omit<Defaults, keyof Rows[Name]> & Rows[Name]
}

/** No row of another name than the calls', and nothing in a row but what a row can have: types that are inferred allow more. */
type NothingElse<Calls, Rows> = {
  [Name in keyof Rows]: Name extends keyof Calls ? Record<Exclude<keyof Rows[Name], keyof EndpointRow>, never> : never
}

/** The endpoints of a table of calls, from the rows of the same names. */
export function endpointsOf<Calls extends Record<string, Call>, Rows extends Record<keyof Calls, EndpointRow>>(
  calls: Calls,
  rows: Rows & NothingElse<Calls, Rows>,
): EndpointsOf<Calls, Rows> {
  const merged = Object.entries(calls).map(([name, call]) => [name, { ...defaultsOf(call), ...call, ...rows[name] }])
  // `Object.fromEntries` has one type for all values.
  return Object.fromEntries(merged) as EndpointsOf<Calls, Rows>
}
