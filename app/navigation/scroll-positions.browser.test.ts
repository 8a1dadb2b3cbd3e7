import { afterEach, beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { restoreScrollPosition } from './scroll-positions'

/** The page's content, whose height in pixels a test sets. */
let content: HTMLElement
let cancel: () => void

beforeEach(() => {
  content = document.createElement('main')
  document.body.append(content)
})
afterEach(() => {
  cancel()
  content.remove()
})

const setHeight = (height: number) => (content.style.height = `${height}px`)
/** Waits until the browser has reported the sizes that changed. */
const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

it('restores the scroll position once the content that makes the page long enough has loaded', async () => {
  setHeight(10)
  cancel = restoreScrollPosition(1500)
  await nextFrames()
  expect(window.scrollY).toBe(0)
  setHeight(9000)
  await expect.poll(() => window.scrollY).toBe(1500)
  // Later growth leaves the page where its reader has scrolled to.
  window.scrollTo(0, 200)
  setHeight(9500)
  await nextFrames()
  expect(window.scrollY).toBe(200)
})

it('leaves the page where it is when the user acts before its content has loaded', async () => {
  setHeight(10)
  cancel = restoreScrollPosition(1500)
  await userEvent.keyboard('{Tab}')
  setHeight(9000)
  await nextFrames()
  expect(window.scrollY).toBe(0)
})
