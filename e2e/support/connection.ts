import type { Page, Route } from '@playwright/test'
import { livePath } from '@/contract'

/**
 * Refuses the page's new connections to the server, as if it were down. Pending requests continue.
 * @returns a function that lets the page reach the server again
 */
export async function refuseConnections(page: Page): Promise<() => Promise<void>> {
  const refuse = (route: Route) => route.abort('connectionrefused')
  await page.route('**/api/**', refuse)
  return () => page.unroute('**/api/**', refuse)
}

/** Limits a page's uploads to 300 kB a second. @returns a function that removes the limit */
export async function slowUploads(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const limit = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 300_000 }
  await session.send('Network.emulateNetworkConditions', limit)
  return () => session.detach()
}

/**
 * Opens a screen and waits until its page has subscribed to live updates: the page receives no earlier changes.
 */
export async function openSubscribed(page: Page, path: string): Promise<void> {
  const subscribed = page.waitForResponse((response) => new URL(response.url()).pathname === livePath)
  await page.goto(path)
  await subscribed
}
