import { proxy, snapshot, subscribe } from 'valtio'
import * as z from 'zod/mini'
import { parseJson } from './json.ts'
import { onClientStart } from './start.ts'
import { readItem, storedKeys, writeItem } from './storage.ts'

const prefix = 'campus-gigs:store:'

interface PersistedOptions<State extends object> {
  /** Names the entry in local storage. */
  name: string
  /** The version of the shape. Entries with another version are ignored. */
  version: number
  /** Validates a stored state; an invalid one is ignored. */
  schema: z.core.$ZodType<State>
  /** A fresh initial state. */
  initial: () => State
  /** The part of a state to store. It matches the schema. Default: all of it. */
  toStored?: (state: State) => State
  /** Combines the state that another tab stored with this tab's state. Default: the stored state. */
  merge?: (stored: State, current: State) => State
}

/** A valtio state that survives a reload and is synchronised between tabs. */
interface Persisted<State extends object> {
  /** The state: written by its own module only, read in components by `useSnapshot`. */
  state: State
  /** Sets the initial state, here and in storage. */
  reset: () => void
}

/**
 * Makes a persisted valtio state: the initial state until the client starts, then the stored one if its version and
 * shape are valid. A change is written at the end of its task; one that storage has no room for is lost on reload. A
 * write in another tab replaces the state here.
 */
export function persisted<State extends object>(options: PersistedOptions<State>): Persisted<State> {
  const { name, version, schema, initial, toStored = (state) => state, merge = (stored) => stored } = options
  const key = prefix + name
  const state: State = proxy(initial())
  const entry = z.object({ version: z.literal(version), state: schema })
  const parseState = (text: string | null) => z.safeParse(entry, parseJson(text)).data?.state ?? null
  // The casts remove the `readonly` of the snapshot's type; it is only read.
  const serialise = () => JSON.stringify({ version, state: toStored(snapshot(state) as State) })
  let lastWritten: string | null = null

  function replaceState(newState: State): void {
    for (const field of Object.keys(state)) {
      if (!(field in newState)) Reflect.deleteProperty(state, field)
    }
    Object.assign(state, newState)
  }

  function handleChange(): void {
    const text = serialise()
    if (text === lastWritten) return
    lastWritten = text
    writeItem(key, text)
  }

  function handleStorage(event: StorageEvent): void {
    if (event.key !== key && event.key !== null) return
    const stored = parseState(event.newValue)
    replaceState(stored ? merge(stored, snapshot(state) as State) : initial())
    // Skip the write that this change triggers, or two tabs would trigger each other's events for ever.
    lastWritten = serialise()
  }

  const reset = () => replaceState(initial())
  onClientStart(() => {
    lastWritten = null
    replaceState(parseState(readItem(key)) ?? initial())
    const unsubscribe = subscribe(state, handleChange)
    window.addEventListener('storage', handleStorage)
    return () => {
      unsubscribe()
      window.removeEventListener('storage', handleStorage)
      reset()
    }
  })
  return { state, reset }
}

/** Deletes every persisted state on this device. Outboxes are kept, because their items are not sent yet. */
export function purgePersisted(): void {
  for (const key of storedKeys(prefix)) writeItem(key, null)
}
