import { startTransition, useEffect, useReducer } from 'react'
import { afterPaint } from './after-paint'

/**
 * Follows a value one frame later, in a transition: the frame that shows a press, such as a busy button, is painted
 * before the content that the press opens is rendered. `useDeferredValue` starts that render before the frame, and so
 * delays the paint on a slow device.
 * @returns the previous value until the frame is painted; the first value at once, also on a server
 */
export function useValueAfterPaint<Value>(value: Value): Value {
  // The reducer reads the value as the transition renders, so a value replaced before that is never shown.
  const [paintedValue, catchUp] = useReducer(() => value, value)
  useEffect(() => {
    if (value === paintedValue) return
    return afterPaint(() => startTransition(catchUp))
  }, [value, paintedValue])
  return paintedValue
}
