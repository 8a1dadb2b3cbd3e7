export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

let pinnedInstant: Date | null = null

/** The only source of the current time. Tests and stories pin it. */
export const clock = {
  /** The current instant, or the pinned one. */
  now: (): Date => (pinnedInstant ? new Date(pinnedInstant) : new Date()),
  /** Pins the clock to an instant, at which it stands still. */
  set: (instant: Date | string): void => {
    pinnedInstant = new Date(instant)
  },
  /** Unpins the clock. */
  reset: (): void => {
    pinnedInstant = null
  },
}
