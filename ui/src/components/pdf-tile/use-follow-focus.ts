import { type RefObject, useEffect, useRef } from 'react'

/**
 * For two buttons that take each other's place: when one was pressed and the other has come, focus goes to it.
 *
 * @param state which of the two is there
 * @returns the ref both buttons share, and a wrapper for their click handlers
 */
export function useFollowFocus(state: boolean): {
  ref: RefObject<HTMLButtonElement | null>
  pressing: (action: () => void) => () => void
} {
  const ref = useRef<HTMLButtonElement>(null)
  const pressedIn = useRef<boolean>(null)

  useEffect(() => {
    if (pressedIn.current === !state) ref.current?.focus()
    pressedIn.current = null
  }, [state])

  return {
    ref,
    pressing: (action) => () => {
      pressedIn.current = state
      action()
    },
  }
}
