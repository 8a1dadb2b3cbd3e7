import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright'

/** Milliseconds of the main thread, by step. */
export type Steps = Record<string, number>

/** What was seen of one picker in one run. */
export interface Sample {
  /** Script, style and layout: what the picker has the browser do. */
  work: Steps
  /** Whole tasks: also taking the key in, paint and handing over the picture, which cost every page about the same. */
  tasks: Steps
  /** The longest an event took until its picture was there, in milliseconds, as the browser reports it (in eights). */
  worstEvent: number
}

/** What is typed, a letter a step. */
const typed = ['m', 'e', 'l'] as const
const arrowCount = 10

/** The names of the steps. */
export const arrowSteps = Array.from({ length: arrowCount }, (_, index) => `arrow ${index + 1}`)
export const keySteps = typed.map((letter) => `key ${letter}`)

/** Long enough for everything a step sets off, debounced announcements included. */
const SETTLE = 650
const SETTLE_ARROW = 120

type Step = (name: string, key: string, settle: number) => Promise<void>

async function metrics(session: CDPSession): Promise<{ work: number; tasks: number }> {
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
  Object.assign(window, { worstEvent: 0 })
  const observer = new PerformanceObserver((list) => {
    const worst = Math.max(
      Number(Reflect.get(window, 'worstEvent')),
      ...list.getEntries().map(({ duration }) => duration),
    )
    Object.assign(window, { worstEvent: worst })
  })
  // The least the browser reports; left out, it reports only what took a tenth of a second.
  const events: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
  observer.observe(events)
}

async function walk(page: Page, step: Step): Promise<void> {
  const list = page.getByRole('listbox')
  await step('open', 'ArrowDown', SETTLE)
  await list.waitFor()
  for (const arrow of arrowSteps) await step(arrow, 'ArrowDown', SETTLE_ARROW)
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'hidden' })
  await wait(SETTLE)
  for (const [index, letter] of typed.entries()) await step(keySteps[index] ?? letter, letter, SETTLE)
}

async function startOver(page: Page): Promise<void> {
  for (const key of ['Escape', 'Control+A', 'Delete', 'Escape', 'Escape']) await page.keyboard.press(key)
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
  await wait(SETTLE)
}

/**
 * Walks through one picker with real keys, once to warm it up and once to measure. The numbers are the renderer's own
 * account of its main thread, by the thread's clock, so that other work on the machine doesn't count.
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
    const sample: Sample = { work: {}, tasks: {}, worstEvent: 0 }
    await walk(page, async (name, key, settle) => {
      const before = await metrics(session)
      await page.keyboard.press(key)
      await wait(settle)
      const after = await metrics(session)
      sample.work[name] = after.work - before.work
      sample.tasks[name] = after.tasks - before.tasks
    })
    return { ...sample, worstEvent: await page.evaluate(() => Number(Reflect.get(window, 'worstEvent'))) }
  } finally {
    await context.close()
  }
}
