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
