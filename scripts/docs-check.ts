// `npm run docs -- --check`: axe and clipping on every page, on a phone and a desktop, light and dark.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AxeResults } from 'axe-core'
import { chromium } from 'playwright'
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
          await tab.evaluate(axe)
          const { violations, overflow } = await tab.evaluate(async () => {
            const run: () => Promise<AxeResults> = Reflect.get(Reflect.get(window, 'axe'), 'run')
            const results = await run()
            const root = document.documentElement
            return { violations: results.violations, overflow: root.scrollWidth - root.clientWidth }
          })
          const where = `${file} at ${width} px, ${colorScheme}`
          if (overflow > 0) problems.push(`${where}: ${overflow} px wider than the page`)
          for (const { id, nodes } of violations) problems.push(`${where}: ${id}: ${nodes[0]?.html}`)
        }
        await tab.close()
      }
    }
  } finally {
    await browser.close()
  }
  return problems
}
