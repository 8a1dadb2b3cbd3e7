import {
  backgroundHeader,
  type CallName,
  calls,
  type Failure,
  isFailure,
  type RequestOf,
  type ResponseOf,
} from '@/contract'
import { limits } from '@/domain'
import { retryWhileBusy } from './busy-retry.ts'
import { isPageUnused } from './page-use.ts'
import { authorization, jsonBody, parseResponse, requestContent, requestUrl } from './request.ts'
import { readToken } from './session-token.ts'
import { trackSlowCall } from './slow-calls.ts'

/** The headers of the session's calls: its token, and the mark of a call that nobody's use of the page has caused. */
export function sessionHeaders(): Record<string, string> {
  return { ...authorization(readToken()), ...(isPageUnused() && { [backgroundHeader]: '1' }) }
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
