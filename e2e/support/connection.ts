import type { Page, Route } from '@playwright/test'
import { livePath } from '@/contract'

/**
 * Has the page find nobody listening at the server's address, as while the server is down. Calls that are under way go on.
 * @returns a function that lets the page reach the server again
 */
export async function refuseConnections(page: Page): Promise<() => Promise<void>> {
  const refuse = (route: Route) => route.abort('connectionrefused')
  await page.route('**/api/**', refuse)
  return () => page.unroute('**/api/**', refuse)
}

/** Delays a page's requests. @returns a function that removes the delay */
export async function slowUploads(page: Page, bytesPerSecond = 300_000): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const limit = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: bytesPerSecond }
  await session.send('Network.emulateNetworkConditions', limit)
  return () => session.detach()
}

/**
 * Opens a screen with live updates and waits until the page has subscribed, because it receives no earlier changes.
 */
export async function openFollowed(page: Page, path: string): Promise<void> {
  const followed = page.waitForResponse((response) => new URL(response.url()).pathname === livePath)
  await page.goto(path)
  await followed
}
