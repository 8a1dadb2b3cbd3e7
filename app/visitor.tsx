// The script of the public pages in `visitorScreens`, as the server sends them to somebody who is not signed in. The
// app is loaded after the first input, and takes over at the first navigation.
import type { ComponentType } from 'react'
import { requireRoot } from './root-element'
import { hasStoredAccount, visitorScreenOf } from './visitor-root'
import { hydrateVisitorPage } from './visitor-takeover'

const loadApp = () => import('./start-app')

/** From the first input to the preload, in milliseconds, in browsers without idle callbacks. */
const preloadDelayMs = 200

/** Whether the pointer rests: Chromium also sends `pointermove`, with no movement, when the page changes under it. */
function isResting(event: Event): boolean {
  return event.type === 'pointermove' && event instanceof PointerEvent && !event.movementX && !event.movementY
}

/** Loads the app's code in an idle moment after the first input. */
function preloadApp(): void {
  const inputs = new AbortController()
  const handleInput = (event: Event) => {
    if (isResting(event)) return
    inputs.abort()
    const load = () => void loadApp().catch(() => undefined)
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 1_000 })
    else setTimeout(load, preloadDelayMs)
  }
  // Not `scroll`: browsers restore scroll positions by themselves.
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'wheel'])
    window.addEventListener(type, handleInput, { capture: true, passive: true, signal: inputs.signal })
}

/** Hydrates the server's HTML of the page, which the app replaces later. */
async function hydratePage(load: () => Promise<ComponentType>): Promise<void> {
  hydrateVisitorPage(requireRoot(), await load(), loadApp)
  preloadApp()
}

const screen = visitorScreenOf(window.location.pathname)
if (screen && !window.location.hash && !hasStoredAccount()) void hydratePage(screen.load)
else void import('./main')
