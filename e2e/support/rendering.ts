import type { Page } from '@playwright/test'
import { z } from 'zod'

/** Chromium's trace events. `ph` is the phase: a step of work is one event, or a pair that begins (`B`) and ends (`E`) it. */
const traceEvents = z.array(
  z.object({ name: z.string(), ph: z.string(), args: z.object({ elementCount: z.number().optional() }).optional() }),
)

/** Counts of the browser's rendering work, which do not depend on the machine's speed. */
export interface RenderingWork {
  /** The number of style computations, one for each element and recalculation. */
  styledElements: number
  /** The number of layouts of the page. */
  layouts: number
}

/**
 * Counts the browser's rendering work from an input until two frames after it.
 * @throws Error when the trace has no style computation. Every input causes one, so the browser must have renamed its events
 */
export async function renderingWorkOf(page: Page, input: () => Promise<unknown>): Promise<RenderingWork> {
  const devTools = await page.context().newCDPSession(page)
  const work: RenderingWork = { styledElements: 0, layouts: 0 }
  devTools.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, ph, args } of traceEvents.parse(value)) {
      const endsCountedStep = ph === 'E'
      if (endsCountedStep) continue
      if (name === 'UpdateLayoutTree') work.styledElements += args?.elementCount ?? 0
      if (name === 'Layout') work.layouts += 1
    }
  })
  await devTools.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } })
  await input()
  // Two frames: the first shows the press, and the second its results.
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
