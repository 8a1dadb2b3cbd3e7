/** An address of the app, and what its history entry keeps. */
export interface Location {
  pathname: string
  /** With its `?`; empty without a query. */
  search: string
  /** With its `#`; empty without a fragment. */
  hash: string
  /** The entry's state; null without one. */
  state: unknown
  /** Identifies the history entry. */
  key: string
}

/** How the current history entry came to be. */
export type Action = 'POP' | 'PUSH' | 'REPLACE'

/** The history of a tab, or of a test. */
export interface AppHistory {
  location: () => Location
  push: (location: Location) => void
  replace: (location: Location) => void
  go: (delta: number) => void
  /** Listens to Back and Forward, which have changed the location already. Returns an unsubscribe. */
  listen: (listener: () => void) => () => void
}

/** A location at an address of this site, in an entry of its own. */
export function createLocation(address: string, state: unknown = null): Location {
  const { pathname, search, hash } = new URL(address, 'http://app')
  return { pathname, search, hash, state, key: Math.random().toString(36).slice(2, 10) }
}

/** Path, query and fragment. */
export function addressOf({ pathname, search, hash }: Omit<Location, 'state' | 'key'>): string {
  return pathname + search + hash
}

/**
 * The state and key of an entry. One that the browser made, such as for a typed address, has no state of ours: its
 * address is its key, so that another typed address does not get its scroll position.
 */
function entryOf(value: unknown, address: string): Pick<Location, 'state' | 'key'> {
  if (typeof value !== 'object' || value === null || !('key' in value)) return { state: null, key: address }
  return { state: 'state' in value ? value.state : null, key: String(value.key) }
}

/** The history of the tab. */
export function createBrowserHistory(): AppHistory {
  const entry = ({ state, key }: Location) => ({ state, key })
  return {
    location: () => {
      const { pathname, search, hash } = window.location
      const address = { pathname, search, hash }
      return { ...address, ...entryOf(window.history.state, addressOf(address)) }
    },
    push: (location) => window.history.pushState(entry(location), '', addressOf(location)),
    replace: (location) => window.history.replaceState(entry(location), '', addressOf(location)),
    go: (delta) => window.history.go(delta),
    listen(listener) {
      window.addEventListener('popstate', listener)
      return () => window.removeEventListener('popstate', listener)
    },
  }
}

/** A history in memory, for tests and for pages that are rendered without a browser. It begins at the last address. */
export function createMemoryHistory(addresses: readonly [string, ...string[]]): AppHistory {
  const [first, ...others] = addresses
  let current = createLocation(first)
  let before: Location[] = []
  let after: Location[] = []
  const listeners = new Set<() => void>()

  function push(location: Location): void {
    before.push(current)
    after = []
    current = location
  }
  for (const address of others) push(createLocation(address))

  function go(delta: number): void {
    const entries = [...before, current, ...after]
    const index = before.length + delta
    const target = entries[index]
    if (!target || delta === 0) return
    before = entries.slice(0, index)
    after = entries.slice(index + 1)
    current = target
    for (const listener of listeners) listener()
  }

  return {
    location: () => current,
    push,
    replace: (location) => {
      current = location
    },
    // A browser goes in a later task too.
    go: (delta) => void setTimeout(() => go(delta)),
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
