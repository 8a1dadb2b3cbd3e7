import type { ChangeEvent } from 'react'

// Fields whose control is a native one take their value in two ways. Controlled, with `value` and an `onChange` that gets
// the new value. Uncontrolled, as a plain `<input>`: the browser keeps the value, a form submits and resets it, and
// `onChange` gets the event, as React Hook Form's `register` expects. A component has an overload for each, since a union of
// both would leave the parameter of `onChange` without a type. The implementation takes both, as `NativeValueProps`.

type ChangeHandler<Control> = (event: ChangeEvent<Control>) => void

/** The value props of an uncontrolled field. */
export interface UncontrolledValue<Value, Control> {
  value?: undefined
  /** The first value, which a form's reset restores. Default: none. */
  defaultValue?: Value
  /** Called with the event of every change. */
  onChange?: ChangeHandler<Control>
}

/** The value props of both kinds of field. */
export interface NativeValueProps<Value, Control> {
  value?: Value
  defaultValue?: Value
  onChange?: ((value: Value) => void) | ChangeHandler<Control>
}

/** The value attributes of a field's control. */
export function valueAttributes<Value extends string, Control extends { value: string }>({
  value,
  defaultValue,
  onChange,
}: NativeValueProps<Value, Control>) {
  // The casts: overloads allow only these pairs of value and handler, and a control holds only values its field offers.
  if (value === undefined) return { defaultValue, onChange: onChange as ChangeHandler<Control> | undefined }
  const handleValue = onChange as ((value: Value) => void) | undefined
  return { value, onChange: ({ target }: ChangeEvent<Control>) => handleValue?.(target.value as Value) }
}

/** The state props of an uncontrolled checkbox. */
export interface UncontrolledChecked {
  checked?: undefined
  /** Whether it is ticked at first and after a form's reset. Default false. */
  defaultChecked?: boolean
  /** Called with the event of every change. */
  onChange?: ChangeHandler<HTMLInputElement>
}

/** The state props of both kinds of checkbox. */
export interface CheckedProps {
  checked?: boolean
  defaultChecked?: boolean
  onChange?: ((checked: boolean) => void) | ChangeHandler<HTMLInputElement>
}

/** The state attributes of a checkbox. */
export function checkedAttributes({ checked, defaultChecked, onChange }: CheckedProps) {
  if (checked === undefined)
    return { defaultChecked, onChange: onChange as ChangeHandler<HTMLInputElement> | undefined }
  const handleChecked = onChange as ((checked: boolean) => void) | undefined
  return { checked, onChange: ({ target }: ChangeEvent<HTMLInputElement>) => handleChecked?.(target.checked) }
}
