// `npm run docs -- --check`: axe and clipping on every page, on a phone and a desktop, light and dark.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AxeResults } from 'axe-core'
import { chromium, type Page as Tab } from 'playwright'
import type { Page } from '../ui/docs/site/pages'
import { launchOptions } from './chromium.mjs'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Everything wrong with the pages that were written to a folder, one line each. */
export async function checkPages(folder: string, pages: readonly Page[]): Promise<string[]> {
  const browser = await chromium.launch(launchOptions())
  const problems: string[] = []
  try {
    for (const width of [375, 1280]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const tab = await browser.newPage({ viewport: { width, height: 800 }, colorScheme })
        for (const { file } of pages) {
          await tab.goto(pathToFileURL(join(folder, file)).href)
          const found = await problemsOfTab(tab)
          problems.push(...found.map((problem) => `${file} at ${width} px, ${colorScheme}: ${problem}`))
        }
        await tab.close()
      }
    }
  } finally {
    await browser.close()
  }
  return problems
}

/** What is wrong with the page in a tab: content that is wider than the window, and violations of axe's rules. */
async function problemsOfTab(tab: Tab): Promise<string[]> {
  await tab.evaluate(axe)
  const { violations, overflowPx } = await tab.evaluate(async () => {
    // The types of the page don't know axe, which the script before has added to `window`.
    const runAxe: () => Promise<AxeResults> = Reflect.get(Reflect.get(window, 'axe'), 'run')
    const results = await runAxe()
    const root = document.documentElement
    return { violations: results.violations, overflowPx: root.scrollWidth - root.clientWidth }
  })
  const problems = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  return overflowPx > 0 ? [`${overflowPx} px wider than the page`, ...problems] : problems
}
