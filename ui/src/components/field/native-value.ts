import type { ChangeEvent } from 'react'

// Fields whose control is the browser's own take their value in two ways. Controlled, with `value` and an `onChange` that
// gets the new value. Uncontrolled, as a plain `<input>`: the browser keeps the value, a form submits and resets it, and
// `onChange` gets the event, as React Hook Form's `register` expects. A component has an overload for each, since a union of
// both would leave the parameter of `onChange` without a type.

/** A change of an uncontrolled control. */
type HandleEvent<Control> = (event: ChangeEvent<Control>) => void

/** The value of an uncontrolled field. */
export interface UncontrolledValue<Value, Control> {
  value?: undefined
  /** The first value, which a form's reset restores. Default: none. */
  defaultValue?: Value
  /** Called with the event of every change. */
  onChange?: HandleEvent<Control>
}

/** The value of a field of either kind. */
export interface EitherValue<Value, Control> {
  value?: Value
  defaultValue?: Value
  onChange?: ((value: Value) => void) | HandleEvent<Control>
}

/** The attributes of a control for the value of its field. */
export function valueAttributes<Value extends string, Control extends { value: string }>({
  value,
  defaultValue,
  onChange,
}: EitherValue<Value, Control>) {
  // The overloads let only these pairs through, and a control holds only values that its field offers.
  if (value === undefined) return { defaultValue, onChange: onChange as HandleEvent<Control> | undefined }
  const report = onChange as ((value: Value) => void) | undefined
  return { value, onChange: ({ target }: ChangeEvent<Control>) => report?.(target.value as Value) }
}

/** The state of an uncontrolled box. */
export interface UncontrolledState {
  checked?: undefined
  /** Whether it is ticked at first and after a form's reset. Default false. */
  defaultChecked?: boolean
  /** Called with the event of every change. */
  onChange?: HandleEvent<HTMLInputElement>
}

/** The state of a box of either kind. */
export interface EitherState {
  checked?: boolean
  defaultChecked?: boolean
  onChange?: ((checked: boolean) => void) | HandleEvent<HTMLInputElement>
}

/** The attributes of a box for the state of its field. */
export function checkedAttributes({ checked, defaultChecked, onChange }: EitherState) {
  if (checked === undefined) return { defaultChecked, onChange: onChange as HandleEvent<HTMLInputElement> | undefined }
  const report = onChange as ((checked: boolean) => void) | undefined
  return { checked, onChange: ({ target }: ChangeEvent<HTMLInputElement>) => report?.(target.checked) }
}
