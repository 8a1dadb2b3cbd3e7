import type { Locator, Page } from 'playwright'

/** The parts of the time from an input to the next picture, in milliseconds. */
export interface EventTiming {
  /** From the input to the picture, rounded to 8. Not less than 16: shorter events aren't reported. */
  duration: number
  /** From the input to its first handler. */
  inputDelay: number
  /** The event's handlers, with what React renders in them. */
  processing: number
  /** From there to the picture: other events' handlers, styles, layout and paint. */
  presentation: number
  /** From the input to the picture with all that it opens, which may be a later one. Only where a content is named. */
  content?: number
}

declare global {
  interface Window {
    /** The events of the page, oldest first. */
    eventTimings: EventTiming[]
  }
}

/** Keeps the timing of every event in the page. Call before the page is opened. */
export async function recordEventTimings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.eventTimings = []
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

const noTiming: EventTiming = { duration: 0, inputDelay: 0, processing: 0, presentation: 0 }

/**
 * Prepares a tap on the centre of an element. Not `locator.tap()`: it runs a script of Playwright's during the input, which
 * takes up to 40 ms of a slow phone.
 */
async function tapAt(page: Page, element: Locator): Promise<() => Promise<void>> {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error(`Nothing to tap: ${element}`)
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** Starts to watch for an element after the next press; resolves to the milliseconds from the press to its picture. */
function watchContent(page: Page, selector: string) {
  return page.evaluateHandle((content) => {
    // Without named functions: the bench's compiler gives those a helper that the page lacks.
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
 * The timing of the longest event that an input causes; zeros for less than 16 ms.
 * @param input the element to tap, or the key to press
 * @param content the selector of what the tap opens, to measure its picture too. Default: not measured
 */
export async function slowestEvent(page: Page, input: Locator | string, content?: string): Promise<EventTiming> {
  const act = typeof input === 'string' ? () => page.keyboard.press(input) : await tapAt(page, input)
  // Work that belongs to the page's load is no answer to the input.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 })))
  const earlierEvents = await page.evaluate(() => window.eventTimings.length)
  const watched = content === undefined ? null : await watchContent(page, content)
  await act()
  const timings = await page.evaluate(async (earlier) => {
    // Entries come after the picture.
    await new Promise<void>((resolve) =>
      requestIdleCallback(() => requestAnimationFrame(() => setTimeout(resolve, 200)), { timeout: 1000 }),
    )
    return window.eventTimings.slice(earlier)
  }, earlierEvents)
  const slowest = timings.reduce((longest, each) => (each.duration > longest.duration ? each : longest), noTiming)
  return watched ? { ...slowest, content: await watched.evaluate(({ shown }) => shown) } : slowest
}
