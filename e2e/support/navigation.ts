import type { Page } from '@playwright/test'

/**
 * Opens addresses one after the other: the first by loading the product at it, the others within it, as Back and
 * Forward do, which asks the same guards in a tenth of the time.
 */
export async function* openEach(page: Page, paths: readonly string[]): AsyncGenerator<string> {
  for (const [index, path] of paths.entries()) {
    if (index === 0) await page.goto(path)
    else
      await page.evaluate((to) => {
        history.pushState(null, '', to)
        window.dispatchEvent(new PopStateEvent('popstate'))
      }, path)
    yield path
  }
}

/**
 * Opens a screen that needs a session, and waits for the session that every load of the product requests. A pending request
 * would replace what another tab saves meanwhile, and would be refused when the journey revokes the session.
 */
export async function openFresh(page: Page, path: string): Promise<void> {
  const session = page.waitForResponse('**/api/{users,business}/session')
  await page.goto(path)
  await (await session).finished()
}
