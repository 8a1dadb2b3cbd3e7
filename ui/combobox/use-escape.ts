import { useEffect, useRef } from 'react'

/**
 * Takes the Escape key while `isWanted`, before anything else on the page does: a dialog around an open list listens
 * on the document, and must stay open when only the list is meant.
 *
 * @param onEscape returns whether it used the key; if not, the key goes on its way
 */
export function useEscape(isWanted: boolean, onEscape: (event: KeyboardEvent) => boolean): void {
  // React 18 has no effect event, so the latest function waits in a ref.
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })

  useEffect(() => {
    if (!isWanted) return
    const listener = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || !latest.current(event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', listener, { capture: true })
    return () => window.removeEventListener('keydown', listener, { capture: true })
  }, [isWanted])
}
