import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium } from 'playwright'
import { launchOptions } from '../../scripts/chromium.mjs'

/** How long a browser may take to go by itself, in milliseconds. */
const closeTimeoutMs = 5000

/**
 * Gives a browser of its own to some work, and ends it: asked to close, a browser on a busy machine may never do so, and
 * whoever waits for it waits for ever. After a while it is ended with all its processes.
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
