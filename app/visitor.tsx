// The script of the public pages in `visitorScreens`, as the server sends them to somebody who is not signed in. The app is
// loaded after the first input, and takes over at the first navigation.
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client'
import { createBrowserHistory } from './navigation/history'
import { saveScrollPosition } from './navigation/scroll-positions'
import { focusPage } from './page-focus'
import { requireRoot } from './root-element'
import { hasStoredAccount, type OpenInApp, VisitorRoot, visitorScreenOf } from './visitor-root'

const loadApp = () => import('./start-app')

/** From the first input to the preload, in browsers without idle callbacks. */
const preloadDelayMs = 200

/** Loads the app's code in an idle moment after the first input. */
function preloadApp(): void {
  const inputs = new AbortController()
  const handleInput = () => {
    inputs.abort()
    const load = () => void loadApp().catch(() => undefined)
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 1_000 })
    else setTimeout(load, preloadDelayMs)
  }
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
    window.addEventListener(type, handleInput, { capture: true, passive: true, signal: inputs.signal })
}

/** Opens addresses in the app, which takes the place of the visitor's page once the first of them has loaded. */
function createTakeover(getRoot: () => ReactRoot): OpenInApp {
  const visitorPath = window.location.pathname
  let started: ReturnType<typeof startApp> | null = null

  async function startApp() {
    const app = await loadApp()
    return { router: app.startApp(), Root: app.Root }
  }

  return async (href, options) => {
    try {
      started ??= startApp()
      const { router, Root } = await started
      await router.whenReady()
      if (href !== null) {
        saveScrollPosition(createBrowserHistory())
        await router.navigate(href, options)
      }
      // At once, so that the page's heading is there to be focused.
      flushSync(() => getRoot().render(<Root router={router} hasSplash={false} />))
      if (router.getState().location.pathname !== visitorPath) focusPage()
    } catch {
      // The app's code did not load: the browser shows why, or loads the page of a newer build.
      window.location.assign(href ?? window.location.href)
    }
  }
}

async function hydratePage(load: () => Promise<ComponentType>): Promise<void> {
  const Screen = await load()
  const root: ReactRoot = hydrateRoot(requireRoot(), <VisitorRoot Screen={Screen} open={createTakeover(() => root)} />)
  preloadApp()
}

const screen = visitorScreenOf(window.location.pathname)
if (screen && !window.location.hash && !hasStoredAccount()) void hydratePage(screen.load)
else void import('./main')
