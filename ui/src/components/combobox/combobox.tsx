import { Field } from '../field/field'
import { ComboboxControl } from './combobox-control'
import type { ComboboxProps } from './combobox-props'

/** A text field with a list of options, filtered while typing regardless of case and accents. */
export function Combobox<T>(props: ComboboxProps<T>) {
  return (
    <Field {...props} describedBy={props['aria-describedby']}>
      {/* The control places `name` and `onBlur` of `props` itself. */}
      {({ name, onBlur, ...control }) => <ComboboxControl<T> {...props} control={control} />}
    </Field>
  )
}
