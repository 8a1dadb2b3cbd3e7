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

/** Makes the calls of one method and body. */
const callsWith =
  <const Kind extends Pick<Call, 'method' | 'body'>>(kind: Kind) =>
  <const Path extends string, const By extends Caller, Response extends z.core.$ZodType>(
    path: Path,
    caller: By,
    response: Response,
  ) => ({ ...kind, path, caller, response })

export const get = callsWith({ method: 'GET', body: 'none' })
export const query = callsWith({ method: 'GET', body: 'query' })
export const post = callsWith({ method: 'POST', body: 'json' })
export const multipart = callsWith({ method: 'POST', body: 'multipart' })
export const beacon = callsWith({ method: 'POST', body: 'beacon' })
