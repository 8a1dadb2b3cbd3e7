import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright'

/** Milliseconds of the main thread, by step. */
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

/** The typed letters, one a step. */
const typed = ['m', 'e', 'l'] as const
const arrowCount = 10

/** The names of the steps. */
export const arrowSteps = Array.from({ length: arrowCount }, (_, index) => `arrow ${index + 1}`)
export const keySteps = typed.map((letter) => `key ${letter}`)

/** Longer than everything a step causes, debounced announcements included. */
const SETTLE_MS = 650
const ARROW_SETTLE_MS = 120

type Step = (name: string, key: string, settle: number) => Promise<void>

/** The main thread's times since the page was opened, in milliseconds. */
export async function metrics(session: CDPSession): Promise<{ work: number; tasks: number }> {
  const { metrics } = await session.send('Performance.getMetrics')
  const milliseconds = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN)
  return {
    work: ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'].reduce(
      (sum, name) => sum + milliseconds(name),
      0,
    ),
    tasks: milliseconds('TaskDuration'),
  }
}

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

async function walk(page: Page, step: Step): Promise<void> {
  const list = page.getByRole('listbox')
  await step('open', 'ArrowDown', SETTLE_MS)
  await list.waitFor()
  for (const arrow of arrowSteps) await step(arrow, 'ArrowDown', ARROW_SETTLE_MS)
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'hidden' })
  await wait(SETTLE_MS)
  for (const [index, letter] of typed.entries()) await step(keySteps[index] ?? letter, letter, SETTLE_MS)
}

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
    await walk(page, async (_, key) => {
      await page.keyboard.press(key)
      await wait(50)
    })
    await startOver(page)
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.evaluate(watchEvents)
    const sample: Sample = { work: {}, tasks: {}, worstEventMs: 0 }
    await walk(page, async (name, key, settle) => {
      const before = await metrics(session)
      await page.keyboard.press(key)
      await wait(settle)
      const after = await metrics(session)
      sample.work[name] = after.work - before.work
      sample.tasks[name] = after.tasks - before.tasks
    })
    return { ...sample, worstEventMs: await page.evaluate(() => Number(Reflect.get(window, 'worstEventMs'))) }
  } finally {
    await context.close()
  }
}
