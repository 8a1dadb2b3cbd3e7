import type { AppHistory } from './history'

const positionsKey = 'campus-gigs:scroll-positions'

/** Scroll positions in pixels by history entry, for this tab and its reloads. */
export function readPositions(): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(positionsKey) ?? '[]')
    return new Map(Array.isArray(entries) ? entries : [])
  } catch {
    // Storage is disabled.
    return new Map()
  }
}

/** Keeps the positions for this tab. */
export function writePositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(positionsKey, JSON.stringify([...positions]))
  } catch {
    // Storage is full or disabled: a reload begins at the top.
  }
}

/** Keeps the scroll position of the current entry for a `ScrollRestoration` that renders later. */
export function saveScrollPosition(history: AppHistory): void {
  window.history.scrollRestoration = 'manual'
  writePositions(readPositions().set(history.location().key, window.scrollY))
}

const userActions = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/**
 * Scrolls to a position in pixels as soon as the page is long enough, such as when its content has loaded, unless the
 * user acts before. Returns a function that cancels it.
 */
export function restoreScrollPosition(position: number): () => void {
  window.scrollTo(0, position)
  const observer = new ResizeObserver(() => {
    // A position at the page's end may be a fraction of a pixel beyond it.
    if (document.documentElement.scrollHeight - window.innerHeight < Math.floor(position)) return
    window.scrollTo(0, position)
    cancel()
  })
  function cancel(): void {
    observer.disconnect()
    for (const type of userActions) window.removeEventListener(type, cancel)
  }
  for (const type of userActions) window.addEventListener(type, cancel, { passive: true })
  observer.observe(document.body)
  return cancel
}
