import { useEffect, useRef } from 'react'
import { useRouterState } from './navigation/react'
import { focusPage } from './page-focus'

/**
 * Moves the focus to the heading of each newly opened screen, so that a screen reader announces it and Tab continues from
 * there. Not on the first load, which the browser announces, and not within a screen (a tab, a search, an open job).
 */
export function usePageFocus(): void {
  const screen = useRouterState().match.route.path
  const lastScreen = useRef(screen)

  useEffect(() => {
    if (lastScreen.current === screen) return
    lastScreen.current = screen
    return focusPage()
  }, [screen])
}
