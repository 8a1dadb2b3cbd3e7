// The largest contentful paint of `/` on a cheap phone with a slow connection, compared with a page that only renders a
// heading with React. The loads of both pages alternate, each with an empty cache.
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import react from '@vitejs/plugin-react'
import Fastify from 'fastify'
import type { Browser } from 'playwright'
import { build } from 'vite'
import { compressFolder } from '../../scripts/compress.mjs'
import { withBrowser } from '../combobox/browser'
import { withPhone } from '../phone/phone'
import { withProduct } from '../product/product'
import { median } from '../server/load'

/** `REPEATS=2 npm run bench -- paint` for a first look. */
const repeats = Number(process.env.REPEATS ?? 9)
/** The longest time of `/`, in times of the heading's page. */
const goal = 1

/** How long a page is observed after it has loaded: longer than the splash, so a later, larger paint counts. */
const observedMs = 4000

interface LargestPaint {
  /** From the navigation's start. */
  timeMs: number
  /** The element's tag and the beginning of its text. */
  element: string
}

/** Loads a page and returns its largest contentful paint. */
function largestPaint(browser: Browser, url: string, hasReducedMotion: boolean): Promise<LargestPaint> {
  return withPhone(browser, { isConnectionSlow: true, hasReducedMotion }, async (page) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const last = list.getEntries().at(-1)
        if (!(last instanceof LargestContentfulPaint)) return
        const element = last.element
        document.documentElement.dataset.largestPaint = JSON.stringify({
          timeMs: last.startTime,
          element: `${element?.tagName ?? 'removed element'} "${element?.textContent?.trim().slice(0, 40) ?? ''}"`,
        })
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(observedMs)
    return JSON.parse(await page.evaluate(() => document.documentElement.dataset.largestPaint ?? 'null'))
  })
}

/** Builds the page with a heading by React, and serves it precompressed, as our server does. */
async function serveHello(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  await build({
    root: join(import.meta.dirname, 'hello'),
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
  })
  await compressFolder(folder)
  const app = Fastify()
  await app.register(fastifyStatic, { root: folder, preCompressed: true })
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() }
}

/** Measures both pages, alternating, and prints the ratio. @returns whether it reached the goal */
async function comparePaints(url: string, helloUrl: string, hasReducedMotion: boolean): Promise<boolean> {
  const ours: LargestPaint[] = []
  const floor: LargestPaint[] = []
  await withBrowser(async (browser) => {
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      ours.push(await largestPaint(browser, url, hasReducedMotion))
      floor.push(await largestPaint(browser, helloUrl, hasReducedMotion))
    }
  })
  const medianMs = (paints: readonly LargestPaint[]) => median(paints.map(({ timeMs }) => timeMs))
  const ratio = medianMs(ours) / medianMs(floor)
  const isKept = ratio <= goal
  console.log(
    `largest paint of /${hasReducedMotion ? ', reduced motion' : ''}: ${medianMs(ours).toFixed(0)} ms, a heading by React ${medianMs(floor).toFixed(0)} ms: ${ratio.toFixed(2)} ×   ≤ ${goal} ×   ${isKept ? 'kept' : 'BROKEN'}`,
  )
  console.log(`  the element: ${ours.at(-1)?.element}`)
  return isKept
}

/** Measures and prints both ratios, with and without reduced motion. @returns whether both reached the goal */
export function run(): Promise<boolean> {
  return withProduct({}, async (url, folder) => {
    const hello = await serveHello(join(folder, 'hello'))
    try {
      const isKeptWithMotion = await comparePaints(url, hello.url, false)
      const isKeptWithoutMotion = await comparePaints(url, hello.url, true)
      return isKeptWithMotion && isKeptWithoutMotion
    } finally {
      await hello.close()
    }
  })
}
