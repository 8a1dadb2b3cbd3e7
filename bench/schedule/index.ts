// Paints a schedule of 7 × 96 cells by mouse, beside the same table painted without React, alternating in one run.
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { withBrowser } from '../combobox/browser.ts'
import { metrics } from '../combobox/measure.ts'
import { servePage } from '../combobox/page-build.ts'
import { median, reportBudgets } from '../combobox/report.ts'

/** `REPEATS=2 npm run bench -- schedule` for a first look. */
const repeats = Number(process.env.REPEATS ?? 5)
/** A stroke over so many rows, there and back. */
const strokeRows = 20
const frameMs = 1000 / 60

/** Milliseconds of script, style and layout for one pointer move of a stroke down two columns. */
async function measureMove(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 900, height: 900 } })
  try {
    const page = await context.newPage()
    await page.goto(url)
    const cell = async (name: string) => {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox()
      if (!box) throw new Error(`There is no cell ${name}`)
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height + 2 }
    }
    const start = await cell('Monday 12 am')
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    // The first strokes compile the code.
    let before = Number.NaN
    let moves = 0
    for (const pass of ['warm up', 'measure']) {
      if (pass === 'measure') before = (await metrics(session)).work
      for (let step = 0; step < strokeRows * 2; step += 1) {
        const row = step < strokeRows ? step : strokeRows * 2 - step
        await page.mouse.move(start.x, start.y + row * start.height)
        if (pass === 'measure') moves += 1
      }
    }
    const { work } = await metrics(session)
    await page.mouse.up()
    return (work - before) / moves
  } finally {
    await context.close()
  }
}

/** Measures a move of a stroke, and holds it to one frame and to its distance from the floor. */
export async function run(): Promise<boolean> {
  const times = { ours: [] as number[], floor: [] as number[] }
  const page = await servePage(join(import.meta.dirname, 'page'))
  try {
    await withBrowser(async (browser) => {
      for (let repeat = 0; repeat < repeats; repeat += 1) {
        for (const painter of ['ours', 'floor'] as const) {
          times[painter].push(await measureMove(browser, `${page.url}?painter=${painter}`))
        }
      }
    })
  } finally {
    await page.close()
  }
  const [ours, floor] = [median(times.ours), median(times.floor)]
  console.log(`\nOne move of a stroke: ours ${ours.toFixed(2)} ms, painted without React ${floor.toFixed(2)} ms\n`)
  return reportBudgets([
    { label: 'a move of a stroke, ms', measured: ours, budget: frameMs },
    { label: 'a move / one painted without React', measured: ours / floor, budget: 12 },
  ])
}
