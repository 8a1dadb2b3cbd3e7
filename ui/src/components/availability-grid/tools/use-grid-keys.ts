import { type RefObject, useEffect } from 'react'
import { type GridState, positionOf } from '../use-availability-grid'
import { columnOf, extendPaint, positionAt, ROWS, rowOf } from '../week/week-grid'

/**
 * The grid's less common keys: Page Up and Page Down go to the first and last day, with Shift they paint up to it, and
 * Ctrl+A (⌘+A on a Mac) paints everything.
 *
 * @param bodyRef the element that holds the grid
 * @param fillAll makes the whole week free
 */
export function useGridKeys(bodyRef: RefObject<HTMLElement | null>, { value, commit }: GridState, fillAll: () => void) {
  useEffect(() => {
    const element = bodyRef.current
    function onKeyDown(event: KeyboardEvent) {
      const { target, key } = event
      // The cast: as in `positionOf`.
      const grid = (target as Element).closest('[role="grid"]')
      const from = positionOf(target)
      if (!grid || from === undefined || event.altKey) return
      if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'a') {
        event.preventDefault()
        fillAll()
      } else if (!event.ctrlKey && !event.metaKey && (key === 'PageUp' || key === 'PageDown')) {
        event.preventDefault()
        // From a slot's header, which is above all days, Page Up goes nowhere.
        const row = key === 'PageUp' ? Math.min(1, rowOf(from)) : ROWS.length - 1
        const to = positionAt(row, columnOf(from))
        grid.querySelector<HTMLElement>(`[data-cell="${to}"]`)?.focus()
        if (event.shiftKey) commit(extendPaint(value, from, to))
      }
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  })
}
