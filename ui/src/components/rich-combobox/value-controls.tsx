// The controls of `RichCombobox` and `MultiCombobox`. A file of their own keeps the combobox's internals out of the
// package's declarations. Exported, because the build adds `ref` support for React 18 to exported components only.
import { useCallback, useState } from 'react'
import type { ComboboxControlProps } from '../combobox/combobox-props'
import { useValueAndText } from '../combobox/use-combobox-state'
import type { MultiComboboxProps, RichComboboxProps } from './rich-combobox-props'
import { RichControl } from './rich-control'
import { useSelection } from './use-selection'

/** The control of a `RichCombobox`. */
export function SingleControl<T>(props: RichComboboxProps<T> & ComboboxControlProps<T>) {
  const focusState = useState(false)
  const field = useValueAndText(props, focusState[0])
  const { value, text } = field
  const { name, disabled, form, allowCustom, optionKey } = props
  const key = value === null ? '' : optionKey(value)
  return (
    <RichControl
      {...props}
      field={field}
      focusState={focusState}
      isChosen={(option) => value !== null && optionKey(option) === key}
      formInputs={
        name && <input type="hidden" name={name} form={form} disabled={disabled} value={allowCustom ? text : key} />
      }
    />
  )
}

/** The control of a `MultiCombobox`. */
export function MultiControl<T>(props: MultiComboboxProps<T> & Pick<ComboboxControlProps<T>, 'control'>) {
  const { value, defaultValue, onChange, max, ...rest } = props
  const { name, disabled, form, optionKey, optionLabel, isOptionDisabled, onCreate } = rest
  const focusState = useState(false)
  const { field, chosen, keys, setKeys } = useSelection(props)
  const isFull = max !== undefined && keys.length >= max
  const isDisabledWhenFull = useCallback(
    (option: T) => isOptionDisabled?.(option) || !chosen.some((each) => optionKey(each) === optionKey(option)),
    [isOptionDisabled, chosen, optionKey],
  )
  return (
    <RichControl<T>
      {...rest}
      isOptionDisabled={isFull ? isDisabledWhenFull : isOptionDisabled}
      onCreate={isFull ? undefined : onCreate}
      field={field}
      focusState={focusState}
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
