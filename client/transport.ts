import * as z from 'zod/mini'
import {
  backgroundHeader,
  type Call,
  type CallName,
  calls,
  type Failure,
  failure,
  isFailure,
  type RequestOf,
  type ResponseOf,
} from '@/contract'
import { limits } from '@/domain'
import { retryWhileBusy } from './busy-retry.ts'
import { parseJson } from './json.ts'
import { isPageUnused } from './page-use.ts'
import { readToken } from './session-token.ts'
import { trackSlowCall } from './slow-calls.ts'

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

/** The headers of the session's calls: its token, and the mark of a call that nobody's use of the page has caused. */
export function sessionHeaders(): Record<string, string> {
  return { ...authorization(readToken()), ...(isPageUnused() && { [backgroundHeader]: '1' }) }
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

/** The outcome of a call: the response, the server's refusal, or null without a valid response. */
export type Outcome<Name extends CallName> = ResponseOf<Name> | Failure | null

export interface CallOptions {
  /** Path parameters, by name. */
  params?: Record<string, string>
  /** Cancels the call; the outcome is then null. */
  signal?: AbortSignal
  /** Whether an expired session opens the sign-in dialog and then repeats the call. Default true. */
  signInAgain?: boolean
  /** Lets the request outlive the page (bodies up to 64 KB). Default false. */
  keepalive?: boolean
}

/** Asks to sign in again after a call was refused with 401; see {@link setSessionEndedHandler}. */
type SessionEndedHandler = (refusedToken: string | null) => Promise<boolean>
let sessionEndedHandler: SessionEndedHandler | null = null

/**
 * Sets the only handler for calls refused with 401; null removes it. The handler gets the token of the refused call.
 * When it resolves true, the same account has signed in again and the call is repeated once; when it resolves false,
 * the call's outcome is the 401.
 */
export function setSessionEndedHandler(handler: SessionEndedHandler | null): void {
  sessionEndedHandler = handler
}

/** Makes a call, and repeats it once when the session had expired and the account signed in again. */
export async function withSession<Name extends CallName>(
  name: Name,
  attempt: () => Promise<Outcome<Name>>,
  { signInAgain = true }: CallOptions,
): Promise<Outcome<Name>> {
  const token = readToken()
  const outcome = await attempt()
  const isUnauthenticated = isFailure(outcome) && outcome.code === 'unauthenticated'
  const needsSession = calls[name].caller !== 'anyone'
  if (!isUnauthenticated || !needsSession || !signInAgain || !sessionEndedHandler) return outcome
  const isSignedInAgain = await sessionEndedHandler(token)
  return isSignedInAgain ? attempt() : outcome
}

const isBusy = (outcome: unknown) => isFailure(outcome) && outcome.code === 'unavailable'

/**
 * Calls an endpoint with the bearer token, up to three times while the server is too busy. Resolves with the response
 * or the server's refusal, or with null when the browser was offline, the call was aborted, or the response was
 * invalid. A call that is aborted while it waits to be repeated keeps the refusal.
 * @throws when a path parameter is missing
 */
export function call<Name extends CallName>(
  name: Name,
  payload: RequestOf<Name>,
  options: CallOptions = {},
): Promise<Outcome<Name>> {
  const { params, signal: callerSignal, keepalive = false } = options
  const { method } = calls[name]
  const url = requestUrl(calls[name], payload, params)
  const content = requestContent(calls[name], payload)

  async function attempt(): Promise<Outcome<Name>> {
    try {
      return await trackSlowCall(callerSignal, async (signal) => {
        // The token is read for each attempt, because signing in again replaces it.
        const headers = { ...sessionHeaders(), ...content.headers }
        const init = { ...content, method, credentials: 'same-origin', keepalive, signal, headers } as const
        const response = await fetch(url, init)
        return parseResponse<ResponseOf<Name>>(calls[name], response.ok, await response.text())
      })
    } catch {
      // `fetch` rejects when the browser is offline, the connection breaks or the call is aborted.
      return null
    }
  }
  return withSession(name, keepalive ? attempt : () => retryWhileBusy(attempt, isBusy, callerSignal), options)
}

/** Whether a payload is within the limit of the `beacon` endpoints. */
export function fitsBeacon(payload: unknown): boolean {
  return new Blob([jsonBody(payload)]).size <= limits.beaconBytes
}

/**
 * Sends a beacon, which completes after the page is unloaded. The session's cookie authenticates the beacon. Returns
 * false when the browser refused to send it.
 */
export function sendBeacon(
  name: 'beaconUpdateSavedJobs' | 'beaconActionOnCandidate' | 'scanLandingPage',
  payload: unknown,
): boolean {
  const body = new Blob([jsonBody(payload)], { type: 'application/json' })
  return navigator.sendBeacon(requestUrl(calls[name], undefined), body)
}
