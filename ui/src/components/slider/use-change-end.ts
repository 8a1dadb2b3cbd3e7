import { useEffect, useRef } from 'react'
import { useEvent } from '../field/use-event'

/**
 * Calls `onChangeEnd` on the browser's `change` event of a range input: at the end of a drag, and at each key. React's
 * `onChange` is the `input` event.
 *
 * @returns the ref of an element that holds the inputs
 */
export function useChangeEnd(onChangeEnd: (input: HTMLInputElement) => void) {
  const container = useRef<HTMLDivElement>(null)
  const handleChange = useEvent(({ target }: Event) => {
    if (target instanceof HTMLInputElement) onChangeEnd(target)
  })
  useEffect(() => {
    const element = container.current
    element?.addEventListener('change', handleChange)
    return () => element?.removeEventListener('change', handleChange)
  }, [handleChange])
  return container
}
