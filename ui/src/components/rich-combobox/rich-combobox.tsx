import { useState } from 'react'
import type { ComboboxControlProps } from '../combobox/combobox-control'
import { useValueAndText } from '../combobox/use-combobox-state'
import { Field } from '../field/field'
import type { RichComboboxProps } from './rich-combobox-props'
import { RichControl } from './rich-control'

/** A `Combobox` with groups, rows of your own, options that can't be chosen, that are created, or that load as needed. */
export function RichCombobox<T>(props: RichComboboxProps<T>) {
  return (
    <Field {...props}>
      {({ name: _name, onBlur: _onBlur, ...control }) => <SingleControl<T> {...props} control={control} />}
    </Field>
  )
}

function SingleControl<T>(props: RichComboboxProps<T> & ComboboxControlProps<T>) {
  const focus = useState(false)
  const field = useValueAndText(props, focus[0])
  const { value, text } = field
  const { name, disabled, form, allowCustom, optionKey } = props
  const key = value === null ? '' : optionKey(value)
  return (
    <RichControl
      {...props}
      field={field}
      focus={focus}
      isChosen={(option) => value !== null && optionKey(option) === key}
      formInputs={
        name && <input type="hidden" name={name} form={form} disabled={disabled} value={allowCustom ? text : key} />
      }
    />
  )
}
