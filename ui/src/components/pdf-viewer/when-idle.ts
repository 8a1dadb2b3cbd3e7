/** How long something more urgent may keep a picture waiting. */
const idleTimeoutMs = 2000

/** Whether a page should fetch little: the reader asks for it, or the network is slow. Not every browser says. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection !== 'object' || connection === null) return false
  const speed: unknown = Reflect.get(connection, 'effectiveType')
  return Reflect.get(connection, 'saveData') === true || (typeof speed === 'string' && speed !== '4g')
}

/**
 * Resolves once the page is looked at and has nothing more urgent to do.
 *
 * @throws the signal's reason when aborted
 */
export async function whenIdle(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  if (document.hidden) await unlessAborted(signal, whenShown)
  await unlessAborted(signal, whenFree)
}

/** Runs a wait that can be given up: it gets what to call in the end, and returns how to stop listening. */
function unlessAborted(signal: AbortSignal, begin: (done: () => void) => () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      stop()
      reject(signal.reason)
    }
    const stop = begin(() => {
      signal.removeEventListener('abort', giveUp)
      stop()
      resolve()
    })
    signal.addEventListener('abort', giveUp, { once: true })
  })
}

function whenShown(done: () => void): () => void {
  const look = () => document.hidden || done()
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

function whenFree(done: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(done, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(done, { timeout: idleTimeoutMs })
  return () => cancelIdleCallback(request)
}
