/** Starts one module of the client. Returns a function that stops it, if needed. */
type StartModule = () => (() => void) | undefined

const registered: StartModule[] = []
/** The stop functions of the started modules, the latest first; null while the client is stopped. */
let stopFunctions: (() => void)[] | null = null

function run(startModule: StartModule): void {
  const stop = startModule()
  if (stop) stopFunctions?.unshift(stop)
}

/**
 * Registers what a module does at the start, such as reading storage or subscribing to a state, so that importing the
 * module has no side effects. It runs with `startClient`, or at once when the client has already started.
 */
export function onClientStart(startModule: StartModule): void {
  registered.push(startModule)
  if (stopFunctions) run(startModule)
}

/**
 * Starts the client: `app/main` once before the router, stories and tests before each of theirs. Returns a function
 * that stops it and resets every module, so that it can be started again. A second start does nothing.
 */
export function startClient(): () => void {
  if (stopFunctions === null) {
    stopFunctions = []
    for (const startModule of [...registered]) run(startModule)
  }
  return () => {
    const running = stopFunctions ?? []
    stopFunctions = null
    for (const stop of running) stop()
  }
}
