import type { Browser, Page } from 'playwright'

/** The viewport of a cheap phone, in CSS pixels. */
const viewport = { width: 375, height: 812 }
/** How many times slower the phone's processor is than this machine's. */
const cpuSlowdown = 4

/** The preset of DevTools for a slow mobile connection. */
const slowConnection = { latencyMs: 150, bitsPerSecond: 1.6e6 }

export interface PhoneOptions {
  /** Whether the connection is slow too. Default false. */
  isConnectionSlow?: boolean
  /** Default false. */
  hasReducedMotion?: boolean
  /** The address that paths are relative to. Default none. */
  baseURL?: string
}

/** Runs `work` in a page of an emulated phone with an empty cache. */
export async function withPhone<Result>(
  browser: Browser,
  { isConnectionSlow = false, hasReducedMotion = false, baseURL }: PhoneOptions,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-AU',
    ...(baseURL ? { baseURL } : {}),
    timezoneId: 'Australia/Melbourne',
    reducedMotion: hasReducedMotion ? 'reduce' : 'no-preference',
  })
  try {
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    if (isConnectionSlow) {
      const bytesPerSecond = slowConnection.bitsPerSecond / 8
      await devTools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: slowConnection.latencyMs,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      })
    }
    return await work(page)
  } finally {
    await context.close()
  }
}
