/** Starts one part of the client. Returns a function that stops it, if needed. */
type StartPart = () => (() => void) | undefined

const parts: StartPart[] = []
/** The stop functions of the started parts; null while the client is stopped. */
let stops: (() => void)[] | null = null

function startPart(part: StartPart): void {
  const stop = part()
  if (stop) stops?.unshift(stop)
}

/**
 * Registers a part that reads storage, listens to the window or subscribes to a state, so that importing its module has
 * no side effects. The part starts with `startClient`, or at once when the client has already started.
 */
export function onClientStart(part: StartPart): void {
  parts.push(part)
  if (stops) startPart(part)
}

/**
 * Starts the client: `app/main` once before the router, stories and tests before each of theirs. Returns a function
 * that stops it and resets every part, so that it can be started again. A second start does nothing.
 */
export function startClient(): () => void {
  if (stops === null) {
    stops = []
    for (const part of [...parts]) startPart(part)
  }
  return () => {
    const running = stops ?? []
    stops = null
    for (const stop of running) stop()
  }
}
