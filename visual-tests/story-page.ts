// Runs in the browser page that shows the stories.
import { expect, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { snapshotKeys, type ViewportName, viewports, widthsOfVisit } from './story-keys'

interface Size {
  width: number
  height: number
}

/** The longest wait for a story's responses and PDF pages. */
const loadingTimeoutMs = 60_000
/** The most resizes of a window to its story: a story of 110vh grows with every resize. */
const maxResizes = 3

/** Selects a PDF until its first page is drawn; later pages are drawn when they are scrolled to. */
const undrawnPages = '[data-pdf-loading], [data-page="1"] > [aria-hidden="true"]:empty'

/** Resolves after two frames: by then resize observers have run and the page is painted. */
export const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Waits until responses, fonts, images and PDF pages have arrived, and the page is laid out with them. */
async function settle(): Promise<void> {
  await document.fonts.ready
  for (const animation of document.getAnimations()) {
    // Pictures show endless animations at their start, others at their end.
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel()
    else animation.finish()
  }
  // A lazy image below the window would never load.
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  const isDrawn = () => document.querySelector(undrawnPages) === null
  const wasDrawn = isDrawn()
  await twoFrames()
  // A PDF page drawn during these two frames is not painted yet.
  if (wasDrawn && (await commands.pendingRequests()).length === 0 && isDrawn()) return
  const expectLoaded = async () => {
    expect(await commands.pendingRequests(), 'requests still pending').toEqual([])
    expect(document.querySelector(undrawnPages), 'a PDF not drawn yet').toBeNull()
  }
  await vi.waitFor(expectLoaded, { timeout: loadingTimeoutMs, interval: 20 })
  await settle()
}

/** Scrolls the story's frame and Vitest's page around it to the top: a focused element scrolls both. */
function scrollToTop(): void {
  window.scrollTo(0, 0)
  for (let element = window.frameElement?.parentElement; element; element = element.parentElement)
    element.scrollTo(0, 0)
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
 * Scrolls every element to its start, and replaces sticky positions, which a window of the content's length doesn't need.
 * While a page scrolls, Chromium draws a sticky element from a whole pixel, and may keep its text there afterwards,
 * depending on the timing of frames. Moving the element by half a pixel for a moment places the text again.
 * @returns a function that restores the sticky positions
 */
async function resetScrolling(): Promise<() => void> {
  const stickyElements: HTMLElement[] = []
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (element.scrollTop !== 0 || element.scrollLeft !== 0) element.scrollTo(0, 0)
    if (getComputedStyle(element).position === 'sticky') stickyElements.push(element)
  }
  for (const { style } of stickyElements) Object.assign(style, { position: 'relative', inset: '0.5px auto auto' })
  if (stickyElements.length > 0) await twoFrames()
  for (const { style } of stickyElements) style.top = 'auto'
  return () => {
    for (const { style } of stickyElements) Object.assign(style, { position: '', inset: '' })
  }
}

/** Resizes the browser's window, and the frame in it that shows the story. */
async function resizeTo({ width, height }: Size): Promise<void> {
  await commands.resizeWindow(width, height)
  await page.viewport(width, height)
}

/** Resizes the window to a viewport, and emulates touch on the phone. */
export async function showAt(name: ViewportName): Promise<void> {
  await resizeTo(viewports[name])
  await commands.emulateTouch(name === 'phone')
}

/**
 * Sets the window and Storybook's padding for a story's play function. The story's tags decide its viewport; its parameter
 * `viewport` is for the Storybook only.
 */
export async function prepareStoryPage(layout: unknown, tags: readonly string[]): Promise<void> {
  await commands.startStory()
  document.body.style.display = ''
  document.body.style.padding = layout === 'padded' ? '1rem' : ''
  const [first] = widthsOfVisit(tags)
  if (first) await showAt(first)
}

/**
 * Hides a checked story until the next one starts. The window is resized for the next story first, which would lay out and
 * paint this one again.
 */
export function hideStory(): void {
  document.body.style.display = 'none'
}

/**
 * Gives the story a window of its length. Content that loads or changes its layout in the longer window may make the story
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
 * Compares the window's content with a baseline. Vitest gives every error of a command the same stack, and prints errors
 * of the same stack once. A new error has its own stack, so each picture's message is printed.
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
  // Pictures leave out the scroll position of the play function.
  scrollToTop()
  await settle()
  let restoreSticky = () => {}
  // True until `showWhole` returns, so that a failure inside it resets the window too.
  let isLarger = true
  try {
    isLarger = await showWhole(viewport)
    if (isLarger) {
      scrollToTop()
      restoreSticky = await resetScrolling()
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

const pictureStyle = document.createElement('style')
// Hides the blinking caret, and applies the other theme's colours without a transition.
pictureStyle.textContent = '*, ::before, ::after { caret-color: transparent !important; transition: none !important }'
document.head.append(pictureStyle)
