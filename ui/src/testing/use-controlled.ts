import { useState } from 'react'

/**
 * Holds the value of a controlled field for a story or a test, and still tells the spy.
 *
 * @param initial the value at first
 * @param onChange told every change
 * @returns the value now, and the handler to give the field
 */
export function useControlled<Value, Next extends Value>(initial: Value, onChange: (value: Next) => void) {
  const [value, setValue] = useState<Value>(initial)
  function change(next: Next) {
    setValue(next)
    onChange(next)
  }
  return [value, change] as const
}
