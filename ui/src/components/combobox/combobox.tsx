import { Field } from '../field/field'
import { ComboboxControl } from './combobox-control'
import type { ComboboxProps } from './combobox-props'

/** A text field with a list of options, filtered while typing regardless of case and accents. */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { label, hideLabel, hint, error, required, disabled, readOnly, id, className, ...own } = props
  const field = { label, hideLabel, hint, error, required, disabled, readOnly, id, className }
  return (
    <Field {...field}>
      {({ name: _name, onBlur: _onBlur, ...control }) => (
        <ComboboxControl<T>
          {...own}
          control={control}
          label={label}
          isInvalid={Boolean(error)}
          disabled={disabled}
          readOnly={readOnly}
        />
      )}
    </Field>
  )
}
