import { composeStory, type Meta, type StoryObj, setProjectAnnotations } from '@storybook/react-vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { pinWorld } from '../../.storybook/pinned-world'
import '../../.storybook/preview.css'
import '../../app/styles.css'
import { overflowsOf } from './overflows'

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

/** Until the story is drawn. */
const laidOut = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

beforeAll(async () => {
  setProjectAnnotations([{ beforeEach: pinWorld }])
  await page.viewport(320, 800)
  document.documentElement.style.fontSize = '200%'
})

afterAll(async () => {
  document.documentElement.style.fontSize = ''
  await page.viewport(1280, 800)
})

it.each(Object.entries(modules))('NF-01 %s fits 320 px with text of twice the size', async (_, load) => {
  const { default: meta, ...stories } = await load()
  const problems: string[] = []
  for (const [name, story] of Object.entries(stories)) {
    const canvasElement = document.createElement('div')
    document.body.append(canvasElement)
    // Stories are played elsewhere; here they only have to fit.
    await composeStory({ ...story, play: async () => undefined }, meta).run({ canvasElement })
    await laidOut()
    problems.push(...overflowsOf(document.body).map((problem) => `${name}, ${problem}`))
    canvasElement.remove()
  }
  expect(problems).toEqual([])
})
