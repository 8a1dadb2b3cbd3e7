import { type EndpointName, endpoints, type Failure, failure, type RequestOf, type ResponseOf } from '@/contract'
import { limits, timers } from '@/domain'

/** Where the bearer token is kept. The same session also lives in an HttpOnly cookie. */
export const sessionTokenKey = 'campus-gigs:session-token'

/** What a call gives back: the answer, the server's refusal, or null when nothing came back. */
export type Outcome<Name extends EndpointName> = ResponseOf<Name> | Failure | null

export interface CallOptions {
  /** Path parameters, by name. */
  params?: Record<string, string>
  /** Cancels the call; the outcome is then null. */
  signal?: AbortSignal
  /** Whether an ended session asks to sign in again and then calls once more. Default true. */
  signInAgain?: boolean
  /** Lets the request outlive the page (bodies up to 64 KB). */
  keepalive?: boolean
}

export interface UploadOptions extends CallOptions {
  /** Share of the body sent so far, 0–100. */
  onProgress?: (percent: number) => void
}

type SessionEndedHandler = () => Promise<boolean>
let sessionEnded: SessionEndedHandler | null = null
const slowCallListeners = new Set<(slow: number) => void>()
/** The calls pending for over 15 s. */
const slowCalls = new Set<AbortController>()

/**
 * Sets what happens when the server says the session has ended: resolve true once somebody has
 * signed in again as the same account, and the call is made once more; false gives the 401 back.
 */
export function onSessionEnded(handler: SessionEndedHandler | null): void {
  sessionEnded = handler
}

/** Calls the listener with the number of calls pending for over 15 s, whenever it changes. Returns an unsubscribe. */
export function onSlowCalls(listener: (slow: number) => void): () => void {
  slowCallListeners.add(listener)
  return () => slowCallListeners.delete(listener)
}

/** Gives every slow call up: its outcome is null, so the screen that made it offers to try again. */
export function cancelSlowCalls(): void {
  for (const cancel of slowCalls) cancel.abort()
}

function reportSlow(): void {
  for (const listener of slowCallListeners) listener(slowCalls.size)
}

/** The stored bearer token, if any. Storage that is off counts as none. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(sessionTokenKey)
  } catch {
    return null
  }
}

/** Stores or forgets the bearer token. */
export function writeToken(token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(sessionTokenKey)
    else localStorage.setItem(sessionTokenKey, token)
  } catch {
    // Storage is full or off: the cookie still carries files and beacons, and the reader signs in again on reload.
  }
}

function urlOf(name: EndpointName, params: Record<string, string> = {}): string {
  return `/api/${endpoints[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))}`
}

/** The parameters of a `query` endpoint, `?` included; empty for every other. */
function queryOf(name: EndpointName, payload: unknown): string {
  if (endpoints[name].body !== 'query' || typeof payload !== 'object' || payload === null) return ''
  const given = Object.entries(payload).filter(([, value]) => value !== undefined)
  return `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`
}

function authorization(): Record<string, string> {
  const token = readToken()
  return token ? { authorization: `Bearer ${token}` } : {}
}

/** Reads an answer with the schema of its endpoint; anything else than it promised counts as nothing. */
function read<Name extends EndpointName>(name: Name, ok: boolean, text: string): Outcome<Name> {
  try {
    const body: unknown = JSON.parse(text)
    if (!ok) return failure.parse(body)
    const answer: unknown = endpoints[name].response.parse(body)
    // The schema has just proven it; TypeScript can not follow a lookup by a generic name.
    return answer as ResponseOf<Name>
  } catch {
    return null
  }
}

/** Makes a call again once when its session had ended and somebody signed in again. */
async function withSession<Name extends EndpointName>(
  name: Name,
  attempt: () => Promise<Outcome<Name>>,
  { signInAgain = true }: CallOptions,
): Promise<Outcome<Name>> {
  const outcome = await attempt()
  const ended = failure.safeParse(outcome)
  if (!ended.success || ended.data.code !== 'unauthenticated') return outcome
  if (endpoints[name].caller === 'anyone' || !sessionEnded || !signInAgain) return outcome
  return (await sessionEnded()) ? attempt() : outcome
}

/** Reports work as slow after 15 s. The signal it works by is aborted by the caller's, or when slow calls are given up. */
async function watched<T>(callers: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const cancel = new AbortController()
  const abort = () => cancel.abort()
  if (callers?.aborted) abort()
  callers?.addEventListener('abort', abort, { once: true })
  const timer = setTimeout(() => {
    slowCalls.add(cancel)
    reportSlow()
  }, timers.slowCall)
  try {
    return await work(cancel.signal)
  } finally {
    clearTimeout(timer)
    callers?.removeEventListener('abort', abort)
    if (slowCalls.delete(cancel)) reportSlow()
  }
}

/**
 * Calls the server: POST bodies are wrapped as `{data}`, the bearer token goes along, a refusal is
 * handed back, and anything else that goes wrong (offline, aborted, an answer out of form) is null.
 */
export function call<Name extends EndpointName>(
  name: Name,
  payload: RequestOf<Name>,
  options: CallOptions = {},
): Promise<Outcome<Name>> {
  const { method } = endpoints[name]
  const attempt = () =>
    watched(options.signal, (signal) =>
      fetch(urlOf(name, options.params) + queryOf(name, payload), {
        method,
        credentials: 'same-origin',
        keepalive: options.keepalive ?? false,
        signal,
        headers: { ...authorization(), ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) },
        ...(method === 'POST' ? { body: JSON.stringify({ data: payload }) } : {}),
      }).then(async (response) => read(name, response.ok, await response.text())),
    ).catch(() => null)
  return withSession(name, attempt, options)
}

/** The texts and files of a multipart call, by part name. */
export type FormParts = Record<string, string | Blob | File | readonly File[] | null | undefined>

/** Sends multipart form data as is, with progress. Outcomes as for `call`. */
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
  const attempt = () => watched(signal, (cancelled) => sendForm(name, urlOf(name, params), form, cancelled, onProgress))
  return withSession(name, attempt, options)
}

/** By XMLHttpRequest, because `fetch` reports no upload progress. */
function sendForm<Name extends EndpointName>(
  name: Name,
  url: string,
  form: FormData,
  cancelled: AbortSignal,
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
    request.onload = () => resolve(read(name, request.status >= 200 && request.status < 300, request.responseText))
    request.onerror = () => resolve(null)
    request.onabort = () => resolve(null)
    cancelled.addEventListener('abort', () => request.abort(), { once: true })
    if (cancelled.aborted) resolve(null)
    else request.send(form)
  })
}

/** Whether a payload fits a beacon or keepalive request of ours. */
export function fitsBeacon(payload: unknown): boolean {
  return new Blob([JSON.stringify({ data: payload })]).size <= limits.beaconBytes
}

/** Sends a payload that may outlive the page, authenticated by the cookie. False when the browser refused it. */
export function sendBeacon(
  name: 'beaconUpdateSavedJobs' | 'beaconActionOnCandidate' | 'scanLandingPage',
  payload: unknown,
): boolean {
  const body = new Blob([JSON.stringify({ data: payload })], { type: 'application/json' })
  return navigator.sendBeacon(urlOf(name), body)
}
