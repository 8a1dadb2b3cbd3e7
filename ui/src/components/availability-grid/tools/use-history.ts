import { type RefObject, useEffect, useState } from 'react'

/** The weeks the grid has held, for undo and redo, and the index of the current one. */
export interface History<Week> {
  weeks: readonly Week[]
  index: number
}

/** Whether two weeks are the same. */
type Equality<Week> = (a: Week | undefined, b: Week) => boolean

/** A history with one week. */
export function historyOf<Week>(week: Week): History<Week> {
  return { weeks: [week], index: 0 }
}

/** Records a week and drops the redo entries. A week equal to the current one is not recorded. */
export function record<Week>(
  { weeks, index }: History<Week>,
  next: Week,
  isEqual: Equality<Week> = Object.is,
): History<Week> {
  if (isEqual(weeks[index], next)) return { weeks, index }
  return { weeks: [...weeks.slice(0, index + 1), next], index: index + 1 }
}

/**
 * The grid's history. A week set from outside (a loaded draft, a reset) starts a new one.
 *
 * @param week the current week
 * @param change the last change made in the grid; the owner may pass the changed week back later
 * @param isEqual whether two weeks are the same. Default: by `Object.is`
 * @returns the history, and a setter for its index; the caller commits the week
 */
export function useHistory<Week>(week: Week, change: { after: Week } | undefined, isEqual: Equality<Week> = Object.is) {
  const [history, setHistory] = useState(() => historyOf(week))
  const [lastWeek, setLastWeek] = useState(week)
  if (!isEqual(lastWeek, week)) {
    setLastWeek(week)
    setHistory(change && isEqual(change.after, week) ? record(history, week, isEqual) : historyOf(week))
  }
  return [history, (index: number) => setHistory({ ...history, index })] as const
}

/**
 * Undoes with Ctrl+Z and redoes with Ctrl+Y or Ctrl+Shift+Z, with ⌘ on a Mac.
 *
 * @param body the element whose keys are handled
 * @param actions `undefined` where there is nothing to undo or redo
 */
export function useUndoKeys(
  body: RefObject<HTMLElement | null>,
  { undo, redo }: { undo?: () => void; redo?: () => void },
) {
  useEffect(() => {
    const element = body.current
    function onKeyDown(event: KeyboardEvent) {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return
      event.preventDefault()
      const action = key === 'y' || event.shiftKey ? redo : undo
      action?.()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  })
}
