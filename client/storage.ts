// The browser's local storage. It may be disabled or full: then reads find nothing, and writes are lost on reload.
import { parseJson } from './json.ts'

/** The stored text; null without an entry, or when storage is disabled. */
export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The stored JSON value; undefined without an entry, and for a text that is not JSON. */
export function readJson(key: string): unknown {
  return parseJson(readItem(key))
}

/** Stores a text; null deletes the entry. Returns false when storage is full or disabled. */
export function writeItem(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** The keys of the entries that begin with a prefix; none when storage is disabled. */
export function storedKeys(prefix = ''): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}
