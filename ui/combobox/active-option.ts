import { useSyncExternalStore } from 'react'

/** No option is active: the keys are the text's. */
export const NONE = -1

/** Which option the keyboard is on. */
export interface ActiveOption {
  /** Its index among the options listed, or `NONE`. */
  get: () => number
  set: (index: number) => void
  subscribe: (listener: () => void) => () => void
}

/**
 * Keeps the active option apart from the field's state: an arrow key then draws the row it leaves and the row it
 * reaches, and neither the field nor its frame.
 */
export function createActiveOption(): ActiveOption {
  let active = NONE
  const listeners = new Set<() => void>()
  return {
    get: () => active,
    set(index) {
      active = index
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The active option's index, kept up to date. */
export function useActiveIndex({ subscribe, get }: ActiveOption): number {
  return useSyncExternalStore(subscribe, get, get)
}
