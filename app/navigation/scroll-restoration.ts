import { useEffect, useEffectEvent, useLayoutEffect, useMemo } from 'react'
import { useRouterState } from './react'
import { decodeOrKeep } from './routes'
import { readPositions, restoreScrollPosition, writePositions } from './scroll-positions'

/**
 * Restores the scroll position of a history entry at Back, Forward and reload. A new address begins at its fragment or
 * at the top, unless it keeps the position. A page that was rendered on the server stays where the reader has scrolled.
 */
export function ScrollRestoration() {
  const { location, keepsScroll, action, Component } = useRouterState()
  const positions = useMemo(readPositions, [])
  const isLoaded = Component !== null

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const handleHide = () => {
      writePositions(positions)
      window.history.scrollRestoration = 'auto'
    }
    window.addEventListener('pagehide', handleHide)
    return () => window.removeEventListener('pagehide', handleHide)
  }, [positions])

  useEffect(() => {
    const savePosition = () => positions.set(location.key, window.scrollY)
    savePosition()
    window.addEventListener('scroll', savePosition, { passive: true })
    return () => window.removeEventListener('scroll', savePosition)
  }, [location.key, positions])

  /** Scrolls to where the entry begins. Returns a cancel for a position that waits for the page to be long enough. */
  const scroll = useEffectEvent((key: string) => {
    const position = action === 'POP' ? positions.get(key) : undefined
    const target = location.hash && document.getElementById(decodeOrKeep(location.hash.slice(1)))
    if (position !== undefined) return restoreScrollPosition(position)
    if (target) target.scrollIntoView()
    else if (!keepsScroll && action !== 'POP') window.scrollTo(0, 0)
    return undefined
  })
  useLayoutEffect(() => {
    return isLoaded ? scroll(location.key) : undefined
  }, [location.key, isLoaded])

  return null
}
