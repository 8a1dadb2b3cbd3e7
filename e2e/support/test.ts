import { test as base } from '@playwright/test'
import { ProductServer } from './product-server'
import { templateDir } from './template'

export { expect } from '@playwright/test'

interface WorkerFixtures {
  /** The product, running for this worker's tests: fresh data, the sample marketplace, the local identity provider. */
  server: ProductServer
}

interface TestFixtures {
  /** Fails the test when a page threw an error nobody caught, or broke the content security policy. */
  uncaughtErrors: string[]
}

/** Playwright's `test` against a real server: `page.goto('/')` opens the product. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // Playwright reads the wanted fixtures from this pattern, so one must be there.
    async ({ browserName: _ }, use) => {
      const server = await ProductServer.launch({ template: templateDir() })
      await use(server)
      await server.dispose()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  uncaughtErrors: [
    async ({ context, server }, use, testInfo) => {
      const errors: string[] = []
      context.on('weberror', (error) => errors.push(error.error().stack ?? error.error().message))
      context.on('console', (message) => {
        if (message.type() === 'error' && message.text().includes('Content Security Policy'))
          errors.push(message.text())
      })
      await use(errors)
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('server log', { body: server.log, contentType: 'text/plain' })
      }
      if (errors.length > 0) throw new Error(`Errors nobody caught:\n${errors.join('\n')}`)
    },
    { auto: true },
  ],
})
