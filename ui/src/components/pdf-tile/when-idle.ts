/** The longest wait for an idle period. */
const idleTimeoutMs = 2000
/** The wait in Safari, which has no idle callback. */
const fallbackWaitMs = 200

/** Whether to save data: the reader's setting, or a slow network. False in browsers without the Network Information API. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection !== 'object' || connection === null) return false
  const speed: unknown = Reflect.get(connection, 'effectiveType')
  const isSlow = typeof speed === 'string' && speed !== '4g'
  return isSlow || Reflect.get(connection, 'saveData') === true
}

/**
 * Resolves once the page is visible and idle.
 *
 * @throws the signal's reason when aborted
 */
export async function whenIdle(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  if (document.hidden) await unlessAborted(signal, onceVisible)
  await unlessAborted(signal, onceIdle)
}

/** Runs an abortable wait. `subscribe` gets the callback that ends the wait, and returns its clean-up. */
function unlessAborted(signal: AbortSignal, subscribe: (done: () => void) => () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const handleAbort = () => {
      stop()
      reject(signal.reason)
    }
    const stop = subscribe(() => {
      signal.removeEventListener('abort', handleAbort)
      stop()
      resolve()
    })
    signal.addEventListener('abort', handleAbort, { once: true })
  })
}

function onceVisible(done: () => void): () => void {
  const handleChange = () => {
    if (!document.hidden) done()
  }
  document.addEventListener('visibilitychange', handleChange)
  return () => document.removeEventListener('visibilitychange', handleChange)
}

function onceIdle(done: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(done, fallbackWaitMs)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(done, { timeout: idleTimeoutMs })
  return () => cancelIdleCallback(request)
}
