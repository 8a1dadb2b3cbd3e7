import axe from 'axe-core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { everyRule, rulesOfColour } from './every-rule'
import { overflowsOf } from './overflows'

/** The WCAG's text spacing (1.4.12), on everything. */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`

/** Radix's focus guards pass focus on at once, so people never reach them. */
const everything: axe.ElementContext = { include: ['body'], exclude: ['span[tabindex="0"]'] }

/** Whether a file holds stories of the library, which are checked with more rules than screens. */
export const isLibraryFile = (path: string) => /\/ui\/src\/components\/[^/]+\/[^/]+\.stories\.tsx$/.test(path)

/** Waits until the observers of the width have run and the page is redrawn. */
const laidOut = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** The text of axe's violations in a theme. */
async function violationsIn(theme: 'light' | 'dark', rules: axe.RunOptions): Promise<string[]> {
  document.documentElement.dataset.theme = theme
  const { violations } = await axe.run(everything, rules)
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${theme}: ${id} at ${node.target.join(' ')}`))
}

/** What axe finds wrong at a width, in words. The themes differ in colours alone: the second is checked for these. */
async function violationsAt(width: number): Promise<string[]> {
  await page.viewport(width, 800)
  await laidOut()
  const found = [...(await violationsIn('light', everyRule)), ...(await violationsIn('dark', rulesOfColour))]
  return found.map((problem) => `${width} px, ${problem}`)
}

/** What does not fit at 320 px with text of twice the size and the WCAG's spacing. */
async function overflowsWithLargeText(): Promise<string[]> {
  const style = document.createElement('style')
  style.textContent = textSpacing
  document.head.append(style)
  document.documentElement.style.fontSize = '200%'
  await page.viewport(320, 800)
  await laidOut()
  const overflows = overflowsOf(document.body)
  document.documentElement.style.fontSize = ''
  style.remove()
  return overflows
}

/**
 * Checks the story on the page, as its play function left it: axe with every rule at both widths and in both themes,
 * and large text at 320 px (NF-01).
 * @param openOverlay selects what has to be open, so that axe looks at it
 */
export async function checkLibraryStory(openOverlay: string | undefined): Promise<void> {
  if (openOverlay) expect(document.querySelector(openOverlay)?.checkVisibility(), `${openOverlay} is open`).toBe(true)
  try {
    const problems = [...(await violationsAt(1280)), ...(await violationsAt(375)), ...(await overflowsWithLargeText())]
    expect(problems).toEqual([])
  } finally {
    document.documentElement.dataset.theme = 'light'
    await page.viewport(1280, 800)
  }
}
