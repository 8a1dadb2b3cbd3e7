import { type RefObject, useEffect } from 'react'

/**
 * Goes back with Ctrl+Z and forth with Ctrl+Y or Ctrl+Shift+Z, with ⌘ on a Mac.
 *
 * @param body where the keys are heard
 * @param ways `undefined` where there is nowhere to go
 */
export function useUndoKeys(
  body: RefObject<HTMLElement | null>,
  { undo, redo }: { undo?: () => void; redo?: () => void },
) {
  useEffect(() => {
    const week = body.current
    function onKeyDown(event: KeyboardEvent) {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return
      event.preventDefault()
      const travel = key === 'y' || event.shiftKey ? redo : undo
      travel?.()
    }
    week?.addEventListener('keydown', onKeyDown)
    return () => week?.removeEventListener('keydown', onKeyDown)
  })
}
