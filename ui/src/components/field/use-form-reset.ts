import { type RefObject, useEffect } from 'react'
import { useEvent } from './use-event'

interface FormControl extends Pick<Node, 'getRootNode'> {
  form: HTMLFormElement | null
}

/** Calls `onReset` when the form that the control belongs to is reset, before the browser resets its native controls. */
export function useFormReset(controlRef: RefObject<FormControl | null>, onReset: () => void): void {
  const handleReset = useEvent((event: Event) => {
    if (!event.defaultPrevented && event.target === controlRef.current?.form) onReset()
  })

  useEffect(() => {
    // The event does not leave a shadow root.
    const root = controlRef.current?.getRootNode() ?? document
    root.addEventListener('reset', handleReset)
    return () => root.removeEventListener('reset', handleReset)
  }, [controlRef, handleReset])
}
