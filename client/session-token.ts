import { signedInMark } from '@/contract'

const storageKey = 'campus-gigs:session-token'
/** 400 days, the longest that browsers keep a cookie. */
const markMaxAgeSeconds = 400 * 24 * 60 * 60

/** The stored bearer token; null without one, or when storage is disabled. An HttpOnly cookie carries the same session. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

/** Stores the bearer token, and marks the browser as signed in for the server's pages; null deletes both. */
export function writeToken(token: string | null): void {
  const maxAgeSeconds = token === null ? 0 : markMaxAgeSeconds
  document.cookie = `${signedInMark}; path=/; max-age=${maxAgeSeconds}; samesite=strict`
  try {
    if (token === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, token)
  } catch {
    // Storage is full or disabled: the session is lost on reload. The cookie still authenticates files and beacons.
  }
}
