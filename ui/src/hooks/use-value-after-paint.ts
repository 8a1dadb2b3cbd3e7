import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint'

/**
 * A value that follows another in a transition, once the frame with the other's change is drawn. A press then gets a
 * picture at once, such as a busy button, and a slow device renders what the press opens after that. `useDeferredValue`
 * starts its render before the frame, which delays it by the whole render wherever rendering is slow.
 * @returns the value before until then; the first value at once, also on a server
 */
export function useValueAfterPaint<Value>(value: Value): Value {
  const [paintedValue, setPaintedValue] = useState(() => value)
  useEffect(() => {
    if (value === paintedValue) return
    return afterPaint(() => startTransition(() => setPaintedValue(() => value)))
  }, [value, paintedValue])
  return paintedValue
}
