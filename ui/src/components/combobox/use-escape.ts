import { useEffect } from 'react'
import { useEvent } from '../field/use-event'

/** Whether an input method has the key: Safari says so by the code alone, once the composition has ended. */
export function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229
}

/**
 * Takes the Escape key while `isWanted`, before anything else on the page does: a dialog around an open list listens
 * on the document, and must stay open when only the list is meant.
 */
export function useEscape(isWanted: boolean, onEscape: () => void): void {
  const handle = useEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return
    event.preventDefault()
    event.stopPropagation()
    onEscape()
  })

  useEffect(() => {
    if (!isWanted) return
    window.addEventListener('keydown', handle, { capture: true })
    return () => window.removeEventListener('keydown', handle, { capture: true })
  }, [isWanted, handle])
}
