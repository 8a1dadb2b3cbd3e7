import { setTimeout as wait } from 'node:timers/promises'
import type { RunningServer } from './start-server.ts'

/** The time from the end of draining until the process exits in any case. */
const shutdownTimeoutMs = 10_000

/**
 * Creates the handler of a signal: it drains the server, closes it and exits with 0. Exits with 1 at a second signal,
 * and when the close takes more than ten seconds.
 * @param exit ends the process
 */
export function createShutdown(
  server: Pick<RunningServer, 'drain' | 'close'>,
  drainSeconds: number,
  exit: (code: 0 | 1) => void,
): () => Promise<void> {
  let isClosing = false
  return async () => {
    if (isClosing) return exit(1)
    isClosing = true
    server.drain()
    await wait(drainSeconds * 1000)
    setTimeout(() => {
      console.error(`\nCampus Gigs did not close within ${shutdownTimeoutMs / 1000} s, so it is ended.\n`)
      exit(1)
    }, shutdownTimeoutMs).unref()
    await server.close()
    exit(0)
  }
}
