// The browser's storage. It may be disabled or full: then reads find nothing, and writes are lost on reload.
import { parseJson } from './json.ts'

/**
 * `localStorage` is kept and shared by all tabs; `sessionStorage` is one tab's, survives its reloads and ends with it.
 */
export type StorageArea = 'localStorage' | 'sessionStorage'

/** The stored text; null without an entry, or when storage is disabled. */
export function readItem(key: string, area: StorageArea = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

/** The stored JSON value; undefined without an entry, and for a text that is not JSON. */
export function readJson(key: string, area?: StorageArea): unknown {
  return parseJson(readItem(key, area))
}

/** Stores a text; null deletes the entry. Returns false when storage is full or disabled. */
export function writeItem(key: string, text: string | null, area: StorageArea = 'localStorage'): boolean {
  try {
    if (text === null) globalThis[area].removeItem(key)
    else globalThis[area].setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** The keys of the entries that begin with a prefix; none when storage is disabled. */
export function storedKeys(prefix = '', area: StorageArea = 'localStorage'): string[] {
  try {
    return Object.keys(globalThis[area]).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}
