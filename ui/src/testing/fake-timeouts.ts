import { onTestFinished, vi } from 'vitest'

/** Until the end of the test, what was given to `setTimeout` runs only when `vi.advanceTimersByTime` reaches it. */
export function fakeTimeouts(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}
