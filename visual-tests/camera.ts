import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { chromiumPath, launchOptions } from '../scripts/chromium.mjs'
import type { Shot, Viewport } from './shots'

/** The moment every picture is of: the one the stories pin too. */
const instant = new Date('2026-11-21T01:30:00.000Z')

/** Text drawn the same way whatever layer it is on and whatever screen is attached. */
const steadyDrawing = [
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-partial-raster',
]

const patience = 20_000

/** A story that could not be pictured, and why. */
export class StoryError extends Error {}

interface StoryOutcome {
  status: 'success' | 'error' | 'missing'
  message: string
}

declare global {
  interface Window {
    /** Put there by listen-to-story.js. */
    storyOutcome: Promise<StoryOutcome>
  }
}

/** Waits, inside the page, until what is seen is all there: fonts, pictures, and the layout they give. */
async function settle(): Promise<void> {
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** One page that takes one picture after the other. Each has a context of its own: nothing is shared but the browser. */
class Camera {
  readonly #browser: Browser
  readonly #url: string
  readonly #pages = new Map<Viewport['name'], Promise<Page>>()
  #pending = 0

  constructor(browser: Browser, url: string) {
    this.#browser = browser
    this.#url = url
  }

  async #open(viewport: Viewport): Promise<Page> {
    const context: BrowserContext = await this.#browser.newContext({
      viewport: { width: viewport.width, height: viewport.height },
      hasTouch: viewport.touch,
      locale: 'en-AU',
      timezoneId: 'Australia/Melbourne',
      reducedMotion: 'reduce',
      colorScheme: 'light',
      deviceScaleFactor: 1,
    })
    await context.clock.setFixedTime(instant)
    await context.addInitScript({ path: join(import.meta.dirname, 'listen-to-story.js') })
    const page = await context.newPage()
    page.setDefaultTimeout(patience)
    page.on('request', () => {
      this.#pending += 1
    })
    const answered = () => {
      this.#pending -= 1
    }
    page.on('requestfinished', answered)
    page.on('requestfailed', answered)
    return page
  }

  #page(viewport: Viewport): Promise<Page> {
    const page = this.#pages.get(viewport.name) ?? this.#open(viewport)
    this.#pages.set(viewport.name, page)
    return page
  }

  /** Waits until the story asks for nothing any more. */
  async #untilIdle(page: Page): Promise<void> {
    const deadline = Date.now() + patience
    for (let quiet = 0; quiet < 2; quiet = this.#pending > 0 ? 0 : quiet + 1) {
      if (Date.now() > deadline) throw new StoryError('The network was never idle.')
      await page.evaluate(settle)
    }
  }

  /** Shows a story and waits until it and its play function are done. */
  async #show(shot: Shot): Promise<Page> {
    const page = await this.#page(shot.viewport)
    this.#pending = 0
    // axe has its own run; here it would only cost time.
    const globals = `theme:${shot.theme};a11y.manual:!true`
    await page.goto(`${this.#url}/iframe.html?id=${shot.storyId}&viewMode=story&globals=${globals}`, {
      waitUntil: 'commit',
    })
    const outcome = await Promise.race([
      page.evaluate(() => window.storyOutcome),
      new Promise<StoryOutcome>((resolve) =>
        setTimeout(() => resolve({ status: 'error', message: 'The story never finished.' }), patience).unref(),
      ),
    ])
    if (outcome.status !== 'success') throw new StoryError(outcome.message || 'The story failed.')
    // Where a play function left the page scrolled depends on the moment; what is sticky follows it.
    await page.evaluate(() => window.scrollTo(0, 0))
    await this.#untilIdle(page)
    return page
  }

  #picture(page: Page): Promise<Buffer> {
    return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' })
  }

  /**
   * Takes one picture of a story.
   * @throws StoryError when the story fails or never comes to rest
   */
  async take(shot: Shot): Promise<Buffer> {
    return this.#picture(await this.#show(shot))
  }

  /**
   * Takes pictures of a story until two in a row are the same byte for byte.
   * @throws StoryError when it still moves after ten
   */
  async takeSettled(shot: Shot): Promise<Buffer> {
    const page = await this.#show(shot)
    let last = await this.#picture(page)
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await this.#untilIdle(page)
      const next = await this.#picture(page)
      if (next.equals(last)) return next
      last = next
    }
    throw new StoryError('Something in it still moves: no two pictures in a row were the same.')
  }
}

/** A browser with a number of cameras. */
export interface Studio {
  cameras: readonly Pick<Camera, 'take' | 'takeSettled'>[]
  /** Name and version, because another version may draw other pixels. */
  browserVersion: string
  close: () => Promise<void>
}

/**
 * Opens the one browser.
 * @param url where Storybook is served
 * @param count how many pictures are taken at once
 */
export async function openStudio(url: string, count: number): Promise<Studio> {
  const { args, executablePath } = launchOptions()
  const browser = await chromium.launch({ executablePath, args: [...args, ...steadyDrawing] })
  return {
    cameras: Array.from({ length: count }, () => new Camera(browser, url)),
    browserVersion: `${chromiumPath() ? 'Chromium' : "Playwright's Chromium"} ${browser.version()}`,
    close: () => browser.close(),
  }
}
