interface HeldTimer {
  dueMs: number
  /** Null for a timer that runs once. */
  intervalMs: number | null
  run: () => void
}

/** Timers of certain lengths, held back for one story. */
export interface HeldTimers {
  /** Lets time pass at once: runs the timers that fall due in it, in order, and waits until what they did is drawn. */
  pass: (ms: number) => Promise<void>
  /** Gives the page its own timers again. */
  release: () => void
}

const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/**
 * Holds back the page's timers of these lengths, in milliseconds. `performance.now()` goes on with the time that is let
 * pass. Timers of other lengths run as usual, so `waitFor` and `userEvent` work.
 */
export function holdTimers(...lengthsMs: number[]): HeldTimers {
  const held = new Map<unknown, HeldTimer>()
  let passedMs = 0
  let lastId = 1_000_000_000

  const hold = (handler: TimerHandler, lengthMs: number, intervalMs: number | null) => {
    if (!(handler instanceof Function)) throw new Error('A held timer has to call a function.')
    lastId += 1
    held.set(lastId, { dueMs: passedMs + lengthMs, intervalMs, run: () => handler() })
    return lastId
  }
  const { setTimeout, setInterval, clearTimeout, clearInterval } = window
  const realNow = performance.now.bind(performance)
  const isHeld = (ms: number | undefined): ms is number => ms !== undefined && lengthsMs.includes(ms)
  Object.assign(window, {
    setTimeout: (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
      isHeld(ms) ? hold(handler, ms, null) : setTimeout(handler, ms, ...rest),
    setInterval: (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
      isHeld(ms) ? hold(handler, ms, ms) : setInterval(handler, ms, ...rest),
    clearTimeout: (id?: number) => held.delete(id) || clearTimeout(id),
    clearInterval: (id?: number) => held.delete(id) || clearInterval(id),
  })
  performance.now = () => realNow() + passedMs

  const nextDue = (untilMs: number) =>
    [...held].filter(([, { dueMs }]) => dueMs <= untilMs).sort(([, one], [, other]) => one.dueMs - other.dueMs)[0]

  return {
    async pass(ms) {
      const untilMs = passedMs + ms
      for (let next = nextDue(untilMs); next; next = nextDue(untilMs)) {
        const [id, timer] = next
        passedMs = timer.dueMs
        if (timer.intervalMs === null) held.delete(id)
        else held.set(id, { ...timer, dueMs: timer.dueMs + timer.intervalMs })
        timer.run()
      }
      passedMs = untilMs
      await twoFrames()
    },
    release() {
      Object.assign(window, { setTimeout, setInterval, clearTimeout, clearInterval })
      performance.now = realNow
    },
  }
}
