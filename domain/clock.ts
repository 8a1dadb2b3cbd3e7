let pinned: Date | null = null

/** The one clock. Everything that asks what time it is asks here, so that tests and stories can set it. */
export const clock = {
  /** The current instant, or the pinned one. */
  now: (): Date => (pinned ? new Date(pinned) : new Date()),
  /** Pins the clock to an instant. */
  set: (instant: Date | string): void => {
    pinned = new Date(instant)
  },
  /** Lets the clock run again. */
  reset: (): void => {
    pinned = null
  },
}
