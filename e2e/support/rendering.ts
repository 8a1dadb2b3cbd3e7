import type { Page } from '@playwright/test'
import { z } from 'zod'

const traceEvents = z.array(
  z.object({ name: z.string(), ph: z.string(), args: z.object({ elementCount: z.number().optional() }).optional() }),
)

/** What the browser computed for some work on a page: counts, so that they do not depend on the machine's speed. */
export interface RenderingWork {
  /** The elements whose style was computed, each time it was. */
  styledElements: number
  /** The layouts of the page. */
  layouts: number
}

/**
 * Counts what the browser computes from an input until the pictures that follow it.
 * @throws Error when it computed no style: no input leaves all styles alone, so this browser names its events otherwise
 */
export async function renderingWorkOf(page: Page, input: () => Promise<unknown>): Promise<RenderingWork> {
  const devTools = await page.context().newCDPSession(page)
  const work: RenderingWork = { styledElements: 0, layouts: 0 }
  devTools.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, ph, args } of traceEvents.parse(value)) {
      if (ph === 'E') continue
      if (name === 'UpdateLayoutTree') work.styledElements += args?.elementCount ?? 0
      if (name === 'Layout') work.layouts += 1
    }
  })
  await devTools.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } })
  await input()
  // Two pictures: the first shows the press, and what it caused is in the second at the latest.
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
  const ended = new Promise<unknown>((resolve) => devTools.once('Tracing.tracingComplete', resolve))
  await devTools.send('Tracing.end')
  await ended
  await devTools.detach()
  if (work.styledElements === 0) throw new Error('The browser traced no styles. Correct e2e/support/rendering.ts.')
  return work
}
