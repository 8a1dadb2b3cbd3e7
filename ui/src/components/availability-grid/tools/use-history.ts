import { type RefObject, useEffect, useState } from 'react'

/** The values that a grid has had, for undo and redo, and the index of the current one. */
export interface History<Value> {
  values: readonly Value[]
  index: number
}

type Equality<Value> = (a: Value | undefined, b: Value) => boolean

/** A history with one value. */
export function historyOf<Value>(value: Value): History<Value> {
  return { values: [value], index: 0 }
}

/** Records a value and drops the redo entries. A value equal to the current one is not recorded. */
export function record<Value>(
  { values, index }: History<Value>,
  next: Value,
  isEqual: Equality<Value> = Object.is,
): History<Value> {
  if (isEqual(values[index], next)) return { values, index }
  return { values: [...values.slice(0, index + 1), next], index: index + 1 }
}

/**
 * A grid's history. A value set from outside (a loaded draft, a reset) starts a new one.
 *
 * @param value the current value
 * @param change the last change made in the grid; the owner may pass the changed value back later
 * @param isEqual whether two values are equal. Default: by `Object.is`
 * @returns the history, and a setter for its index; the caller commits the value
 */
export function useHistory<Value>(
  value: Value,
  change: { after: Value } | undefined,
  isEqual: Equality<Value> = Object.is,
) {
  const [history, setHistory] = useState(() => historyOf(value))
  const [lastValue, setLastValue] = useState(value)
  if (!isEqual(lastValue, value)) {
    setLastValue(value)
    setHistory(change && isEqual(change.after, value) ? record(history, value, isEqual) : historyOf(value))
  }
  return [history, (index: number) => setHistory({ ...history, index })] as const
}

/**
 * Undoes with Ctrl+Z and redoes with Ctrl+Y or Ctrl+Shift+Z, with ⌘ on a Mac.
 *
 * @param bodyRef the element whose keys are handled
 * @param actions `undefined` where there is nothing to undo or redo
 */
export function useUndoKeys(
  bodyRef: RefObject<HTMLElement | null>,
  { undo, redo }: { undo?: () => void; redo?: () => void },
) {
  useEffect(() => {
    const element = bodyRef.current
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
