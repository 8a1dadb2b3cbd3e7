import type { ComponentType, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client'
import { focusPage } from '@/features/shared'
import { BrokenScreen } from '@/features/shell'
import { createBrowserHistory } from './navigation/history'
import { saveScrollPosition } from './navigation/scroll-positions'
import { paths } from './paths'
import { type OpenInApp, VisitorRoot } from './visitor-root'

/** Imports the app's code. */
export type LoadApp = () => Promise<Pick<typeof import('./start-app'), 'startApp' | 'Root'>>

/**
 * Opens addresses in the app, which replaces the visitor's page once the first of them has loaded.
 * @returns a function that rejects when the app doesn't load, navigate or render
 */
function createAppOpener(getRoot: () => ReactRoot, loadApp: LoadApp): OpenInApp {
  const visitorPath = window.location.pathname
  let startedApp: ReturnType<typeof loadAndStart> | null = null

  async function loadAndStart() {
    const { startApp, Root } = await loadApp()
    return { router: startApp(), Root }
  }

  return async (href, options) => {
    startedApp ??= loadAndStart()
    const { router, Root } = await startedApp
    await router.whenReady()
    // After Back or Forward the document has another page's address, under which the position must not be saved.
    const hasAddressOfPage = href !== null || window.location.pathname === visitorPath
    if (hasAddressOfPage) saveScrollPosition(createBrowserHistory())
    if (href !== null) await router.navigate(href, options)
    const isOtherPage = router.getState().location.pathname !== visitorPath
    renderWithFocus(getRoot(), <Root router={router} hasSplash={false} />, isOtherPage)
  }
}

/** Renders the content, and focuses its heading when it is another page or the focused element was removed. */
function renderWithFocus(root: ReactRoot, content: ReactNode, isOtherPage: boolean): void {
  const hadFocus = document.activeElement !== document.body
  // Synchronously, so that the heading is there to be focused.
  flushSync(() => root.render(content))
  const lostFocus = hadFocus && document.activeElement === document.body
  if (lostFocus || isOtherPage) focusPage()
}

/**
 * Hydrates a visitor's page. The app replaces the page when it opens an address, and after an error in the page,
 * because the app shows errors. When the app fails too, a message offers a reload; the page does not reload by itself,
 * because it might fail each time.
 */
export function hydrateVisitorPage(element: HTMLElement, Screen: ComponentType, loadApp: LoadApp): ReactRoot {
  const openInApp = createAppOpener(() => root, loadApp)
  // When the app does not load, the browser opens the address: it shows why, or gets the page of a newer build.
  const openInAppOrBrowser: OpenInApp = (href, options) =>
    openInApp(href, options).catch(() => window.location.assign(href ?? window.location.href))

  function showBrokenScreen() {
    const retry = () => window.location.reload()
    flushSync(() => root.render(<BrokenScreen reason="internal" homeHref={paths.home()} onRetry={retry} />))
    focusPage()
  }

  /** What the last error was answered with: nothing yet, by opening the app, or by the message. */
  let recovery: 'none' | 'app' | 'message' = 'none'
  function handleUncaughtError(error: unknown) {
    console.error(error)
    if (recovery === 'none') {
      recovery = 'app'
      void openInApp(null, { replace: false }).catch(showBrokenScreen)
    } else if (recovery === 'app') {
      recovery = 'message'
      // React is still rendering when it reports an error.
      queueMicrotask(showBrokenScreen)
    }
  }

  const root = hydrateRoot(element, <VisitorRoot Screen={Screen} open={openInAppOrBrowser} />, {
    onUncaughtError: handleUncaughtError,
  })
  return root
}
