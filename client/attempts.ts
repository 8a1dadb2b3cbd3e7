import { timers } from '@/domain'

/** The calls pending for longer than `timers.slowCall`. */
const slowCalls = new Set<AbortController>()
const listeners = new Set<(slowCount: number) => void>()

/** Calls the listener with the number of slow calls, whenever it changes. Returns an unsubscribe. */
export function onSlowCalls(listener: (slowCount: number) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Aborts the slow calls. Their outcome is null, so their screens offer Retry. */
export function cancelSlowCalls(): void {
  for (const controller of slowCalls) controller.abort()
}

function notifyListeners(): void {
  for (const listener of listeners) listener(slowCalls.size)
}

/**
 * Makes a call, and lists it as slow from `timers.slowCall` until it ends. The signal passed to `makeCall` aborts with
 * the caller's signal, and by `cancelSlowCalls`.
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

/** Further attempts of a call that a busy server refused. */
const maxBusyRetries = 2

/**
 * Makes an attempt, and retries a few seconds later when the server was too busy: it refuses such calls with
 * `unavailable` before it changes anything. After the last attempt the outcome is the refusal.
 */
export async function retryWhileBusy<Outcome>(
  attempt: () => Promise<Outcome>,
  isBusy: (outcome: Outcome) => boolean,
  signal: AbortSignal | undefined,
): Promise<Outcome> {
  let outcome = await attempt()
  for (let retries = 0; retries < maxBusyRetries; retries += 1) {
    if (signal?.aborted || !isBusy(outcome)) return outcome
    // A random delay, so that all refused clients don't retry at the same moment.
    await new Promise((resolve) => setTimeout(resolve, timers.busyRetry * (0.5 + Math.random())))
    if (!signal?.aborted) outcome = await attempt()
  }
  return outcome
}
