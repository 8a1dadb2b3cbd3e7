// The controls of `RichCombobox` and `MultiCombobox`. A file of their own keeps the combobox's internals out of the
// package's declarations. Exported, because the build adds `ref` support for React 18 to exported components only.
import { useCallback, useState } from 'react'
import type { ComboboxControlProps } from '../combobox/combobox-props'
import { useValueAndText } from '../combobox/use-combobox-state'
import type { MultiComboboxProps, RichComboboxProps, RichListProps } from './rich-combobox-props'
import { RichControl } from './rich-control'
import { useSelection } from './use-selection'

/** The control of a `RichCombobox`. */
export function SingleControl<T>(props: RichComboboxProps<T> & ComboboxControlProps<T>) {
  const focusState = useState(false)
  const field = useValueAndText(props, focusState[0])
  const { name, disabled, form, allowCustom } = props
  return (
    <RichControl
      {...splitListProps(props)}
      field={field}
      focusState={focusState}
      isChosen={field.isValue}
      formInputs={
        name && (
          <input
            type="hidden"
            name={name}
            form={form}
            disabled={disabled}
            value={allowCustom ? field.text : (field.valueKey ?? '')}
          />
        )
      }
    />
  )
}

/** The control of a `MultiCombobox`. */
export function MultiControl<T>(props: MultiComboboxProps<T> & Pick<ComboboxControlProps<T>, 'control'>) {
  // The several options are the value of `useSelection`; the `value` of a `Combobox` would be one.
  const { value, defaultValue, onChange, max, ...others } = props
  const { combobox, listProps } = splitListProps(others)
  const { name, disabled, form, optionKey, optionLabel } = combobox
  const { isOptionDisabled } = listProps
  const focusState = useState(false)
  const { field, chosen, keys, setKeys } = useSelection(props)
  const isFull = max !== undefined && keys.length >= max
  const isDisabledWhenFull = useCallback(
    (option: T) => isOptionDisabled?.(option) || !chosen.some((each) => optionKey(each) === optionKey(option)),
    [isOptionDisabled, chosen, optionKey],
  )
  return (
    <RichControl<T>
      combobox={combobox}
      listProps={isFull ? { ...listProps, isOptionDisabled: isDisabledWhenFull, onCreate: undefined } : listProps}
      field={field}
      focusState={focusState}
      isChosen={(option) => keys.includes(optionKey(option))}
      chosen={{
        keys,
        setKeys,
        labelByKey: new Map(chosen.map((option) => [optionKey(option), optionLabel(option)])),
      }}
      formInputs={
        name &&
        keys.map((key) => <input key={key} type="hidden" name={name} form={form} disabled={disabled} value={key} />)
      }
    />
  )
}

/** Separates the props that a `Combobox` does not have from the others. */
function splitListProps<T>(props: RichListProps<T> & ComboboxControlProps<T>) {
  const {
    groupOf,
    isOptionDisabled,
    renderOption,
    onCreate,
    onLoadMore,
    loadError,
    placement,
    container,
    richLabels,
    ...combobox
  } = props
  const listProps: RichListProps<T> = {
    groupOf,
    isOptionDisabled,
    renderOption,
    onCreate,
    onLoadMore,
    loadError,
    placement,
    container,
    richLabels,
  }
  return { combobox, listProps }
}
