import { tokenKey } from './account-keys.ts'
import { readItem, writeItem } from './storage.ts'

/**
 * The stored bearer token; null without one, or when storage is disabled. An HttpOnly cookie carries the same session.
 */
export function readToken(): string | null {
  return readItem(tokenKey)
}

/**
 * Stores the bearer token; null deletes it. A token that storage has no room for is lost on reload; the cookie still
 * authenticates files and beacons.
 */
export function writeToken(token: string | null): void {
  writeItem(tokenKey, token)
}
