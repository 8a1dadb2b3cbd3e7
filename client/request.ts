// What a call sends and how its answer is read: addresses, headers, bodies and responses.
import * as z from 'zod/mini'
import { type Call, type Failure, failure } from '@/contract'
import { parseJson } from './json.ts'

/**
 * The address of a call, with the query string of a `query` endpoint.
 * @param params path parameters, by name
 * @throws when a path parameter is missing
 */
export function requestUrl(
  { path, body }: Pick<Call, 'path' | 'body'>,
  payload: unknown,
  params: Record<string, string> = {},
): string {
  const filledPath = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`The call ${path} needs the path parameter ${name}.`)
    return encodeURIComponent(value)
  })
  const input = body === 'query' && typeof payload === 'object' ? Object.entries(payload ?? {}) : []
  const query = input.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return query.length === 0 ? `/api/${filledPath}` : `/api/${filledPath}?${new URLSearchParams(query)}`
}

/** A POST body: the payload wrapped as `{data}`. */
export function jsonBody(payload: unknown): string {
  return JSON.stringify({ data: payload })
}

/** The header that authenticates a call; none without a token. */
export function authorization(token: string | null): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {}
}

/** The body of a POST with the header of its type; nothing for a GET. */
export function requestContent({ method }: Pick<Call, 'method'>, payload: unknown) {
  return method === 'POST' ? { body: jsonBody(payload), headers: { 'content-type': 'application/json' } } : {}
}

/**
 * Parses a response by its endpoint's schema and a refusal by the schema of failures. Null when it does not match: a
 * proxy's page, or a server of another version.
 */
export function parseResponse<Response>(
  { response: schema }: Pick<Call, 'response'>,
  isOk: boolean,
  text: string,
): Response | Failure | null {
  const { data } = z.safeParse<z.core.$ZodType>(isOk ? schema : failure, parseJson(text))
  // The schema has validated it; TypeScript cannot infer the type from the generic name of a call.
  return (data as Response | Failure | undefined) ?? null
}
