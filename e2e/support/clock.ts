import type { Page } from '@playwright/test'

/**
 * Stops the clock of every page of a context, open and yet to open: a timer fires when the test says so, by
 * `page.clock.runFor`, however slow the machine is.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  // A clock can only be stopped at a time that is yet to come.
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Settings under which a Node program takes it to be so many milliseconds later. */
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
