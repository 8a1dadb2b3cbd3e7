import { type RefObject, useEffect } from 'react'
import { useEvent } from './use-event'

/** Calls back when the form the control belongs to is reset. */
export function useFormReset(control: RefObject<HTMLInputElement | null>, onReset: () => void): void {
  const handle = useEvent((event: Event) => {
    if (!event.defaultPrevented && event.target === control.current?.form) onReset()
  })

  useEffect(() => {
    document.addEventListener('reset', handle)
    return () => document.removeEventListener('reset', handle)
  }, [handle])
}
