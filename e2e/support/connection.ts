import type { Page } from '@playwright/test'
import { livePath } from '@/contract'

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
