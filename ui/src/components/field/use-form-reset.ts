import { type RefObject, useEffect } from 'react'
import { useEvent } from './use-event'

/** Calls `onReset` when the form that the input belongs to is reset. */
export function useFormReset(input: RefObject<HTMLInputElement | null>, onReset: () => void): void {
  const follow = useEvent((event: Event) => {
    if (!event.defaultPrevented && input.current?.form && event.target === input.current.form) onReset()
  })

  useEffect(() => {
    document.addEventListener('reset', follow)
    return () => document.removeEventListener('reset', follow)
  }, [follow])
}
