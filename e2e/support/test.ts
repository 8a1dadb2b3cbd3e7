import { type BrowserContext, test as base, type TestInfo } from '@playwright/test'
import type { EndpointName } from '@/contract'
import { callsAnnotation, endpointOf } from './call-table'
import { firstStartData, ProductServer } from './product-server'

export { expect } from '@playwright/test'

interface WorkerFixtures {
  /** The product, running for this worker's tests: fresh data, the sample marketplace, the local identity provider. */
  server: ProductServer
}

interface TestFixtures {
  /**
   * Watches the pages of every browser context of the test, and closes the contexts at its end. Fails the test after an
   * uncaught error, a violation of the Content-Security-Policy or a warning of the server's process, and reports the calls
   * of the pages.
   */
  watchedPages: undefined
}

/** The tags of a journey that runs at both widths, because its layout or input differs between them. */
export const bothWidths = ['@desk', '@phone'] as const

/** Matches Chromium's console message about a violation of the Content-Security-Policy or of Trusted Types. */
const violation = /content security policy|requires 'Trusted/i

/** Matches what Node prints of a warning. */
const processWarning = /^\(node:\d+\).*Warning.*$/m

const isOnPhone = ({ tags }: TestInfo) => tags.includes('@phone')

/**
 * Playwright's `test` against a real server: `page.goto('/')` opens the product. A test runs at a desktop's width, or with
 * the tag `@phone` on a phone.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // Playwright requires an object pattern here, because it reads the fixtures' names from the pattern.
    async ({ browserName: _ }, use, { workerIndex }) => {
      const server = await ProductServer.launch(`worker-${workerIndex}`, firstStartData)
      await use(server)
      await server.dispose()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  viewport: async ({ browserName: _ }, use, testInfo) =>
    use(isOnPhone(testInfo) ? { width: 375, height: 812 } : { width: 1280, height: 800 }),
  hasTouch: async ({ browserName: _ }, use, testInfo) => use(isOnPhone(testInfo)),
  isMobile: async ({ browserName: _ }, use, testInfo) => use(isOnPhone(testInfo)),
  watchedPages: [
    async ({ browser, server }, use, testInfo) => {
      const errors: string[] = []
      const logStart = server.log.length
      const calls = new Set<EndpointName>()
      const contexts: BrowserContext[] = []
      const watch = (context: BrowserContext) => {
        contexts.push(context)
        // A thrown value that is not an Error has an empty stack.
        context.on('weberror', (error) => errors.push(error.error().stack || String(error.error())))
        context.on('console', (message) => {
          if (message.type() === 'error' && violation.test(message.text())) errors.push(message.text())
        })
        context.on('request', (request) => {
          const name = endpointOf(request.method(), request.url())
          if (name) calls.add(name)
        })
      }
      browser.on('context', watch)
      await use(undefined)
      browser.off('context', watch)
      for (const context of contexts) await context.close()
      testInfo.annotations.push({ type: callsAnnotation, description: JSON.stringify([...calls]) })
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('server log', { body: server.log, contentType: 'text/plain' })
      }
      const [warning] = processWarning.exec(server.log.slice(logStart)) ?? []
      if (warning) errors.push(warning)
      if (errors.length > 0) throw new Error(`Uncaught errors:\n${errors.join('\n')}`)
    },
    { auto: true },
  ],
})
