import type * as z from 'zod/mini'

/** The kind of account that a call requires. `anyone` needs no session. */
export type Caller = 'anyone' | 'student' | 'business' | 'admin'

/** The part of an endpoint that the browser needs for the call. */
export interface Call {
  method: 'GET' | 'POST'
  /** The path below `/api/`, with path parameters as `:name`. */
  path: string
  caller: Caller
  /**
   * How the input is sent. `query`: as query parameters of a GET. `beacon`: as JSON that the session's cookie may
   * authenticate, because beacons can't send headers.
   */
  body: 'none' | 'query' | 'json' | 'multipart' | 'beacon'
  response: z.core.$ZodType
}

/** Creates a constructor of calls with this method and body. */
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
