import type { FocusEvent } from 'react'

type HandleBlur = (event: FocusEvent<HTMLElement>) => void

/** The `onBlur` of an element around several controls: moving the focus from one to another is no blur of the whole. */
export function whenFocusLeaves(onBlur: HandleBlur | undefined): HandleBlur {
  return (event) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event)
  }
}
