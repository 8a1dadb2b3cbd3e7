// The way to the identity provider and back: the server's addresses that start and end the provider's flow, and the
// callback, which is the fragment of the address that the server returns the browser to afterwards.
import { type IdentityError, identityErrors } from '@/contract'
import type { Intent } from './credentials'

/** The parameters of the callback's fragment; all null for another fragment. */
export interface IdentityCallback {
  /** The one-time ticket to exchange for a session. */
  ticket: string | null
  error: IdentityError | null
  /** The unchecked return path: navigate only after checking that it is a local path. */
  next: string | null
}

/** The server's address that starts the identity provider's flow; needs a full page load. */
export function identityStart(kind: 'student' | 'business' | 'admin', intent: Intent, next?: string | null): string {
  const query = new URLSearchParams({ kind, intent, ...(next ? { next } : {}) })
  return `/api/identity/start?${query}`
}

/** The server's address that leads to the sign-out at the identity provider; needs a full page load. */
export const identityEndPath = '/api/identity/end-session'

/** Parses a URL fragment like `#ticket=…&next=/dashboard` or `#error=cancelled`. */
export function parseIdentityCallback(fragment: string): IdentityCallback {
  const values = new URLSearchParams(fragment.replace(/^#/, ''))
  return { ticket: values.get('ticket'), error: parseError(values.get('error')), next: values.get('next') }
}

/** An unknown error is `failed`. */
function parseError(text: string | null): IdentityCallback['error'] {
  if (text === null) return null
  return identityErrors.find((error) => error === text) ?? 'failed'
}

/** Whether a URL fragment is that of a callback, with a ticket or an error. */
export function isIdentityCallback(fragment: string): boolean {
  const { ticket, error } = parseIdentityCallback(fragment)
  return ticket !== null || error !== null
}

/** The fragment of the page's address; empty where the page is rendered without a browser. */
export function pageFragment(): string {
  return typeof window === 'undefined' ? '' : window.location.hash
}

/**
 * Parses the fragment of the page's address, and removes it from the address if it is a callback's, so that a one-time
 * ticket neither stays in the history nor is sent twice. Other fragments stay.
 */
export function consumeIdentityCallback(): IdentityCallback {
  const fragment = pageFragment()
  if (isIdentityCallback(fragment))
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  return parseIdentityCallback(fragment)
}
