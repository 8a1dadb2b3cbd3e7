import type { ComponentProps, ReactNode } from 'react'
import type { FieldControlProps, FieldProps } from '../field/field'

/** The words of a combobox besides its options. */
export interface ComboboxLabels {
  /** The button that opens the list. Default `Show options for <label>`. */
  toggle: (label: string) => string
  /** The list itself. Default `Options`. */
  list: string
  /** The button that clears the field. Default `Clear <label>`. */
  clear: (label: string) => string
  /** Announced when the number of options changes. Default `12 options`. */
  count: (count: number) => string
  /** Shown in the list while `loading`. Default `Loading…`. */
  loading: string
  /** Shown in the list when nothing matches and there is no `emptyText`. Default `No matches`. */
  empty: string
}

export const comboboxLabels: ComboboxLabels = {
  toggle: (label) => `Show options for ${label}`,
  list: 'Options',
  clear: (label) => `Clear ${label}`,
  count: (count) => `${count} option${count === 1 ? '' : 's'}`,
  loading: 'Loading…',
  empty: 'No matches',
}

type NativeInputProps = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'onSubmit' | 'role' | 'type' | 'children'
>

export interface ComboboxProps<T> extends FieldProps, NativeInputProps {
  /** The options. Thousands are fine: only rows in view are rendered. Pass the same array on every render. */
  options: readonly T[]
  /** The chosen option, or `null`. Default: the combobox keeps it. */
  value?: T | null
  /** The first option, where the combobox keeps it. A form's reset restores it. Default: none. */
  defaultValue?: T | null
  /** Called with the option that the text names or the reader chooses; `null` when the text names none. */
  onChange?: (option: T | null) => void
  /** An option's unique key. With `name`, the value that a form submits. */
  optionKey: (option: T) => string
  /** An option's label, which typing is compared with. */
  optionLabel: (option: T) => string
  /** Text at the end of an option's row, which typing is compared with too. */
  optionDetail?: (option: T) => string
  /** Hidden keywords that find an option: codes, other names. */
  optionKeywords?: (option: T) => readonly string[]
  /** The input's text for the chosen option. Default: its label. */
  optionInputText?: (option: T) => string
  /** The controlled text. Default: uncontrolled. */
  inputValue?: string
  /** Called when the text changes, by typing or by choosing. */
  onInputChange?: (text: string) => void
  /** Shown in the list when nothing matches. Default: `labels.empty`. */
  emptyText?: ReactNode
  /**
   * `options` are search results for the text (from a server), in display order: the combobox does not filter them. Search
   * again in `onInputChange`. Default false.
   */
  filtered?: boolean
  /** Whether the options are loading. Default false. */
  loading?: boolean
  /** Shows a button that clears the field. Default false. */
  clearable?: boolean
  /** Opens the list as soon as the field has the focus. Default false: by a press, a key or typing. */
  openOnFocus?: boolean
  /** Allows text that names no option; otherwise it is cleared on blur. Default false. */
  allowCustom?: boolean
  /** Called on Enter with no option active. Default: the form's own submit. */
  onSubmit?: (text: string) => void
  /** Replaces words. Default: those of the `LocaleProvider`, else English. */
  labels?: Partial<ComboboxLabels>
}

/** The props of the control in a combobox's field. */
export interface ComboboxControlProps<T> extends ComboboxProps<T> {
  /** The attributes that `Field` gives its control. */
  control: Omit<FieldControlProps, 'name' | 'onBlur'>
}
