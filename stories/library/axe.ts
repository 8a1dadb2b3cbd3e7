import type { A11yParameters } from '@storybook/addon-a11y'
import axe from 'axe-core'
import { expect } from 'vitest'
import { colourRules, everyRule } from './every-rule'

/** The context of axe: all elements except Radix's focus guards, which forward the focus at once. */
const wholePage: axe.ElementContext = { include: ['body'], exclude: ['span[tabindex="0"]'] }

/** Whether a file has stories of the library, which axe checks by more rules than screens. */
export const isLibraryFile = (path: string) => /\/ui\/src\/components\/[^/]+\/[^/]+\.stories\.tsx$/.test(path)

/** The violations as text, one line for each element. */
const linesOf = (violations: axe.Result[]): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )

/** @throws Error with all the lines: the message of a failed `expect` would shorten them */
function failOn(lines: string[]): void {
  if (lines.length > 0) throw new Error(`axe found violations:\n${lines.join('\n')}`)
}

async function violationsIn(theme: 'light' | 'dark', rules: axe.RunOptions): Promise<string[]> {
  document.documentElement.dataset.theme = theme
  const { violations } = await axe.run(wholePage, rules)
  return linesOf(violations).map((line) => `${theme}: ${line}`)
}

/**
 * Has axe check a library story, as its play function left it, with every rule and in both themes. The dark theme differs
 * in colours only, so only the colour rules are run.
 * @param openOverlay selector of the overlay that must be open
 */
export async function checkLibraryStory(openOverlay: string | undefined): Promise<void> {
  if (openOverlay) expect(document.querySelector(openOverlay)?.checkVisibility(), `${openOverlay} is open`).toBe(true)
  try {
    failOn([...(await violationsIn('light', everyRule)), ...(await violationsIn('dark', colourRules))])
  } finally {
    document.documentElement.dataset.theme = 'light'
  }
}

/**
 * Has axe check a screen's story, as its play function left it.
 * @param parameters the story's parameter `a11y`, of which `options` and `config` are used
 */
export async function checkScreenStory({ config, options }: A11yParameters = {}): Promise<void> {
  if (config) axe.configure(config)
  try {
    // No rule of the screens' tags reads style sheets or media, so axe does not collect them.
    const { violations } = await axe.run('body', { ...options, preload: false, resultTypes: ['violations'] })
    failOn(linesOf(violations))
  } finally {
    if (config) axe.reset()
  }
}
