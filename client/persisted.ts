import { proxy, snapshot, subscribe } from 'valtio'
import type { z } from 'zod'

const prefix = 'campus-gigs:store:'

interface Stored {
  version: number
  state: unknown
}

function parse(text: string | null): Stored | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('version' in value) || !('state' in value)) return null
    return typeof value.version === 'number' ? { version: value.version, state: value.state } : null
  } catch {
    return null
  }
}

export interface PersistedOptions<State extends object> {
  /** Names the entry in local storage. */
  name: string
  /** Raise it when the shape changes: older entries are dropped. */
  version: number
  /** What a stored state must be to be used; anything else is dropped, never shown. */
  schema: z.ZodType<State>
  /** A fresh initial state. */
  initial: () => State
}

/** A valtio state that survives reload and stays in step between tabs. */
export interface Persisted<State extends object> {
  /** The live state: mutate it, or read it in a component through `useSnapshot`. */
  state: State
  /** Back to the initial state; the stored entry goes with the next write. */
  reset: () => void
}

/**
 * Makes a persisted valtio state. Loading checks the schema and version and drops what does not fit;
 * every change is written at the end of its task; a write in another tab replaces the state here.
 */
export function persisted<State extends object>(options: PersistedOptions<State>): Persisted<State> {
  const key = prefix + options.name

  function load(text: string | null): State | null {
    const stored = parse(text)
    if (stored?.version !== options.version) return null
    const checked = options.schema.safeParse(stored.state)
    return checked.success ? checked.data : null
  }

  function readStorage(): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  const state: State = proxy(load(readStorage()) ?? options.initial())
  const textOf = () => JSON.stringify({ version: options.version, state: snapshot(state) })
  let lastWritten: string | null = null

  subscribe(state, () => {
    const text = textOf()
    if (text === lastWritten) return
    lastWritten = text
    try {
      localStorage.setItem(key, text)
    } catch {
      // Full or forbidden storage: the state still lives in this tab.
    }
  })

  function replace(next: State): void {
    for (const field of Object.keys(state)) if (!(field in next)) Reflect.deleteProperty(state, field)
    Object.assign(state, next)
  }

  window.addEventListener('storage', (event) => {
    if (event.key !== key && event.key !== null) return
    replace(load(event.newValue) ?? options.initial())
    // What came from another tab is not written back, or two tabs would answer each other for ever.
    lastWritten = textOf()
  })

  return { state, reset: () => replace(options.initial()) }
}

/** Forgets every persisted store of the product on this device. What waits in an outbox is no store: it is still to be sent. */
export function purgePersisted(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // No storage, nothing kept.
  }
}
