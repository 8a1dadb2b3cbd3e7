import type * as z from 'zod/mini'

/** The kind of account that may call. `anyone` needs no session. */
export type Caller = 'anyone' | 'student' | 'business' | 'admin'

/** The part of an endpoint that the browser needs to make the call. */
export interface Call {
  method: 'GET' | 'POST'
  /** The path below `/api/`; `:name` is a path parameter. */
  path: string
  caller: Caller
  /**
   * `query`: the query parameters of a GET. `beacon`: JSON that the session's cookie may authenticate, because a beacon
   * cannot send a header.
   */
  body: 'none' | 'query' | 'json' | 'multipart' | 'beacon'
  response: z.core.$ZodType
}

export const get = { method: 'GET', body: 'none' } as const
export const query = { method: 'GET', body: 'query' } as const
export const post = { method: 'POST', body: 'json' } as const
export const multipart = { method: 'POST', body: 'multipart' } as const
export const beacon = { method: 'POST', body: 'beacon' } as const
