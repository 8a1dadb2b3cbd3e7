import { proxy, snapshot, subscribe } from 'valtio'
import type { z } from 'zod'
import { onClientStart } from './start.ts'

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
  /** The live state: mutate it in its own module, or read it in a component through `useSnapshot`. */
  state: State
  /** Back to the initial state; the stored entry goes with the next write. */
  reset: () => void
}

/**
 * Makes a persisted valtio state: initial until the client starts, then what is stored. Loading checks the schema and
 * version and drops what does not fit; every change is written at the end of its task; a write in another tab replaces
 * the state here.
 */
export function persisted<State extends object>(options: PersistedOptions<State>): Persisted<State> {
  const key = prefix + options.name
  const state: State = proxy(options.initial())

  function load(text: string | null): State | null {
    const stored = parse(text)
    if (stored?.version !== options.version) return null
    const checked = options.schema.safeParse(stored.state)
    return checked.success ? checked.data : null
  }

  function replace(next: State): void {
    for (const field of Object.keys(state)) if (!(field in next)) Reflect.deleteProperty(state, field)
    Object.assign(state, next)
  }

  const reset = () => replace(options.initial())
  onClientStart(() => {
    const stored = load(readStorage(key))
    if (stored) replace(stored)
    const unlink = linkToStorage(state, key, options.version, (text) => replace(load(text) ?? options.initial()))
    return () => {
      unlink()
      reset()
    }
  })
  return { state, reset }
}

/**
 * Writes a state's changes to storage and follows those of other tabs. Returns the end of both.
 * @param receive takes in what another tab wrote; null when it removed the entry
 */
function linkToStorage(
  state: object,
  key: string,
  version: number,
  receive: (text: string | null) => void,
): () => void {
  const serialise = () => JSON.stringify({ version, state: snapshot(state) })
  let lastWritten: string | null = null

  const unsubscribe = subscribe(state, () => {
    const text = serialise()
    if (text === lastWritten) return
    lastWritten = text
    try {
      localStorage.setItem(key, text)
    } catch {
      // Full or forbidden storage: the state still lives in this tab.
    }
  })

  function handleStorage(event: StorageEvent): void {
    if (event.key !== key && event.key !== null) return
    receive(event.newValue)
    // What came from another tab is not written back, or two tabs would answer each other for ever.
    lastWritten = serialise()
  }

  window.addEventListener('storage', handleStorage)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', handleStorage)
  }
}

function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Forgets every persisted store of the product on this device. What waits in an outbox is no store: it is still to be sent. */
export function purgePersisted(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // No storage, nothing kept.
  }
}
