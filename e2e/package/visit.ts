// Opens pages of built apps in one browser, and records what they print to the console.
import { type Browser, chromium, type Locator, type Page } from 'playwright'
import { createServer, preview } from 'vite'
import { launchOptions } from '../../scripts/chromium.mjs'

/** A built app, open in a browser. */
export interface Visit {
  page: Page
  /** Console errors and warnings, and uncaught errors. */
  consoleMessages: string[]
  /** The values that the app holds, which its page prints as JSON in the element labelled `State`. */
  readState(): Promise<object>
  /** An element's computed style. */
  readStyle(element: Locator): Promise<Record<string, string>>
  close(): Promise<void>
}

/** A running server of an app. */
export interface AppServer {
  url: string
  close(): Promise<void>
}

let browser: Browser | undefined

/** Closes the browser that all visits share. */
export const closeBrowser = () => browser?.close()

/** A server's address: a random port, since Vite takes the next one where it is taken. */
const anyPort = () => ({ host: '127.0.0.1', port: 41_000 + Math.floor(Math.random() * 7_000) })

/**
 * Serves a built app and opens one of its pages.
 *
 * @param path the page to open. Default: the index page
 * @param outDir the folder it was built in. Default `dist`
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

/** Opens a page of an app in Vite's development server, without any configuration. */
export async function visitInDevelopment(folder: string, path: string): Promise<Visit> {
  const server = await createServer({ root: folder, configFile: false, logLevel: 'error', server: anyPort() })
  await server.listen()
  return visit({ url: `${server.resolvedUrls?.local[0]}${path}`, close: () => server.close() })
}

/** Opens a page that needs no server. */
export const visitFile = (url: string) => visit({ url, close: async () => {} })

/** Opens the address of a running server. Closing the visit closes the server too. */
export async function visit(server: AppServer): Promise<Visit> {
  browser ??= await chromium.launch(launchOptions())
  // `newPage` creates a context of its own, so no storage or cache is shared between visits.
  const page = await browser.newPage({ locale: 'en-AU', colorScheme: 'light' })
  page.setDefaultTimeout(10_000)
  const consoleMessages: string[] = []
  page.on('pageerror', (error) => consoleMessages.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) consoleMessages.push(message.text())
  })
  await page.goto(server.url)
  return {
    page,
    consoleMessages,
    readState: async () => JSON.parse((await page.getByLabel('State', { exact: true }).textContent()) ?? ''),
    readStyle: (element) =>
      element.evaluate((node) => {
        const style = getComputedStyle(node)
        return Object.fromEntries(
          Object.entries(style).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
        )
      }),
    async close() {
      await page.close()
      await server.close()
    },
  }
}
