import { type IdentityError, identityErrors } from '@/contract'

/** The parameters of the identity callback's URL fragment. */
export interface Arrival {
  ticket: string | null
  error: IdentityError | null
  /** The unchecked return path: navigate only after checking that it is a local path. */
  next: string | null
}

/** Reads a URL fragment like `#ticket=…&next=/dashboard` or `#error=cancelled`. */
export function readArrival(fragment: string): Arrival {
  const values = new URLSearchParams(fragment.replace(/^#/, ''))
  return { ticket: values.get('ticket'), error: parseError(values.get('error')), next: values.get('next') }
}

/** An unknown error is `failed`. */
function parseError(text: string | null): Arrival['error'] {
  if (text === null) return null
  return identityErrors.find((error) => error === text) ?? 'failed'
}

/** Whether a URL fragment is from the identity callback. */
export function isArrival(fragment: string): boolean {
  const { ticket, error } = readArrival(fragment)
  return ticket !== null || error !== null
}

/** The fragment of the page's address; empty where the page is rendered without a browser. */
export function pageFragment(): string {
  return typeof window === 'undefined' ? '' : window.location.hash
}

/**
 * Removes the identity callback's fragment from the address, so that a one-time ticket neither stays in the history
 * nor is sent twice. Other fragments stay.
 */
export function takeArrival(): Arrival {
  const fragment = pageFragment()
  const arrival = readArrival(fragment)
  if (isArrival(fragment))
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  return arrival
}

/** The server's address that leads to the sign-out at the identity provider; needs a full page load. */
export const identityEndPath = '/api/identity/end-session'

/** The server's address that starts the identity provider's flow; needs a full page load. */
export function identityStart(
  kind: 'student' | 'business' | 'admin',
  intent: 'signup' | 'signin',
  next?: string | null,
): string {
  const query = new URLSearchParams({ kind, intent, ...(next ? { next } : {}) })
  return `/api/identity/start?${query}`
}
