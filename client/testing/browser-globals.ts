import { setMaxListeners } from 'node:events'
import { vi } from 'vitest'

/** What the client uses of a browser: local storage, and a window that receives events. Call `startClient` after it. */
export function stubBrowser() {
  const entries = new Map<string, string>()
  const storage = new Proxy(
    {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    },
    { ownKeys: () => [...entries.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
  )
  const page = new EventTarget()
  // Every store that a test makes listens to it.
  setMaxListeners(0, page)
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('window', page)
  return {
    entries,
    /** Another tab wrote an entry. */
    storeFromOtherTab(key: string, newValue: string | null) {
      if (newValue === null) entries.delete(key)
      else entries.set(key, newValue)
      page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
    },
    /** The network is back. */
    comeOnline() {
      page.dispatchEvent(new Event('online'))
    },
    /** The page is about to go. */
    hidePage() {
      page.dispatchEvent(new Event('pagehide'))
    },
  }
}

/** Lets valtio write what has changed: it does so at the end of the task. */
export function changesWritten(): Promise<void> {
  return Promise.resolve().then(() => undefined)
}
