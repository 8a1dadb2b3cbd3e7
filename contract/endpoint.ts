import { z } from 'zod'
import { limits } from '@/domain'

/** Who may call: nobody in particular, a student, a business. */
export type Caller = 'anyone' | 'student' | 'business'

/** A file part of a multipart call. */
export interface FilePart {
  maxBytes: number
  types: readonly string[]
  /** How many files may come under the one name. Default 1. */
  maxCount?: number
}

/** One call between browser and server: everything either side needs to make or answer it. */
export interface Endpoint {
  method: 'GET' | 'POST'
  /** Below `/api/`; `:name` is a path parameter. */
  path: string
  caller: Caller
  /**
   * `query` is the parameters of a GET's address; `beacon` is JSON that the cookie may authenticate too, since a beacon
   * cannot send a header.
   */
  body: 'none' | 'query' | 'json' | 'multipart' | 'beacon'
  request: z.ZodType
  response: z.ZodType
  files?: Record<string, FilePart>
  /** Largest body in bytes, files not counted. */
  maxBytes: number
  /** Calls a minute from one address before 429. */
  perMinute: number
  /** What it does and which errors it gives. */
  doc: string
}

/** The request of a call that takes nothing. */
export const nothing = z.undefined()
/** An image part of at most so many bytes. */
export const image = (maxBytes: number): FilePart => ({ maxBytes, types: ['image/jpeg', 'image/png', 'image/webp'] })
export const get = { method: 'GET', body: 'none', request: nothing, maxBytes: 0, perMinute: 120 } as const
export const query = { ...get, body: 'query' } as const
export const post = { method: 'POST', body: 'json', maxBytes: limits.jsonBytes, perMinute: 60 } as const
export const multipart = { ...post, body: 'multipart' } as const
export const beacon = { ...post, body: 'beacon', maxBytes: limits.beaconBytes } as const
