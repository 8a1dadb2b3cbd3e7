import { Field } from '../field/field'
import type { RichComboboxProps } from './rich-combobox-props'
import { SingleControl } from './value-controls'

/** A `Combobox` with groups, rows of your own, options that can't be chosen, that are created, or that load as needed. */
export function RichCombobox<T>(props: RichComboboxProps<T>) {
  return (
    <Field {...props} describedBy={props['aria-describedby']}>
      {/* The control places `name` and `onBlur` of `props` itself. */}
      {({ name, onBlur, ...control }) => <SingleControl<T> {...props} control={control} />}
    </Field>
  )
}
