import axe from 'axe-core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { colourRules, everyRule } from './every-rule'
import { overflowsOf } from './overflows'

/** The text spacing of WCAG 1.4.12. */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`

/** Everything except Radix's focus guards, which pass the focus on at once. */
const wholePage: axe.ElementContext = { include: ['body'], exclude: ['span[tabindex="0"]'] }

/** Whether a file holds stories of the library, which are checked with more rules than screens. */
export const isLibraryFile = (path: string) => /\/ui\/src\/components\/[^/]+\/[^/]+\.stories\.tsx$/.test(path)

/** Resolves after two frames, when width observers have run and the page is painted. */
const nextLayout = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** The text of axe's violations in a theme. */
async function violationsIn(theme: 'light' | 'dark', rules: axe.RunOptions): Promise<string[]> {
  document.documentElement.dataset.theme = theme
  const { violations } = await axe.run(wholePage, rules)
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${theme}: ${id} at ${node.target.join(' ')}`))
}

/** The text of axe's violations at a width. The dark theme differs in colours only, so only the colour rules are run. */
async function violationsAt(width: number): Promise<string[]> {
  await page.viewport(width, 800)
  await nextLayout()
  const found = [...(await violationsIn('light', everyRule)), ...(await violationsIn('dark', colourRules))]
  return found.map((problem) => `${width} px, ${problem}`)
}

/** The overflows at 320 px with doubled text size and the WCAG's text spacing. */
async function overflowsWithLargeText(): Promise<string[]> {
  const style = document.createElement('style')
  style.textContent = textSpacing
  document.head.append(style)
  document.documentElement.style.fontSize = '200%'
  await page.viewport(320, 800)
  await nextLayout()
  const overflows = overflowsOf(document.body)
  document.documentElement.style.fontSize = ''
  style.remove()
  return overflows
}

/**
 * Checks the story on the page, as its play function left it: axe with every rule at both widths and in both themes,
 * and large text at 320 px (NF-01).
 * @param openOverlay selector of the overlay that must be open
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
