import type { Locator, Page } from 'playwright'

/** The time from an input to the next paint and its parts, in milliseconds. */
export interface EventTiming {
  /** From the input to the paint, rounded to 8. At least 16: browsers report no shorter events. */
  duration: number
  /** From the input to its first handler. */
  inputDelay: number
  /** The event's handlers, including React's rendering in them. */
  processing: number
  /** From the end of the handlers to the paint: other events' handlers, styles and layout. */
  presentation: number
  /** From the input to the paint with the opened content, which may be a later paint. Undefined without a selector for it. */
  content?: number
}

declare global {
  interface Window {
    /** The events of the page, oldest first. */
    eventTimings: EventTiming[]
  }
}

/** Records the timing of every event in the page. Call before the page is opened. */
export async function recordEventTimings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.eventTimings = []
    // The shortest threshold that browsers allow; by default they report only events of at least 104 ms.
    const eventsOf16Ms = { type: 'event', durationThreshold: 16, buffered: true }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { duration, startTime, processingStart, processingEnd } = entry
        window.eventTimings.push({
          duration,
          inputDelay: processingStart - startTime,
          processing: processingEnd - processingStart,
          presentation: Math.max(0, startTime + duration - processingEnd),
        })
      }
    }).observe(eventsOf16Ms)
  })
}

/** The timing of an input that causes no event of at least 16 ms. */
const noTiming: EventTiming = { duration: 0, inputDelay: 0, processing: 0, presentation: 0 }

/**
 * Prepares a tap on the centre of an element. `locator.tap()` would run a script of Playwright during the input, which
 * takes up to 40 ms on a slow phone.
 */
async function tapAt(page: Page, element: Locator): Promise<() => Promise<void>> {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error(`Nothing to tap: ${element}`)
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** Watches for an element after the next press. `shown` resolves to the milliseconds from the press to its paint. */
function watchContent(page: Page, selector: string) {
  return page.evaluateHandle((content) => {
    // No named functions: esbuild would call its helper `__name`, which the page lacks.
    const shown = new Promise<number>((resolve) => {
      const options = { capture: true, once: true }
      document.addEventListener(
        'pointerdown',
        async ({ timeStamp }) => {
          do await new Promise(requestAnimationFrame)
          while (document.querySelector(content) === null)
          // A task after the frame's callbacks runs after its styles, layout and paint.
          setTimeout(() => resolve(performance.now() - timeStamp))
        },
        options,
      )
    })
    return { shown }
  }, selector)
}

/**
 * The timing of the longest event that an input causes; all zeros below 16 ms.
 * @param input the element to tap, or the key to press
 * @param content the selector of the content that the tap opens, to measure its paint too. Default: not measured
 */
export async function slowestEvent(page: Page, input: Locator | string, content?: string): Promise<EventTiming> {
  const sendInput = typeof input === 'string' ? () => page.keyboard.press(input) : await tapAt(page, input)
  // Wait until the work of loading the page has ended, so that it is not measured.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 })))
  const earlierEvents = await page.evaluate(() => window.eventTimings.length)
  const watched = content === undefined ? null : await watchContent(page, content)
  await sendInput()
  const timings = await page.evaluate(async (earlier) => {
    // The observer gets its entries after the paint.
    await new Promise<void>((resolve) =>
      requestIdleCallback(() => requestAnimationFrame(() => setTimeout(resolve, 200)), { timeout: 1000 }),
    )
    return window.eventTimings.slice(earlier)
  }, earlierEvents)
  const slowest = timings.reduce((longest, each) => (each.duration > longest.duration ? each : longest), noTiming)
  if (!watched) return slowest
  return { ...slowest, content: await watched.evaluate(({ shown }) => shown) }
}
