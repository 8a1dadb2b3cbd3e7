import { vi } from 'vitest'

/** Fakes `setTimeout` and `Date` until the end of the test; advance them with `vi.advanceTimersByTime`. */
export function fakeTimeouts(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
}
