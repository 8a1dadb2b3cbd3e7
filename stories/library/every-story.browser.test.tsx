import { composeStories, type composeStory, setProjectAnnotations } from '@storybook/react-vite'
import axe from 'axe-core'
import { configure } from 'storybook/test'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { pinWorld } from '../../.storybook/pinned-world'
import '../../.storybook/preview.css'
import { everyRule, rulesOfColour } from './every-rule'
import { overflowsOf } from './overflows'

vi.setConfig({ testTimeout: 180_000 })

type StoriesModule = Parameters<typeof composeStories>[0]
type Story = ReturnType<typeof composeStory>

const isStory = (value: unknown): value is Story => value instanceof Function && 'run' in value

const modules = import.meta.glob<StoriesModule>('../../ui/*/*.stories.tsx')

/** The WCAG's text spacing (1.4.12), on everything. */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`

/** Radix's guards send focus on as soon as they get it; nobody meets them. */
const everything: axe.ElementContext = { include: ['body'], exclude: ['span[tabindex="0"]'] }

/** What has to be open in one story at least while axe looks, by the folder of the part. */
const overlays: Record<string, readonly string[]> = {
  combobox: ['[role="option"]'],
  'country-combobox': ['[role="option"]'],
  dialog: ['[role="dialog"]'],
  drawer: ['[role="dialog"]'],
  menu: ['[role="menuitem"]'],
  popover: ['[role="dialog"]'],
  'suburb-combobox': ['[role="option"]'],
  toast: ['[role="region"] li'],
}

/** Until what follows the width has seen it, and is drawn. */
const laidOut = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

beforeAll(() => {
  configure({ asyncUtilTimeout: 5000 })
  setProjectAnnotations([{ beforeEach: pinWorld }])
  // The other theme's colours are there at once.
  const still = document.createElement('style')
  still.textContent = '*, ::before, ::after { transition: none !important }'
  document.head.append(still)
})

afterEach(async () => {
  delete document.documentElement.dataset.theme
  await page.viewport(1280, 800)
})

/** What axe finds wrong in a theme, in words. */
async function violationsIn(theme: 'light' | 'dark', rules: axe.RunOptions): Promise<string[]> {
  document.documentElement.dataset.theme = theme
  const { violations } = await axe.run(everything, rules)
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${theme}: ${id} at ${node.target.join(' ')}`))
}

/** What axe finds wrong at a width, in words. The themes differ in colours alone: the second is checked for these. */
async function violationsAt(width: number): Promise<string[]> {
  await page.viewport(width, 800)
  await laidOut()
  return [...(await violationsIn('light', everyRule)), ...(await violationsIn('dark', rulesOfColour))]
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

it.each(Object.entries(modules))(
  'NF-01 %s: axe with every rule, both widths and themes; large text at 320 px',
  async (file, load) => {
    const problems: string[] = []
    const unseen = new Set(overlays[file.split('/').at(-2) ?? ''])
    for (const [name, story] of Object.entries(composeStories(await load()))) {
      if (!isStory(story)) throw new Error(`${name} is no story`)
      localStorage.clear()
      const canvasElement = document.createElement('div')
      canvasElement.style.padding = story.parameters.layout === 'padded' ? '1rem' : ''
      document.body.append(canvasElement)
      await page.viewport(1280, 800)
      await story.run({ canvasElement })
      for (const overlay of unseen) if (document.querySelector(overlay)?.checkVisibility()) unseen.delete(overlay)
      const found = [...(await violationsAt(1280)), ...(await violationsAt(375)), ...(await overflowsWithLargeText())]
      problems.push(...found.map((problem) => `${name}, ${problem}`))
      canvasElement.remove()
    }
    expect(problems).toEqual([])
    expect([...unseen], 'No story was left with these open').toEqual([])
  },
)
