import type { ComponentProps, ReactNode } from 'react'
import type { FieldProps } from '../field/field'

/** The words of a combobox that are not its options. */
export interface ComboboxLabels {
  /** The button that opens the list. Default `Show options`. */
  toggle: string
  /** The list itself. Default `Options`. */
  list: string
  /** The button that empties the field. Default `Clear <label>`. */
  clear: string
  /** Said when the number of options changes. Default `12 options`. */
  count: (count: number) => string
  /** Stands in the list while `loading`. Default `Loading…`. */
  loading: string
  /** Stands in the list when nothing matches, unless `emptyText` does. Default `No matches`. */
  empty: string
}

type Native = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'onSubmit' | 'role' | 'type' | 'children'
>

export interface ComboboxProps<T> extends FieldProps, Native {
  /** Everything that can be chosen. Thousands are fine: only rows in view are drawn. Keep the array between renders. */
  options: readonly T[]
  /** The chosen option, or `null`. */
  value: T | null
  /** Called with the option the text names or the reader picks; `null` once the text names none. */
  onChange: (option: T | null) => void
  /** What makes an option itself; unique among `options`. With `name`, what a form sends. */
  optionKey: (option: T) => string
  /** What an option is called; typing is compared with it. */
  optionLabel: (option: T) => string
  /** Stands at the end of an option's row; typing is compared with it too. */
  optionDetail?: (option: T) => string
  /** Further words that find an option and are not shown: codes, other names. */
  optionKeywords?: (option: T) => readonly string[]
  /** What the field shows for the chosen option. Default: its label. */
  optionInputText?: (option: T) => string
  /** Controls the text. Default: the combobox keeps it. */
  inputValue?: string
  /** Called when the text changes, by typing or by choosing. */
  onInputChange?: (text: string) => void
  /** Stands in the list when nothing matches. Default: `labels.empty`. */
  emptyText?: ReactNode
  /**
   * `options` are those the text leaves, in the order to show: somebody else (a server) has searched. Search again on
   * `onInputChange`. Default false: the combobox filters.
   */
  filtered?: boolean
  /** The options are on their way. Default false. */
  loading?: boolean
  /** Shows a button that empties the field. Default false. */
  clearable?: boolean
  /** Text that names no option stays; otherwise it is taken back on leaving. Default false. */
  allowCustom?: boolean
  /** Called on Enter with no option active. Default: the form's own submit. */
  onSubmit?: (text: string) => void
  /** Every other word a reader sees or hears, in place of English. */
  labels?: Partial<ComboboxLabels>
}
