import { useEffect, useRef } from 'react'
import { useMatches } from 'react-router-dom'
import { focusPage } from './page-focus'

/**
 * Moves the focus to each screen that takes another's place, so that a screen reader says what has come and Tab goes
 * on from there. Not on the first load, where the browser does, and not within a screen (a tab, a search, an open job).
 */
export function usePageFocus(): void {
  const screen = useMatches().at(-1)?.id
  const shown = useRef(screen)

  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    return focusPage()
  }, [screen])
}
