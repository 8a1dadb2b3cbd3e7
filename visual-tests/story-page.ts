// Runs in the browser page that shows the stories.
import { expect, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { snapshotKeys, type ViewportName, viewports, widthsOfVisit } from './story-keys'

interface Size {
  width: number
  height: number
}

const loadingTimeoutMs = 10_000
/** The most resizes of a window to its story: a story taller than any window, such as one of 110vh, would never end. */
const maxResizes = 3

/** The first page of a PDF that is not drawn yet; later pages are drawn when they are scrolled to. */
const undrawnPages = '[data-page="1"] > [aria-hidden="true"]:empty'

/** Resolves after two frames, when observers of sizes have run and the page is painted. */
export const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Waits until the story has everything it shows: answers, fonts, images, and the layout they give. */
async function settle(): Promise<void> {
  await document.fonts.ready
  for (const animation of document.getAnimations()) {
    // Endless animations are shown at their start, others at their end.
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel()
    else animation.finish()
  }
  // A lazy image below the window would never load.
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  const wasDrawn = document.querySelector(undrawnPages) === null
  await twoFrames()
  // A page drawn since the frames is not on the screen yet.
  if (wasDrawn && (await commands.pendingRequests()).length === 0 && !document.querySelector(undrawnPages)) return
  const expectLoaded = async () => {
    expect(await commands.pendingRequests(), 'requests still pending').toEqual([])
    expect(document.querySelector(undrawnPages), 'a PDF not drawn yet').toBeNull()
  }
  await vi.waitFor(expectLoaded, { timeout: loadingTimeoutMs, interval: 20 })
  await settle()
}

/** Scrolls the page to its top, and Vitest's page around it, which moves along when something gets the focus. */
function scrollToTop(): void {
  window.scrollTo(0, 0)
  for (let around = window.frameElement?.parentElement; around; around = around.parentElement) around.scrollTo(0, 0)
}

/** The size of the whole story, at least that of the viewport. */
function contentSize(viewport: Size): Size {
  const { documentElement: root, body } = document
  return {
    width: Math.max(viewport.width, root.scrollWidth, body.scrollWidth),
    height: Math.max(viewport.height, root.scrollHeight, body.scrollHeight),
  }
}

/**
 * Scrolls everything to its start, and replaces sticky positions: in a window of the content's length nothing has to stick.
 * A sticky element of a page that scrolls is drawn from a whole pixel, and Chromium may keep its text there afterwards,
 * depending on when frames came. Moving the element by half a pixel for a moment has the text placed anew.
 * @returns a function that restores the sticky positions
 */
async function unscroll(): Promise<() => void> {
  const stuck: HTMLElement[] = []
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (element.scrollTop !== 0 || element.scrollLeft !== 0) element.scrollTo(0, 0)
    if (getComputedStyle(element).position === 'sticky') stuck.push(element)
  }
  for (const { style } of stuck) Object.assign(style, { position: 'relative', inset: '0.5px auto auto' })
  if (stuck.length > 0) await twoFrames()
  for (const { style } of stuck) style.top = 'auto'
  return () => {
    for (const { style } of stuck) Object.assign(style, { position: '', inset: '' })
  }
}

/** Resizes the browser's window, and the frame in it that shows the story. */
async function resizeTo({ width, height }: Size): Promise<void> {
  await commands.resizeWindow(width, height)
  await page.viewport(width, height)
}

/** Gives the story the window of a width, and on a phone the pointer of a finger. */
export async function showAt(name: ViewportName): Promise<void> {
  await resizeTo(viewports[name])
  await commands.emulateTouch(name === 'phone')
}

/**
 * Gives the story the window it is played in, and the padding Storybook gives it. Stories can ask for a viewport of their
 * own, which is meant for the Storybook; their tags decide here.
 */
export async function prepareStoryPage(layout: unknown, tags: readonly string[]): Promise<void> {
  await commands.startStory()
  document.body.style.display = ''
  document.body.style.padding = layout === 'padded' ? '1rem' : ''
  const [first] = widthsOfVisit(tags)
  if (first) await showAt(first)
}

/**
 * Hides a checked story until the next one starts. The page is given the next one's window while the story is still on it,
 * and would lay it out and paint it once more.
 */
export function hideStory(): void {
  document.body.style.display = 'none'
}

/**
 * Gives the story a window of its length. What arrives, or lays itself out anew, in the longer window may make the story
 * longer again.
 * @returns whether the window is larger than the viewport
 */
async function showWhole(viewport: Size): Promise<boolean> {
  for (let resizes = 0; resizes < maxResizes; resizes += 1) {
    const { width, height } = contentSize(viewport)
    if (width <= window.innerWidth && height <= window.innerHeight) return resizes > 0
    await resizeTo({ width, height })
    await settle()
  }
  return true
}

/**
 * Compares what the window shows with a picture. Vitest gives every error of a command the same stack, and prints errors
 * of the same stack once: an error of our own shows each picture's message.
 */
async function matchSnapshot(key: string): Promise<void> {
  await commands.matchSnapshot(key).catch((error: Error) => {
    throw new Error(error.message)
  })
}

/**
 * Compares the pictures of the story on the page at a width with their baselines. A story longer than the window is shown in a
 * window of its length.
 */
export async function matchStorySnapshots(id: string, tags: readonly string[], name: ViewportName): Promise<void> {
  const keys = snapshotKeys(id, tags, name)
  if (keys.length === 0) return
  const viewport = viewports[name]
  const { dataset } = document.documentElement
  // Where a play function left the page scrolled is not part of the picture.
  scrollToTop()
  await settle()
  let restoreSticky = () => {}
  // Until it is known, so that a failure in between resets the window too.
  let isLarger = true
  try {
    isLarger = await showWhole(viewport)
    if (isLarger) {
      scrollToTop()
      restoreSticky = await unscroll()
    }
    for (const key of keys) {
      dataset.theme = key.endsWith('.dark') ? 'dark' : 'light'
      if (isLarger || dataset.theme === 'dark') await settle()
      await matchSnapshot(key)
    }
  } finally {
    dataset.theme = 'light'
    restoreSticky()
    if (isLarger) await resizeTo(viewport)
  }
}

const steady = document.createElement('style')
// A blinking caret is on one picture and not on the next; the other theme's colours are there at once.
steady.textContent = '*, ::before, ::after { caret-color: transparent !important; transition: none !important }'
document.head.append(steady)
