/** No option is active: the keys are the text's. */
export const NONE = -1

/** Which option the keyboard is on. */
export interface ActiveOption {
  /** Its index among the options listed, or `NONE`. */
  get: () => number
  set: (index: number) => void
  subscribe: (listener: () => void) => () => void
}

/** Keeps the active option apart from the field's state: an arrow key then draws neither the field nor its rows. */
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
