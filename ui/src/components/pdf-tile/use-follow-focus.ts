import { useEffect, useRef } from 'react'

/**
 * Keeps the focus where one button replaces another (Remove and Undo): after a press, the replacing button gets the focus.
 *
 * @param state which of the two buttons is rendered; changes when the other replaces it
 * @returns the ref both buttons share, and a wrapper for their click handlers
 */
export function useFollowFocus(state: boolean) {
  const ref = useRef<HTMLButtonElement>(null)
  const stateWhenPressed = useRef<boolean>(null)

  useEffect(() => {
    if (stateWhenPressed.current === !state) ref.current?.focus()
    stateWhenPressed.current = null
  }, [state])

  return {
    ref,
    keepFocusAfter: (action: () => void) => () => {
      stateWhenPressed.current = state
      action()
    },
  }
}
