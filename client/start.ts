/** Begins one part of the client. Returns its end, if it has one. */
type Begin = () => (() => void) | undefined

const parts: Begin[] = []
/** The ends of the parts that have begun; null while the client has not started. */
let ends: (() => void)[] | null = null

function begin(part: Begin): void {
  const end = part()
  if (end) ends?.unshift(end)
}

/**
 * Registers a part that reads storage, listens to the window or follows another state. Importing its module does
 * nothing else: the part begins with `startClient`, or at once in a module that is loaded after it.
 */
export function onClientStart(part: Begin): void {
  parts.push(part)
  if (ends) begin(part)
}

/**
 * Starts the client: `app/main` does it once, before the router, stories and tests before each of theirs. Returns the
 * stop, after which every part is as it was before and can be started again. A second start changes nothing.
 */
export function startClient(): () => void {
  if (ends === null) {
    ends = []
    for (const part of [...parts]) begin(part)
  }
  return () => {
    const running = ends ?? []
    ends = null
    for (const end of running) end()
  }
}
