import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client'
import { focusPage } from '@/features/shared'
import { BrokenScreen } from '@/features/shell'
import { createBrowserHistory } from './navigation/history'
import { saveScrollPosition } from './navigation/scroll-positions'
import { paths } from './paths'
import { type OpenInApp, VisitorRoot } from './visitor-root'

/** Loads the app's code. */
export type LoadApp = () => Promise<Pick<typeof import('./start-app'), 'startApp' | 'Root'>>

/**
 * Opens addresses in the app, which takes the place of the visitor's page once the first of them has loaded.
 * @returns a function that rejects when the app's code did not load
 */
function createTakeover(getRoot: () => ReactRoot, loadApp: LoadApp): OpenInApp {
  const visitorPath = window.location.pathname
  let started: ReturnType<typeof startApp> | null = null

  async function startApp() {
    const app = await loadApp()
    return { router: app.startApp(), Root: app.Root }
  }

  return async (href, options) => {
    started ??= startApp()
    const { router, Root } = await started
    await router.whenReady()
    // At Back and Forward the document already has the address of another page.
    if (href !== null || window.location.pathname === visitorPath) saveScrollPosition(createBrowserHistory())
    if (href !== null) await router.navigate(href, options)
    const hadFocus = document.activeElement !== document.body
    // At once, so that the page's heading is there to be focused.
    flushSync(() => getRoot().render(<Root router={router} hasSplash={false} />))
    const lostFocus = hadFocus && document.activeElement === document.body
    if (lostFocus || router.getState().location.pathname !== visitorPath) focusPage()
  }
}

/**
 * Hydrates a visitor's page. The app replaces the page when it opens an address, and after an error in the page,
 * because the app shows errors. When the app fails too, a message offers a reload; the page does not reload by itself,
 * because it might fail each time.
 */
export function hydrateVisitorPage(element: HTMLElement, Screen: ComponentType, loadApp: LoadApp): ReactRoot {
  const takeOver = createTakeover(() => root, loadApp)
  // When the app's code does not load, the browser shows why, or loads the page of a newer build.
  const open: OpenInApp = (href, options) =>
    takeOver(href, options).catch(() => window.location.assign(href ?? window.location.href))
  let errorCount = 0
  function showBroken() {
    flushSync(() => root.render(<BrokenScreen homeHref={paths.home()} onRetry={() => window.location.reload()} />))
    focusPage()
  }
  const root = hydrateRoot(element, <VisitorRoot Screen={Screen} open={open} />, {
    onUncaughtError(error) {
      console.error(error)
      errorCount += 1
      if (errorCount === 1) void takeOver(null, { replace: false }).catch(showBroken)
      else if (errorCount === 2) queueMicrotask(showBroken)
    },
  })
  return root
}
