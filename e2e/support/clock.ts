import type { Page } from '@playwright/test'

/**
 * Stops the clock of all pages of the context, also of those opened later. Timers fire only by `page.clock.runFor`, so
 * they don't depend on the machine's speed.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  // A clock can only be paused at a time in the future.
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** The environment of a Node program whose clock is `milliseconds` ahead. */
export function clockAhead(milliseconds: number): NodeJS.ProcessEnv {
  const code = `const Clock = Date
    globalThis.Date = class extends Clock {
      constructor(...parts) {
        if (parts.length > 0) super(...parts)
        else super(Clock.now() + ${milliseconds})
      }
      static now() {
        return Clock.now() + ${milliseconds}
      }
    }`
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` }
}
