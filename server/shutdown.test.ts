import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createShutdown } from './shutdown.ts'

const timeoutMs = 10_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const printError = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => {
    vi.useRealTimers()
    printError.mockRestore()
  })
})

describe('TR-11 a signal', () => {
  test('exits with 0 once the server has closed', async () => {
    const exit = vi.fn()
    await createShutdown({ drain: () => {}, close: async () => {} }, 0, exit)()
    expect(exit.mock.calls).toEqual([[0]])
  })

  test('exits with 1 after ten seconds, and says so, when the server does not close', async () => {
    const exit = vi.fn()
    const closing = vi.fn(() => new Promise<void>(() => {}))
    void createShutdown({ drain: () => {}, close: closing }, 0, exit)()
    await vi.waitFor(() => expect(closing).toHaveBeenCalled(), { interval: 0 })
    vi.advanceTimersByTime(timeoutMs - 1)
    expect(exit).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(exit.mock.calls).toEqual([[1]])
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('did not close within 10 s'))
  })
})
