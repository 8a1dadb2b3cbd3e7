import { type EndpointName, endpoints, type Failure, failure, type RequestOf, type ResponseOf } from '@/contract'
import { limits, timers } from '@/domain'

/** The entry of local storage for the bearer token. An HttpOnly cookie carries the same session. */
export const sessionTokenKey = 'campus-gigs:session-token'

/** The outcome of a call: the response, the server's refusal, or null without a valid response. */
export type Outcome<Name extends EndpointName> = ResponseOf<Name> | Failure | null

export interface CallOptions {
  /** Path parameters, by name. */
  params?: Record<string, string>
  /** Cancels the call; the outcome is then null. */
  signal?: AbortSignal
  /** Whether an expired session opens the sign-in dialog and then repeats the call. Default true. */
  signInAgain?: boolean
  /** Lets the request outlive the page (bodies up to 64 KB). */
  keepalive?: boolean
}

export interface UploadOptions extends CallOptions {
  /** Called with the percent of the body sent so far, 0–100. */
  onProgress?: (percent: number) => void
}

type SessionEndedHandler = () => Promise<boolean>
let sessionEnded: SessionEndedHandler | null = null
const slowCallListeners = new Set<(slow: number) => void>()
/** The calls pending for over 15 s. */
const slowCalls = new Set<AbortController>()

/**
 * Sets the handler for a call refused with 401. When it resolves true, the same account has signed in again and the call
 * is repeated once; when it resolves false, the call's outcome is the 401.
 */
export function onSessionEnded(handler: SessionEndedHandler | null): void {
  sessionEnded = handler
}

/** Calls the listener with the number of calls pending for over 15 s, whenever it changes. Returns an unsubscribe. */
export function onSlowCalls(listener: (slow: number) => void): () => void {
  slowCallListeners.add(listener)
  return () => slowCallListeners.delete(listener)
}

/** Aborts the slow calls. Their outcome is null, so their screens offer Retry. */
export function cancelSlowCalls(): void {
  for (const cancel of slowCalls) cancel.abort()
}

function reportSlow(): void {
  for (const listener of slowCallListeners) listener(slowCalls.size)
}

/** The stored bearer token; null without one, or when storage is disabled. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(sessionTokenKey)
  } catch {
    return null
  }
}

/** Stores the bearer token; null deletes it. */
export function writeToken(token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(sessionTokenKey)
    else localStorage.setItem(sessionTokenKey, token)
  } catch {
    // Storage is full or disabled: the session is lost on reload. The cookie still authenticates files and beacons.
  }
}

function urlOf(name: EndpointName, params: Record<string, string> = {}): string {
  return `/api/${endpoints[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))}`
}

/** The query string of a `query` endpoint, with its `?`; empty for other endpoints. */
function queryOf(name: EndpointName, payload: unknown): string {
  if (endpoints[name].body !== 'query' || typeof payload !== 'object' || payload === null) return ''
  const given = Object.entries(payload).filter(([, value]) => value !== undefined)
  return `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`
}

function authorization(): Record<string, string> {
  const token = readToken()
  return token ? { authorization: `Bearer ${token}` } : {}
}

/** Parses a response with the schema of its endpoint; null when it does not match. */
function parseResponse<Name extends EndpointName>(name: Name, ok: boolean, text: string): Outcome<Name> {
  try {
    const body: unknown = JSON.parse(text)
    if (!ok) return failure.parse(body)
    const answer: unknown = endpoints[name].response.parse(body)
    // The schema has validated it; TypeScript can not infer the type from a generic name.
    return answer as ResponseOf<Name>
  } catch {
    // No JSON, or not the contract's: a proxy's page, or a server of another version.
    return null
  }
}

/** Repeats a call once when its session had expired and the account signed in again. */
async function withSession<Name extends EndpointName>(
  name: Name,
  attempt: () => Promise<Outcome<Name>>,
  { signInAgain = true }: CallOptions,
): Promise<Outcome<Name>> {
  const outcome = await attempt()
  const isUnauthenticated = failure.safeParse(outcome).data?.code === 'unauthenticated'
  const needsSession = endpoints[name].caller !== 'anyone'
  if (!isUnauthenticated || !needsSession || !signInAgain || !sessionEnded) return outcome
  const isSignedInAgain = await sessionEnded()
  return isSignedInAgain ? attempt() : outcome
}

