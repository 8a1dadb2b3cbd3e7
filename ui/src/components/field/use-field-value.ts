import { useState } from 'react'

/**
 * The value of a field that is no native control: the caller's `value`, else the field's own.
 *
 * @param initial the field's own first value
 * @param onChange called with every value that is set
 * @returns the value, its setter, and the first value, which a form's reset restores
 */
export function useFieldValue<Value>(value: Value | undefined, initial: Value, onChange?: (value: Value) => void) {
  const [ownValue, setOwnValue] = useState(initial)
  const current = value === undefined ? ownValue : value
  const [firstValue] = useState(current)
  function setValue(next: Value) {
    setOwnValue(next)
    onChange?.(next)
  }
  return [current, setValue, firstValue] as const
}
