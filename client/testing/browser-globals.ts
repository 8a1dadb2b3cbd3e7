import { setMaxListeners } from 'node:events'
import { vi } from 'vitest'

/** The exclusive locks of the Web Locks API: a request waits for those before it with the same name. */
function stubLocks() {
  const latest = new Map<string, Promise<void>>()
  return {
    request(name: string, callback: () => Promise<void>): Promise<void> {
      const request = (latest.get(name) ?? Promise.resolve()).then(callback)
      latest.set(name, request)
      return request
    },
  }
}

/** A storage with the entries of a map. */
function stubStorage(entries: Map<string, string>) {
  return new Proxy(
    {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    },
    { ownKeys: () => [...entries.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
  )
}

/**
 * Stubs the browser APIs that the client uses: storage, locks, frames, and a window that receives events. Call
 * `startClient` afterwards.
 */
export function stubBrowser() {
  const entries = new Map<string, string>()
  const tabEntries = new Map<string, string>()
  const page = new EventTarget()
  // Each store of a test adds a listener.
  setMaxListeners(0, page)
  vi.stubGlobal('localStorage', stubStorage(entries))
  vi.stubGlobal('sessionStorage', stubStorage(tabEntries))
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', { locks: stubLocks() })
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback))
  return {
    /** The entries of local storage. */
    entries,
    /** The entries of session storage. */
    tabEntries,
    /** Stores an entry as another tab does, and dispatches its storage event; null removes the entry. */
    storeFromOtherTab(key: string, newValue: string | null) {
      if (newValue === null) entries.delete(key)
      else entries.set(key, newValue)
      page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
    },
    /** Dispatches the event of a browser that is online again. */
    comeOnline() {
      page.dispatchEvent(new Event('online'))
    },
    /** Dispatches the event of a page that is unloaded. */
    hidePage() {
      page.dispatchEvent(new Event('pagehide'))
    },
  }
}

/** Waits until valtio has called its subscribers, at the end of the task. */
export function changesWritten(): Promise<void> {
  return Promise.resolve().then(() => undefined)
}
