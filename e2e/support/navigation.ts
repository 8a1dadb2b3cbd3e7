import type { Page } from '@playwright/test'

/**
 * Opens paths in order: the first by a page load, the others by history navigation, which runs the same guards in a tenth
 * of the time.
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
 * Opens a screen that needs a session, and waits for the session that every page load requests. A pending response would
 * overwrite a change that another tab saves, and a pending request would be refused once the journey revokes the session.
 */
export async function openFresh(page: Page, path: string): Promise<void> {
  const session = page.waitForResponse('**/api/{users,business}/session')
  await page.goto(path)
  await (await session).finished()
}
