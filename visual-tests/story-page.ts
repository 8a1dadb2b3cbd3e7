// Runs in the browser page that shows the stories.
import { expect, vi } from 'vitest'
import { commands, page, server } from 'vitest/browser'
import { snapshotKeys, type ViewportName, viewports } from './story-keys'

/** Which of the two widths this page shows stories at. */
export const viewportName: ViewportName =
  server.config.browser.viewport.width === viewports.phone.width ? 'phone' : 'desktop'
const viewport = viewports[viewportName]

const loadingTimeoutMs = 10_000
/** The most resizes of a window to its story: a story taller than any window, such as one of 110vh, would never end. */
const maxResizes = 3

/** The first page of a PDF that is not drawn yet; later pages are drawn when they are scrolled to. */
const undrawnPages = '[data-page="1"] > [aria-hidden="true"]:empty'

const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

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

/** The size of the whole story, at least that of the window. */
function contentSize() {
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

/** Gives the story the project's window, and the padding Storybook gives it. */
export async function prepareStoryPage(layout: unknown): Promise<void> {
  await commands.startStory()
  document.body.style.padding = layout === 'padded' ? '1rem' : ''
  const { width, height } = viewport
  // Stories can ask for a viewport of their own, which is meant for the Storybook; the project decides here.
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height)
}

/**
 * Gives the story a window of its length. What arrives, or lays itself out anew, in the longer window may make the story
 * longer again.
 * @returns whether the window is larger than the project's
 */
async function showWhole(): Promise<boolean> {
  for (let resizes = 0; resizes < maxResizes; resizes += 1) {
    const { width, height } = contentSize()
    if (width <= window.innerWidth && height <= window.innerHeight) return resizes > 0
    await commands.resizeWindow(width, height)
    await page.viewport(width, height)
    await settle()
  }
  return true
}

/**
 * Compares the pictures of the story on the page with their baselines. A story longer than the window is shown in a
 * window of its length.
 */
export async function matchStorySnapshots(id: string, tags: readonly string[]): Promise<void> {
  const keys = snapshotKeys(id, tags, viewportName)
  if (keys.length === 0) return
  const { dataset } = document.documentElement
  // Where a play function left the page scrolled is not part of the picture.
  scrollToTop()
  await settle()
  let restoreSticky = () => {}
  // Until it is known, so that a failure in between resets the window too.
  let isLarger = true
  try {
    isLarger = await showWhole()
    if (isLarger) {
      scrollToTop()
      restoreSticky = await unscroll()
    }
    for (const key of keys) {
      dataset.theme = key.endsWith('.dark') ? 'dark' : 'light'
      await settle()
      await commands.matchSnapshot(key)
    }
  } finally {
    dataset.theme = 'light'
    restoreSticky()
    if (isLarger) {
      await page.viewport(viewport.width, viewport.height)
      await commands.resizeWindow(viewport.width, viewport.height)
    }
  }
}

const steady = document.createElement('style')
// A blinking caret is on one picture and not on the next; the other theme's colours are there at once.
steady.textContent = '*, ::before, ::after { caret-color: transparent !important; transition: none !important }'
document.head.append(steady)
