import { z } from 'zod'
import { limits } from '@/domain'

/** The kind of account that may call. `anyone` needs no session. */
export type Caller = 'anyone' | 'student' | 'business'

/** A file part of a multipart call. */
export interface FilePart {
  maxBytes: number
  types: readonly string[]
  /** The most files with this part's name. Default 1. */
  maxCount?: number
}

/** The definition of an API call, shared by client and server. */
export interface Endpoint {
  method: 'GET' | 'POST'
  /** The path below `/api/`; `:name` is a path parameter. */
  path: string
  caller: Caller
  /**
   * `query`: the query parameters of a GET. `beacon`: JSON that the session's cookie may authenticate, because a beacon
   * cannot send a header.
   */
  body: 'none' | 'query' | 'json' | 'multipart' | 'beacon'
  request: z.ZodType
  response: z.ZodType
  files?: Record<string, FilePart>
  /** The largest body without files, in bytes. */
  maxBytes: number
  /** Calls a minute from one address. Further calls get 429. */
  perMinute: number
  /** The call's effect and its errors. */
  doc: string
}

/** The request of a call without input. */
export const noInput = z.undefined()
/** A file part for an image. */
export const image = (maxBytes: number): FilePart => ({ maxBytes, types: ['image/jpeg', 'image/png', 'image/webp'] })
export const get = { method: 'GET', body: 'none', request: noInput, maxBytes: 0, perMinute: 120 } as const
export const query = { ...get, body: 'query' } as const
export const post = { method: 'POST', body: 'json', maxBytes: limits.jsonBytes, perMinute: 60 } as const
export const multipart = { ...post, body: 'multipart' } as const
export const beacon = { ...post, body: 'beacon', maxBytes: limits.beaconBytes } as const
