import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright'

/** Milliseconds of the main thread, by the name of the step: `open`, `arrow 1`, `key m`. */
export type Steps = Record<string, number>

/** The measurements of one picker in one run. */
export interface Sample {
  /** Milliseconds of script, style and layout: the picker's own work. */
  work: Steps
  /** Milliseconds of whole tasks, which add input handling, paint and compositing: about equal for every page. */
  tasks: Steps
  /** The longest time from an event to the next paint, in milliseconds; the browser rounds it to 8 ms. */
  worstEventMs: number
}

/** The typed letters, each a step. */
const typedLetters = ['m', 'e', 'l'] as const
const arrowCount = 10

/** The names of the steps. */
export const arrowSteps = Array.from({ length: arrowCount }, (_, index) => `arrow ${index + 1}`)
export const keySteps = typedLetters.map((letter) => `key ${letter}`)

/** The wait after a step, longer than everything that it causes, debounced announcements included. */
const SETTLE_MS = 650
/** The wait after an arrow key, which announces nothing later. */
const ARROW_SETTLE_MS = 120
/** The wait after a step that only warms up. */
const WARM_UP_SETTLE_MS = 50

/** Presses a key and waits. */
type Step = (name: string, key: string, settleMs: number) => Promise<void>

/** The main thread's times since the page was opened, in milliseconds, as in {@link Sample}. */
export async function metrics(session: CDPSession): Promise<{ work: number; tasks: number }> {
  const { metrics } = await session.send('Performance.getMetrics')
  // The browser reports seconds.
  const milliseconds = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN)
  return {
    work: milliseconds('ScriptDuration') + milliseconds('RecalcStyleDuration') + milliseconds('LayoutDuration'),
    tasks: milliseconds('TaskDuration'),
  }
}

/** Records the longest event in `window.worstEventMs`. Runs in the page. */
function watchEvents() {
  Object.assign(window, { worstEventMs: 0 })
  const observer = new PerformanceObserver((list) => {
    const worst = Math.max(
      Number(Reflect.get(window, 'worstEventMs')),
      ...list.getEntries().map(({ duration }) => duration),
    )
    Object.assign(window, { worstEventMs: worst })
  })
  // The minimum threshold; by default the browser reports only events of at least 104 ms.
  const events: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
  observer.observe(events)
}

/** Opens the list, goes down it, closes it, and types. */
async function operatePicker(page: Page, step: Step): Promise<void> {
  const list = page.getByRole('listbox')
  await step('open', 'ArrowDown', SETTLE_MS)
  await list.waitFor()
  for (const arrow of arrowSteps) await step(arrow, 'ArrowDown', ARROW_SETTLE_MS)
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'hidden' })
  await wait(SETTLE_MS)
  for (const [index, letter] of typedLetters.entries()) await step(keySteps[index] ?? letter, letter, SETTLE_MS)
}

/** Empties and closes the picker, whatever state its keys have left it in. */
async function startOver(page: Page): Promise<void> {
  for (const key of ['Escape', 'Control+A', 'Delete', 'Escape', 'Escape']) await page.keyboard.press(key)
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
  await wait(SETTLE_MS)
}

/**
 * Operates one picker with real keys, once to warm up and once to measure. The times are the renderer's own, by the main
 * thread's clock, so other work on the machine doesn't count.
 */
export async function measure(browser: Browser, url: string): Promise<Sample> {
  const context = await browser.newContext({ viewport: { width: 800, height: 600 } })
  try {
    const page = await context.newPage()
    await page.goto(url)
    await page.getByRole('combobox').focus()
    await operatePicker(page, async (_, key) => {
      await page.keyboard.press(key)
      await wait(WARM_UP_SETTLE_MS)
    })
    await startOver(page)
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.evaluate(watchEvents)
    const sample: Sample = { work: {}, tasks: {}, worstEventMs: 0 }
    await operatePicker(page, async (name, key, settleMs) => {
      const before = await metrics(session)
      await page.keyboard.press(key)
      await wait(settleMs)
      const after = await metrics(session)
      sample.work[name] = after.work - before.work
      sample.tasks[name] = after.tasks - before.tasks
    })
    return { ...sample, worstEventMs: await page.evaluate(() => Number(Reflect.get(window, 'worstEventMs'))) }
  } finally {
    await context.close()
  }
}
