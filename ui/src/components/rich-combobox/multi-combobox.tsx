import { Field } from '../field/field'
import type { MultiComboboxProps } from './rich-combobox-props'
import { MultiControl } from './value-controls'

/** A text field that chooses several options of a list, shown as chips. It has all that a `RichCombobox` has. */
export function MultiCombobox<T>(props: MultiComboboxProps<T>) {
  return (
    <Field {...props} describedBy={props['aria-describedby']}>
      {/* The control places `name` and `onBlur` of `props` itself. */}
      {({ name, onBlur, ...control }) => <MultiControl<T> {...props} control={control} />}
    </Field>
  )
}
