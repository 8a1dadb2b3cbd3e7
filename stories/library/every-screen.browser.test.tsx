import { composeStory, type Meta, type StoryObj, setProjectAnnotations } from '@storybook/react-vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { pinWorld } from '../../.storybook/pinned-world'
import '../../.storybook/preview.css'
import '../../app/styles.css'
import { cutTextsOf, overflowsOf } from './overflows'

vi.setConfig({ testTimeout: 120_000 })

interface ScreenStories {
  default: Meta
  [name: string]: StoryObj
}

// Connected pages show the same screens.
const modules = import.meta.glob<ScreenStories>([
  '../*/*.stories.tsx',
  '!../*/*-page.stories.tsx',
  '!../design/*.stories.tsx',
])

/** Resolves after two frames, when the story is painted. */
const nextLayout = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

beforeAll(async () => {
  setProjectAnnotations([{ beforeEach: pinWorld }])
  await page.viewport(320, 800)
  document.documentElement.style.fontSize = '200%'
})

afterAll(async () => {
  document.documentElement.style.fontSize = ''
  await page.viewport(1280, 800)
})

it.each(Object.entries(modules))('NF-01 %s fits 320 px with doubled text size', async (_, load) => {
  const { default: meta, ...stories } = await load()
  const problems: string[] = []
  for (const [name, story] of Object.entries(stories)) {
    const canvasElement = document.createElement('div')
    document.body.append(canvasElement)
    // Without its play function: the projects of stories run that.
    await composeStory({ ...story, play: async () => undefined }, meta).run({ canvasElement })
    await nextLayout()
    const found = [...overflowsOf(document.body), ...cutTextsOf(canvasElement)]
    problems.push(...found.map((problem) => `${name}, ${problem}`))
    canvasElement.remove()
  }
  expect(problems).toEqual([])
})
