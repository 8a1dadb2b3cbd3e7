// The calls that the server is slow to answer. The frame of the page shows them with a button to cancel.
import { timers } from '@/domain'

/** The abort controllers of the calls that have been pending for longer than `timers.slowCall` milliseconds. */
const slowCalls = new Set<AbortController>()
const listeners = new Set<(slowCount: number) => void>()

/** Calls the listener with the number of slow calls, whenever it changes. Returns an unsubscribe. */
export function onSlowCalls(listener: (slowCount: number) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Aborts the slow calls. Callers treat an aborted call as one without an answer, so their screens offer Retry. */
export function cancelSlowCalls(): void {
  for (const controller of slowCalls) controller.abort()
}

function notifyListeners(): void {
  for (const listener of listeners) listener(slowCalls.size)
}

/**
 * Makes a call, which counts as slow from `timers.slowCall` milliseconds after its start until it ends.
 * @param callerSignal aborts the call; undefined for none
 * @param makeCall sends the request with a signal that aborts with the caller's signal and by {@link cancelSlowCalls}
 */
export async function trackSlowCall<T>(
  callerSignal: AbortSignal | undefined,
  makeCall: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (callerSignal?.aborted) abort()
  callerSignal?.addEventListener('abort', abort, { once: true })
  const timer = setTimeout(() => {
    slowCalls.add(controller)
    notifyListeners()
  }, timers.slowCall)
  try {
    return await makeCall(controller.signal)
  } finally {
    clearTimeout(timer)
    callerSignal?.removeEventListener('abort', abort)
    if (slowCalls.delete(controller)) notifyListeners()
  }
}
