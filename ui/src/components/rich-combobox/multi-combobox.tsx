import { useState } from 'react'
import type { ComboboxControlProps } from '../combobox/combobox-control'
import { Field } from '../field/field'
import type { MultiComboboxProps } from './rich-combobox-props'
import { RichControl } from './rich-control'
import { useSelection } from './use-selection'

/** A text field that chooses several options of a list, shown as chips. It has all that a `RichCombobox` has. */
export function MultiCombobox<T>(props: MultiComboboxProps<T>) {
  return (
    <Field {...props}>
      {({ name: _name, onBlur: _onBlur, ...control }) => <MultiControl<T> {...props} control={control} />}
    </Field>
  )
}

function MultiControl<T>(props: MultiComboboxProps<T> & Pick<ComboboxControlProps<T>, 'control'>) {
  const { value: _value, defaultValue: _defaultValue, onChange: _onChange, max: _max, ...rest } = props
  const { name, disabled, form, optionKey, optionLabel } = rest
  const focus = useState(false)
  const { field, chosen, keys, setKeys } = useSelection(props)
  return (
    <RichControl<T>
      {...rest}
      field={field}
      focus={focus}
      isChosen={(option) => keys.includes(optionKey(option))}
      chosen={{
        labels: new Map(chosen.map((option) => [optionKey(option), optionLabel(option)])),
        keys,
        setKeys,
      }}
      formInputs={
        name &&
        keys.map((key) => <input key={key} type="hidden" name={name} form={form} disabled={disabled} value={key} />)
      }
    />
  )
}
