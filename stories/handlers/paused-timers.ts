interface PausedTimer {
  dueMs: number
  /** Null for a timer that runs once. */
  intervalMs: number | null
  run: () => void
}

/** The timers of the given lengths, paused for one story. */
export interface PausedTimers {
  /** Advances the clock by `ms`, runs the timers that come due, in order of time, and waits until the page is redrawn. */
  advance: (ms: number) => Promise<void>
  /** Restores the browser's own timers. */
  restore: () => void
}

const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/**
 * Pauses the page's timers of these lengths, in milliseconds. `performance.now()` advances with the paused clock. Timers
 * of other lengths run as usual, so `waitFor` and `userEvent` work.
 */
export function pauseTimers(...lengthsMs: number[]): PausedTimers {
  const pausedTimers = new Map<unknown, PausedTimer>()
  let elapsedMs = 0
  let lastId = 1_000_000_000

  const pause = (handler: TimerHandler, lengthMs: number, intervalMs: number | null) => {
    if (!(handler instanceof Function)) throw new Error('A paused timer must call a function.')
    lastId += 1
    pausedTimers.set(lastId, { dueMs: elapsedMs + lengthMs, intervalMs, run: () => handler() })
    return lastId
  }
  const { setTimeout, setInterval, clearTimeout, clearInterval } = window
  const originalNow = performance.now.bind(performance)
  const isPaused = (ms: number | undefined): ms is number => ms !== undefined && lengthsMs.includes(ms)
  Object.assign(window, {
    setTimeout: (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
      isPaused(ms) ? pause(handler, ms, null) : setTimeout(handler, ms, ...rest),
    setInterval: (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
      isPaused(ms) ? pause(handler, ms, ms) : setInterval(handler, ms, ...rest),
    clearTimeout: (id?: number) => pausedTimers.delete(id) || clearTimeout(id),
    clearInterval: (id?: number) => pausedTimers.delete(id) || clearInterval(id),
  })
  performance.now = () => originalNow() + elapsedMs

  const nextDue = (untilMs: number) =>
    [...pausedTimers]
      .filter(([, { dueMs }]) => dueMs <= untilMs)
      .sort(([, one], [, other]) => one.dueMs - other.dueMs)[0]

  return {
    async advance(ms) {
      const untilMs = elapsedMs + ms
      for (let next = nextDue(untilMs); next; next = nextDue(untilMs)) {
        const [id, timer] = next
        elapsedMs = timer.dueMs
        if (timer.intervalMs === null) pausedTimers.delete(id)
        else pausedTimers.set(id, { ...timer, dueMs: timer.dueMs + timer.intervalMs })
        timer.run()
      }
      elapsedMs = untilMs
      await twoFrames()
    },
    restore() {
      Object.assign(window, { setTimeout, setInterval, clearTimeout, clearInterval })
      performance.now = originalNow
    },
  }
}
