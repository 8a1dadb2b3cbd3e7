import axe from 'axe-core'
import { expect } from 'vitest'
import { colourRules, everyRule } from './every-rule'

/** Everything except Radix's focus guards, which pass the focus on at once. */
const wholePage: axe.ElementContext = { include: ['body'], exclude: ['span[tabindex="0"]'] }

/** Whether a file holds stories of the library, which are checked with more rules than screens. */
export const isLibraryFile = (path: string) => /\/ui\/src\/components\/[^/]+\/[^/]+\.stories\.tsx$/.test(path)

/** The text of axe's violations in a theme. */
async function violationsIn(theme: 'light' | 'dark', rules: axe.RunOptions): Promise<string[]> {
  document.documentElement.dataset.theme = theme
  const { violations } = await axe.run(wholePage, rules)
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${theme}: ${id} at ${node.target.join(' ')}`))
}

/**
 * Has axe check a library story, as its play function left it, with every rule and in both themes. The dark theme differs
 * in colours only, so only the colour rules are run.
 * @param openOverlay selector of the overlay that must be open
 */
export async function checkLibraryStory(openOverlay: string | undefined): Promise<void> {
  if (openOverlay) expect(document.querySelector(openOverlay)?.checkVisibility(), `${openOverlay} is open`).toBe(true)
  try {
    expect([...(await violationsIn('light', everyRule)), ...(await violationsIn('dark', colourRules))]).toEqual([])
  } finally {
    document.documentElement.dataset.theme = 'light'
  }
}
