import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium } from 'playwright'
import { launchOptions } from '../../scripts/chromium.mjs'

/** How long a browser may take to close before it is killed. */
const closeTimeoutMs = 5000

/**
 * Runs some work in a browser of its own. Kills the browser's processes when it does not close in time: on a busy machine
 * `close()` may never settle.
 */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const server = await chromium.launchServer(launchOptions())
  try {
    return await work(await chromium.connect(server.wsEndpoint()))
  } finally {
    await Promise.race([server.close(), wait(closeTimeoutMs, undefined, { ref: false })])
    await server.kill()
  }
}
