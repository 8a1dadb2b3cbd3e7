import { type RefObject, useEffect, useRef } from 'react'

/** Calls `onReset` when the form that the input belongs to is reset. */
export function useFormReset(input: RefObject<HTMLInputElement | null>, onReset: () => void): void {
  const latest = useRef(onReset)

  useEffect(() => {
    latest.current = onReset
  })

  useEffect(() => {
    const follow = (event: Event) => {
      if (!event.defaultPrevented && input.current?.form && event.target === input.current.form) latest.current()
    }
    document.addEventListener('reset', follow)
    return () => document.removeEventListener('reset', follow)
  }, [input])
}
