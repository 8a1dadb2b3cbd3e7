import * as z from 'zod/mini'
import { type CallName, calls, type Failure, failure, isFailure, type RequestOf, type ResponseOf } from '@/contract'
import { limits } from '@/domain'
import { repeatWhileBusy, trackSlowCall } from './attempts.ts'
import { readToken } from './session-token.ts'

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

export interface UploadOptions extends Omit<CallOptions, 'keepalive'> {
  /** Called with the percent of the body sent so far, 0–100. */
  onProgress?: (percent: number) => void
}

type SessionEndedHandler = (refusedToken: string | null) => Promise<boolean>
let sessionEndedHandler: SessionEndedHandler | null = null

/**
 * Sets the one handler for calls refused with 401; null removes it. It gets the token of the refused call. When it resolves
 * true, the same account has signed in again and the call is repeated once; when it resolves false, the call's outcome is
 * the 401.
 */
export function setSessionEndedHandler(handler: SessionEndedHandler | null): void {
  sessionEndedHandler = handler
}

function urlOf(name: CallName, params: Record<string, string> = {}): string {
  const path = calls[name].path.replace(/:(\w+)/g, (_, key: string) => {
    const value = params[key]
    if (value === undefined) throw new Error(`The call ${name} needs the path parameter ${key}.`)
    return encodeURIComponent(value)
  })
  return `/api/${path}`
}

/** The query string of a `query` endpoint, with its `?`; empty for other endpoints. */
function queryOf(name: CallName, payload: unknown): string {
  if (calls[name].body !== 'query' || typeof payload !== 'object' || payload === null) return ''
  const entries = Object.entries(payload).filter(([, value]) => value !== undefined)
  return `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`
}

/** A POST body: the payload wrapped as `{data}`. */
function jsonBody(payload: unknown): string {
  return JSON.stringify({ data: payload })
}

function authorization(): Record<string, string> {
  const token = readToken()
  return token ? { authorization: `Bearer ${token}` } : {}
}

/** Parses a response by its endpoint's schema and a refusal by the schema of failures; null when it does not match. */
function parseResponse<Name extends CallName>(name: Name, ok: boolean, text: string): Outcome<Name> {
  try {
    const body: unknown = JSON.parse(text)
    if (!ok) return failure.parse(body)
    const response: unknown = z.parse(calls[name].response, body)
    // The schema has validated it; TypeScript cannot infer the type from a generic name.
    return response as ResponseOf<Name>
  } catch {
    // No JSON, or not the contract's: a proxy's page, or a server of another version.
    return null
  }
}

/** Makes a call, and repeats it once when the session had expired and the account signed in again. */
async function withSession<Name extends CallName>(
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
 * Calls an endpoint with the bearer token, up to three times while the server is too busy. Resolves with the response or
 * the server's refusal, or with null when the browser was offline, the call was aborted, or the response was invalid. A call
 * that is aborted while it waits to be repeated keeps the refusal.
 * @throws when a path parameter is missing
 */
export function call<Name extends CallName>(
  name: Name,
  payload: RequestOf<Name>,
  options: CallOptions = {},
): Promise<Outcome<Name>> {
  const { params, signal: callerSignal, keepalive = false } = options
  const { method } = calls[name]
  const url = urlOf(name, params) + queryOf(name, payload)
  const content = method === 'POST' ? { body: jsonBody(payload), headers: { 'content-type': 'application/json' } } : {}

  async function attempt(): Promise<Outcome<Name>> {
    try {
      return await trackSlowCall(callerSignal, async (signal) => {
        // The token is read for each attempt, because signing in again replaces it.
        const headers = { ...authorization(), ...content.headers }
        const response = await fetch(url, {
          ...content,
          method,
          credentials: 'same-origin',
          keepalive,
          signal,
          headers,
        })
        return parseResponse(name, response.ok, await response.text())
      })
    } catch {
      // `fetch` rejects when the browser is offline, the connection breaks or the call is aborted.
      return null
    }
  }
  return withSession(name, keepalive ? attempt : () => repeatWhileBusy(attempt, isBusy, callerSignal), options)
}

/** The texts and files of a multipart call, by part name. Null and undefined parts are left out. */
export type FormParts = Record<string, string | Blob | readonly File[] | null | undefined>

/** The values of one part: several for a list of files. */
function valuesOf(part: FormParts[string]): readonly (string | Blob)[] {
  if (part === null || part === undefined) return []
  return typeof part === 'string' || part instanceof Blob ? [part] : part
}

function formDataOf(parts: FormParts): FormData {
  const formData = new FormData()
  for (const [name, part] of Object.entries(parts)) {
    for (const value of valuesOf(part)) formData.append(name, value)
  }
  return formData
}

/** Sends multipart form data, with progress. Resolves as {@link call} does. */
export function upload<Name extends CallName>(
  name: Name,
  parts: FormParts,
  options: UploadOptions = {},
): Promise<Outcome<Name>> {
  const { params, signal: callerSignal, onProgress } = options
  const url = urlOf(name, params)
  const formData = formDataOf(parts)
  const attempt = () => trackSlowCall(callerSignal, (signal) => sendForm(name, { url, formData, signal, onProgress }))
  return withSession(name, attempt, options)
}

interface FormRequest extends Pick<UploadOptions, 'onProgress'> {
  url: string
  formData: FormData
  signal: AbortSignal
}

/** Sends one upload, with XMLHttpRequest because `fetch` reports no upload progress. */
function sendForm<Name extends CallName>(name: Name, form: FormRequest): Promise<Outcome<Name>> {
  const { url, formData, signal, onProgress } = form
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.withCredentials = true
    for (const [header, value] of Object.entries(authorization())) request.setRequestHeader(header, value)
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(Math.round((event.loaded / event.total) * 100))
    }
    request.onload = () => {
      const isOk = request.status >= 200 && request.status < 300
      resolve(parseResponse(name, isOk, request.responseText))
    }
    request.onerror = () => resolve(null)
    request.onabort = () => resolve(null)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    // Aborting a request that is not sent yet raises no `abort` event.
    if (signal.aborted) resolve(null)
    else request.send(formData)
  })
}

/** Whether a payload is within the limit of the `beacon` endpoints. */
export function fitsBeacon(payload: unknown): boolean {
  return new Blob([jsonBody(payload)]).size <= limits.beaconBytes
}

/** Sends a beacon, which completes after the page is unloaded. The cookie authenticates it. False when refused by the browser. */
export function sendBeacon(
  name: 'beaconUpdateSavedJobs' | 'beaconActionOnCandidate' | 'scanLandingPage',
  payload: unknown,
): boolean {
  const body = new Blob([jsonBody(payload)], { type: 'application/json' })
  return navigator.sendBeacon(urlOf(name), body)
}
