/** What the identity callback left in the address: a ticket, an error, and where to go on to. */
export interface Arrival {
  ticket: string | null
  error: 'cancelled' | 'failed' | null
  /** As given; check it is a local path before going there. */
  next: string | null
}

/** Reads a URL fragment like `#ticket=…&next=/dashboard` or `#error=cancelled`. */
export function readArrival(fragment: string): Arrival {
  const values = new URLSearchParams(fragment.replace(/^#/, ''))
  const error = values.get('error')
  return {
    ticket: values.get('ticket'),
    error: error === null ? null : error === 'cancelled' ? 'cancelled' : 'failed',
    next: values.get('next'),
  }
}

/** Whether a URL fragment is one that the identity callback left. */
export function isArrival(fragment: string): boolean {
  const { ticket, error } = readArrival(fragment)
  return ticket !== null || error !== null
}

/**
 * Takes the arrival out of the address bar, so that a one-time ticket neither stays in the history
 * nor is tried twice. Outside an arrival it leaves the address alone.
 */
export function takeArrival(): Arrival {
  const arrival = readArrival(window.location.hash)
  if (isArrival(window.location.hash))
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  return arrival
}

/** Where signing in with the identity provider begins: a full page load, answered by the server. */
export function identityStart(kind: 'student' | 'business', intent: 'signup' | 'signin', next?: string | null): string {
  const query = new URLSearchParams({ kind, intent, ...(next ? { next } : {}) })
  return `/api/identity/start?${query}`
}
