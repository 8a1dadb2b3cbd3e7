import type { Page } from '@playwright/test'

/** Lets what a page sends take its time; returns what undoes it. */
export async function slowUploads(page: Page, bytesPerSecond = 300_000): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const limit = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: bytesPerSecond }
  await session.send('Network.emulateNetworkConditions', limit)
  return () => session.detach()
}
