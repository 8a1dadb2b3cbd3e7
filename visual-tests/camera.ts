import { join } from 'node:path'
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page, type Request } from 'playwright'
import { chromiumPath, launchOptions } from '../scripts/chromium.mjs'
import type { Photographer } from './session'
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
    /** Both are put there by listen-to-story.js. */
    storyOutcome: Promise<StoryOutcome>
    showStory: (storyId: string) => Promise<StoryOutcome>
  }
}

/** Waits, inside the page, until what is seen is all there: fonts, pictures, and the layout they give. */
async function settle(): Promise<void> {
  await document.fonts.ready
  // Those that end are shown at their end, those that never do at their beginning.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel()
    else animation.finish()
  }
  // One that waits to be scrolled to would never come.
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** How wide and high the page is, inside it. */
function wholeSize() {
  const { documentElement: root, body } = document
  return {
    width: Math.max(root.scrollWidth, root.offsetWidth, body.scrollWidth, body.offsetWidth),
    height: Math.max(root.scrollHeight, root.offsetHeight, body.scrollHeight, body.offsetHeight),
  }
}

/** A page of one width and theme, with axe or without, and what it shows. */
interface Stage {
  page: Page
  /** The browser's own protocol: its pictures are taken in half the time, and it can be told to encode them quickly. */
  session: CDPSession
  /** What the story it shows asked the network for and waits for. */
  asked: Set<Request>
  shown: Shot | undefined
}

const stageName = ({ viewport, theme, checked }: Shot) => `${viewport.name} ${theme} ${checked}`

/** Shows one story after the other. Each camera's pages have contexts of their own: they share only the browser. */
class Camera implements Photographer {
  readonly #browser: Browser
  readonly #url: string
  readonly #stages = new Map<string, Promise<Stage>>()

  constructor(browser: Browser, url: string) {
    this.#browser = browser
    this.#url = url
  }

  async #open(viewport: Viewport): Promise<Stage> {
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
    const asked = new Set<Request>()
    page.on('request', (request) => asked.add(request))
    const answered = (request: Request) => asked.delete(request)
    page.on('requestfinished', answered)
    page.on('requestfailed', answered)
    return { page, session: await context.newCDPSession(page), asked, shown: undefined }
  }

  #stage(shot: Shot): Promise<Stage> {
    const name = stageName(shot)
    const stage = this.#stages.get(name) ?? this.#open(shot.viewport)
    this.#stages.set(name, stage)
    return stage
  }

  /** Waits until the story is all there and asks for nothing any more. */
  async #untilIdle({ page, asked }: Stage): Promise<void> {
    const deadline = Date.now() + patience
    do {
      if (Date.now() > deadline) throw new StoryError('The network was never idle.')
      await page.evaluate(settle)
    } while (asked.size > 0)
  }

  /** Loads the page anew for a story, or goes on to it from another one, as people do who click from story to story. */
  async #begin(stage: Stage, shot: Shot, fresh: boolean): Promise<StoryOutcome> {
    const { page, asked, shown } = stage
    const { storyId, theme, checked } = shot
    stage.shown = shot
    // What the story before never got an answer to is none of this one's business.
    asked.clear()
    // Storybook does not play the story again that it shows already.
    const goesOn = !fresh && shown && shown.storyId !== storyId
    if (goesOn) return page.evaluate((id) => window.showStory(id), storyId)
    // Only where axe is to stay away is anything said of it.
    const globals = `theme:${theme}${checked ? '' : ';a11y.manual:!true'}`
    await page.goto(`${this.#url}/iframe.html?id=${storyId}&viewMode=story&globals=${globals}`, { waitUntil: 'commit' })
    return page.evaluate(() => window.storyOutcome)
  }

  /** Shows a story and waits until it, its play function and axe are done. */
  async #show(shot: Shot, fresh: boolean): Promise<Stage> {
    const stage = await this.#stage(shot)
    const outcome = await this.#begin(stage, shot, fresh)
    if (outcome.status !== 'success') throw new StoryError(outcome.message || 'The story failed.')
    return stage
  }

  /** Works on a story with patience that ends; after a failure the next story has a page of its own. */
  async #attempt<Result>(shot: Shot, work: () => Promise<Result>): Promise<Result> {
    let timer: NodeJS.Timeout | undefined
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new StoryError('It never finished, or never came to rest.')), patience)
    })
    try {
      return await Promise.race([work(), tooLong])
    } catch (error) {
      const name = stageName(shot)
      const stage = this.#stages.get(name)
      this.#stages.delete(name)
      // A page that hangs may not close either, and nobody waits for it.
      void stage?.then(({ page }) => page.context().close()).catch(() => undefined)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  /** Waits until a story that was shown rests, seen from its top. */
  async #rest(stage: Stage): Promise<void> {
    // Where a play function left the page scrolled depends on the moment; what is sticky follows it.
    await stage.page.evaluate(() => window.scrollTo(0, 0))
    await this.#untilIdle(stage)
  }

  /** A picture of the whole page, as far down as it goes. */
  async #picture({ page, session }: Stage, { viewport }: Shot): Promise<Buffer> {
    const { width, height } = await page.evaluate(wholeSize)
    const goesOn = width > viewport.width || height > viewport.height
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      ...(goesOn && { captureBeyondViewport: true, clip: { x: 0, y: 0, width, height, scale: 1 } }),
    })
    // Looking beyond the window makes the browser forget that the pointer is a finger.
    if (goesOn && viewport.touch) await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    return Buffer.from(data, 'base64')
  }

  /**
   * Plays a story without a picture.
   * @throws StoryError when it, its play function or axe fails
   */
  async play(shot: Shot): Promise<void> {
    await this.#attempt(shot, () => this.#show(shot, false))
  }

  /**
   * Takes one picture of a story, quickly: in the page of its width and theme, if there is one.
   * @throws StoryError when the story fails or never comes to rest
   */
  async take(shot: Shot): Promise<Buffer> {
    return this.#attempt(shot, async () => {
      const stage = await this.#show(shot, false)
      await this.#rest(stage)
      return this.#picture(stage, shot)
    })
  }

  /**
   * Takes pictures of a story in a page loaded for it, until two in a row are the same byte for byte.
   * @throws StoryError when it still moves after ten
   */
  async takeSettled(shot: Shot): Promise<Buffer> {
    return this.#attempt(shot, async () => {
      const stage = await this.#show(shot, true)
      await this.#rest(stage)
      let last = await this.#picture(stage, shot)
      for (let attempt = 0; attempt < 10; attempt += 1) {
        await this.#untilIdle(stage)
        const next = await this.#picture(stage, shot)
        if (next.equals(last)) return next
        last = next
      }
      throw new StoryError('Something in it still moves: no two pictures in a row were the same.')
    })
  }
}

/** A browser with a number of cameras. */
export interface Studio {
  cameras: readonly Photographer[]
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
