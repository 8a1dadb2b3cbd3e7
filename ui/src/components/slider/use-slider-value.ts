import { useEffect, useRef, useState } from 'react'
import { useEvent } from '../field/use-event'
import { useFieldValue } from '../field/use-field-value'
import { useFormReset } from '../field/use-form-reset'

/** The value of a slider of either kind. */
export interface SliderValueProps<Value> {
  /** The current value; one out of range is shown as the nearest end. Default: the slider keeps its own. */
  value?: Value
  /** The first value of a slider that keeps its own; a form's reset restores it. Default: `min`; of a range, `[min, max]`. */
  defaultValue?: Value
  /** Called with the new value on every move, and on a form's reset. */
  onChange?: (value: Value) => void
  /** Called with the value at the end of a drag, and at each key: the moment to load results. */
  onChangeEnd?: (value: Value) => void
}

/**
 * The value of a slider, and the two events of its range inputs that React has no prop for: the browser's `change`, since
 * React's `onChange` is the `input` event, and the reset of their form.
 *
 * @param onChangeEnd called with the moved input at the end of a drag, and at each key
 * @returns the value, its setter, and the ref of an element that holds the inputs
 */
export function useSliderValue<Value>(
  ownValue: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Value) => void) | undefined,
  onChangeEnd: (input: HTMLInputElement) => void,
) {
  const [value, setValue, firstValue] = useFieldValue(ownValue, defaultValue, onChange)
  const trackRef = useRef<HTMLDivElement>(null)
  const handleChange = useEvent(({ target }: Event) => {
    if (target instanceof HTMLInputElement) onChangeEnd(target)
  })
  useEffect(() => {
    const element = trackRef.current
    element?.addEventListener('change', handleChange)
    return () => element?.removeEventListener('change', handleChange)
  }, [handleChange])
  // A ref of the first input, whose form is the slider's. Read when a form is reset.
  const [firstInputRef] = useState({
    get current() {
      return trackRef.current?.querySelector('input') ?? null
    },
  })
  useFormReset(firstInputRef, () => setValue(firstValue))
  return [value, setValue, trackRef] as const
}