/** Reports work as slow after `timers.slowCall`. Its signal aborts with the caller's signal, or by `cancelSlowCalls`. */
async function reportIfSlow<T>(
  callerSignal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const cancel = new AbortController()
  const abort = () => cancel.abort()
  if (callerSignal?.aborted) abort()
  callerSignal?.addEventListener('abort', abort, { once: true })
  const timer = setTimeout(() => {
    slowCalls.add(cancel)
    reportSlow()
  }, timers.slowCall)
  try {
    return await work(cancel.signal)
  } finally {
    clearTimeout(timer)
    callerSignal?.removeEventListener('abort', abort)
    if (slowCalls.delete(cancel)) reportSlow()
  }
}

/**
 * Calls an endpoint with the bearer token. A POST body is wrapped as `{data}`. Resolves with the response or the server's
 * refusal, or with null when the call was offline, aborted, or its response invalid.
 */
export function call<Name extends EndpointName>(
  name: Name,
  payload: RequestOf<Name>,
  options: CallOptions = {},
): Promise<Outcome<Name>> {
  const { method } = endpoints[name]
  const attempt = () =>
    reportIfSlow(options.signal, (signal) =>
      fetch(urlOf(name, options.params) + queryOf(name, payload), {
        method,
        credentials: 'same-origin',
        keepalive: options.keepalive ?? false,
        signal,
        headers: { ...authorization(), ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) },
        ...(method === 'POST' ? { body: JSON.stringify({ data: payload }) } : {}),
      }).then(async (response) => parseResponse(name, response.ok, await response.text())),
    ).catch(() => null)
  return withSession(name, attempt, options)
}

/** The texts and files of a multipart call, by part name. Null and undefined parts are left out. */
export type FormParts = Record<string, string | Blob | File | readonly File[] | null | undefined>

/** Sends multipart form data, with progress. Resolves as `call` does. */
export function upload<Name extends EndpointName>(
  name: Name,
  parts: FormParts,
  options: UploadOptions = {},
): Promise<Outcome<Name>> {
  const { params, signal, onProgress } = options
  const form = new FormData()
  for (const [part, value] of Object.entries(parts)) {
    if (Array.isArray(value)) for (const file of value) form.append(part, file, file.name)
    else if (value instanceof File) form.append(part, value, value.name)
    else if (typeof value === 'string' || value instanceof Blob) form.append(part, value)
  }
  const attempt = () =>
    reportIfSlow(signal, (watchedSignal) => sendForm(name, urlOf(name, params), form, watchedSignal, onProgress))
  return withSession(name, attempt, options)
}

/** Uses XMLHttpRequest, because `fetch` reports no upload progress. */
function sendForm<Name extends EndpointName>(
  name: Name,
  url: string,
  form: FormData,
  signal: AbortSignal,
  onProgress: UploadOptions['onProgress'],
): Promise<Outcome<Name>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.withCredentials = true
    for (const [header, value] of Object.entries(authorization())) request.setRequestHeader(header, value)
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(Math.round((event.loaded / event.total) * 100))
    }
    request.onload = () =>
      resolve(parseResponse(name, request.status >= 200 && request.status < 300, request.responseText))
    request.onerror = () => resolve(null)
    request.onabort = () => resolve(null)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    if (signal.aborted) resolve(null)
    else request.send(form)
  })
}

/** Whether a payload is within the limit of the `beacon` endpoints. */
export function fitsBeacon(payload: unknown): boolean {
  return new Blob([JSON.stringify({ data: payload })]).size <= limits.beaconBytes
}

/** Sends a beacon, which completes after the page is unloaded. The cookie authenticates it. False when refused by the browser. */
export function sendBeacon(
  name: 'beaconUpdateSavedJobs' | 'beaconActionOnCandidate' | 'scanLandingPage',
  payload: unknown,
): boolean {
  const body = new Blob([JSON.stringify({ data: payload })], { type: 'application/json' })
  return navigator.sendBeacon(urlOf(name), body)
}
