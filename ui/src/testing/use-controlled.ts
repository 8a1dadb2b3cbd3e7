import { useState } from 'react'

/**
 * The state of a controlled field in a story or test.
 *
 * @param initial the initial value
 * @param onChange called with every new value, such as a spy
 * @returns the current value, and the field's change handler
 */
export function useControlled<Value, Next extends Value>(initial: Value, onChange?: (value: Next) => void) {
  const [value, setValue] = useState<Value>(initial)
  function change(next: Next) {
    setValue(next)
    onChange?.(next)
  }
  return [value, change] as const
}
