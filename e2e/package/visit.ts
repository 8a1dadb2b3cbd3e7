import { type Browser, chromium, type Locator, type Page } from 'playwright'
import { createServer, preview } from 'vite'
import { launchOptions } from '../../scripts/chromium.mjs'

/** A built app, open in a browser. */
export interface Visit {
  page: Page
  /** Errors and warnings in the console, and errors nobody caught. */
  complaints: string[]
  /** What the app says it holds. */
  state(): Promise<object>
  /** How an element looks to the browser. */
  styleOf(element: Locator): Promise<Record<string, string>>
  close(): Promise<void>
}

/** A server of an app, under way. */
interface Serving {
  url: string
  close(): Promise<void>
}

let browser: Browser | undefined

/** Ends the browser all visits share. */
export const closeBrowser = () => browser?.close()

const anyPort = () => ({ host: '127.0.0.1', port: 41_000 + Math.floor(Math.random() * 7_000) })

/**
 * Serves an app that was built, and opens it.
 *
 * @param path the page to open. Default: the first one
 * @param outDir where it was built to. Default `dist`
 */
export async function visitApp(folder: string, path = '', outDir = 'dist'): Promise<Visit> {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: anyPort(),
  })
  return visit({ url: `${server.resolvedUrls?.local[0]}${path}`, close: () => server.close() })
}

/** Opens a page of an app in Vite's development server, as its author works on it: no configuration at all. */
export async function visitInDevelopment(folder: string, path: string): Promise<Visit> {
  const server = await createServer({ root: folder, configFile: false, logLevel: 'error', server: anyPort() })
  await server.listen()
  return visit({ url: `${server.resolvedUrls?.local[0]}${path}`, close: () => server.close() })
}

async function visit(serving: Serving): Promise<Visit> {
  browser ??= await chromium.launch(launchOptions())
  // A context of its own: nothing a page keeps is left for the next one.
  const page = await browser.newPage({ locale: 'en-AU', colorScheme: 'light' })
  page.setDefaultTimeout(10_000)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await page.goto(serving.url)
  return {
    page,
    complaints,
    state: async () => JSON.parse((await page.getByLabel('State').textContent()) ?? ''),
    styleOf: (element) =>
      element.evaluate((node) => {
        const style = getComputedStyle(node)
        return Object.fromEntries(
          Object.entries(style).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
        )
      }),
    async close() {
      await page.close()
      await serving.close()
    },
  }
}
