// Paints a schedule of 7 × 96 cells by mouse, beside the same table painted without React, alternating in one run.
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { withBrowser } from '../combobox/browser.ts'
import { metrics } from '../combobox/measure.ts'
import { servePage } from '../combobox/page-build.ts'
import { median, reportBudgets } from '../combobox/report.ts'

/** `REPEATS=2 npm run bench -- schedule` for a first look. */
const repeats = Number(process.env.REPEATS ?? 5)
/** How many rows a stroke goes down. */
const strokeRows = 20
const movesPerStroke = strokeRows * 2
const frameMs = 1000 / 60

/** Milliseconds of script, style and layout for one pointer move of a stroke down a column and back. */
async function measureMove(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 900, height: 900 } })
  try {
    const page = await context.newPage()
    await page.goto(url)
    const start = await cellOf(page, 'Monday 12 am')
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    // The first moves compile the code, so they are not measured.
    await moveDownAndBack(page, start)
    const before = await metrics(session)
    await moveDownAndBack(page, start)
    const after = await metrics(session)
    await page.mouse.up()
    return (after.work - before.work) / movesPerStroke
  } finally {
    await context.close()
  }
}

/** A cell's centre, and the distance to the cell below it, in pixels. */
interface CellPosition {
  x: number
  y: number
  rowHeight: number
}

/** The position of the cell with a name. Two pixels lie between two rows. */
async function cellOf(page: Page, name: string): Promise<CellPosition> {
  const box = await page.getByRole('button', { name, exact: true }).boundingBox()
  if (!box) throw new Error(`There is no cell ${name}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, rowHeight: box.height + 2 }
}

/** Moves the pressed pointer down `strokeRows` rows and back, row by row. */
async function moveDownAndBack(page: Page, { x, y, rowHeight }: CellPosition): Promise<void> {
  for (let move = 0; move < movesPerStroke; move += 1) {
    const row = move < strokeRows ? move : movesPerStroke - move
    await page.mouse.move(x, y + row * rowHeight)
  }
}

/** Measures a move of a stroke, and holds it to one frame and to its distance from the floor. */
export async function run(): Promise<boolean> {
  const timesMs = { ours: [] as number[], floor: [] as number[] }
  const page = await servePage(join(import.meta.dirname, 'page'))
  try {
    await withBrowser(async (browser) => {
      for (let repeat = 0; repeat < repeats; repeat += 1) {
        for (const painter of ['ours', 'floor'] as const) {
          timesMs[painter].push(await measureMove(browser, `${page.url}?painter=${painter}`))
        }
      }
    })
  } finally {
    await page.close()
  }
  const ours = median(timesMs.ours)
  const floor = median(timesMs.floor)
  console.log(`\nOne move of a stroke: ours ${ours.toFixed(2)} ms, painted without React ${floor.toFixed(2)} ms\n`)
  return reportBudgets([
    { label: 'a move of a stroke, ms', measured: ours, budget: frameMs },
    { label: 'a move / one painted without React', measured: ours / floor, budget: 12 },
  ])
}
