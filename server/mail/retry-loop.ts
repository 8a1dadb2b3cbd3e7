import { hourMs } from '@/domain'

const maxRetryDelayMs = hourMs

/**
 * Runs a task on request, one run at a time, and retries a failed run.
 * @param run resolves with whether the run succeeded; the signal aborts on close
 * @param retryAfterMs the delay of the first retry; each further failure doubles it, up to an hour
 */
export function createRetryLoop(run: (closed: AbortSignal) => Promise<boolean>, retryAfterMs: number) {
  const closeController = new AbortController()
  const closed = closeController.signal
  let isRequested = false
  let failures = 0
  let running: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  function wake(): void {
    clearTimeout(timer)
    isRequested = true
    running ??= runWhileRequested().finally(() => {
      running = null
    })
  }

  async function runWhileRequested(): Promise<void> {
    while (isRequested && !closed.aborted) {
      isRequested = false
      failures = (await run(closed)) ? 0 : failures + 1
    }
    if (failures === 0 || closed.aborted) return
    timer = setTimeout(wake, Math.min(retryAfterMs * 2 ** (failures - 1), maxRetryDelayMs))
    timer.unref()
  }

  return {
    wake,
    async close() {
      closeController.abort()
      clearTimeout(timer)
      await running
    },
  }
}
