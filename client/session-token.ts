import { tokenKey } from './account-keys.ts'

/** The stored bearer token; null without one, or when storage is disabled. An HttpOnly cookie carries the same session. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(tokenKey)
  } catch {
    return null
  }
}

/** Stores the bearer token; null deletes it. */
export function writeToken(token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(tokenKey)
    else localStorage.setItem(tokenKey, token)
  } catch {
    // Storage is full or disabled: the session is lost on reload. The cookie still authenticates files and beacons.
  }
}
