import { composeStory, type Meta, type StoryObj, setProjectAnnotations } from '@storybook/react-vite'
import { page } from 'vitest/browser'
import { pinWorld } from '../../.storybook/pinned-world'
import '../../.storybook/preview.css'
import '../../app/styles.css'
import { cutTextsOf, overflowsOf } from './overflows'

interface ScreenStories {
  default: Meta
  [name: string]: StoryObj
}

/** Resolves after two frames, when the story is painted. */
const nextLayout = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/**
 * Shows every story of the modules in a window of 320 px with doubled text size, without its play function, and names what
 * overflows or is cut.
 * @param modules the story files of one folder, by `import.meta.glob`. A folder has a test of its own, so that a change
 * runs those of the screens that it reaches.
 */
export async function narrowScreenProblems(modules: Record<string, () => Promise<unknown>>): Promise<string[]> {
  const problems: string[] = []
  setProjectAnnotations([{ beforeEach: pinWorld }])
  await page.viewport(320, 800)
  document.documentElement.style.fontSize = '200%'
  try {
    for (const [path, load] of Object.entries(modules)) {
      const { default: meta, ...stories } = (await load()) as ScreenStories
      for (const [name, story] of Object.entries(stories)) {
        const canvasElement = document.createElement('div')
        document.body.append(canvasElement)
        await composeStory({ ...story, play: async () => undefined }, meta).run({ canvasElement })
        await nextLayout()
        const found = [...overflowsOf(document.body), ...cutTextsOf(canvasElement)]
        problems.push(...found.map((problem) => `${path} ${name}, ${problem}`))
        canvasElement.remove()
      }
    }
  } finally {
    document.documentElement.style.fontSize = ''
    await page.viewport(1280, 800)
  }
  return problems
}
