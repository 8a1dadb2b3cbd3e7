import { composeStories, type composeStory, setProjectAnnotations } from '@storybook/react-vite'
import axe from 'axe-core'
import { configure } from 'storybook/test'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { pinWorld } from '../../.storybook/pinned-world'
import '../../.storybook/preview.css'
import { everyRule } from './every-rule'
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

const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))

beforeAll(() => {
  configure({ asyncUtilTimeout: 5000 })
  setProjectAnnotations([{ beforeEach: pinWorld }])
})

afterEach(async () => {
  delete document.documentElement.dataset.theme
  await page.viewport(1280, 800)
})

/** What axe finds wrong, in words. */
async function violationsIn(theme: 'light' | 'dark'): Promise<string[]> {
  document.documentElement.dataset.theme = theme
  await nextFrames()
  const { violations } = await axe.run(everything, everyRule)
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${theme}: ${id} at ${node.target.join(' ')}`))
}

/** What does not fit at 320 px with text of twice the size and the WCAG's spacing. */
async function overflowsWithLargeText(): Promise<string[]> {
  const style = document.createElement('style')
  style.textContent = textSpacing
  document.head.append(style)
  document.documentElement.style.fontSize = '200%'
  await page.viewport(320, 800)
  await nextFrames()
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
      const found = [...(await violationsIn('light')), ...(await violationsIn('dark'))]
      await page.viewport(375, 800)
      found.push(...(await violationsIn('light')), ...(await violationsIn('dark')))
      found.push(...(await overflowsWithLargeText()))
      problems.push(...found.map((problem) => `${name}, ${problem}`))
      canvasElement.remove()
    }
    expect(problems).toEqual([])
    expect([...unseen], 'No story was left with these open').toEqual([])
  },
)
