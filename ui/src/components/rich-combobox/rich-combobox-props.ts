import type { ReactNode } from 'react'
import type { ComboboxProps } from '../combobox/combobox-props'
import type { Placement } from '../combobox/list-geometry'

/** The words of a `RichCombobox` and `MultiCombobox` besides those of `Combobox`. */
export interface RichComboboxTexts {
  /** The row that creates an option. Default `Create “Barista”`. */
  create: (text: string) => string
  /** The row that loads more options. Default `Show more`. */
  loadMore: string
  /** That row after an error. Default `Try again`. */
  retry: string
  /** The input's description: what is chosen. Default `Chosen: Barista, Retail.` */
  chosen: (labels: readonly string[]) => string
  /** The button of a chosen option. Default `Remove Barista`. */
  remove: (label: string) => string
  /** Announced. Default `Barista removed.` */
  removed: (label: string) => string
}

export const richComboboxTexts: RichComboboxTexts = {
  create: (text) => `Create “${text}”`,
  loadMore: 'Show more',
  retry: 'Try again',
  chosen: (labels) => `Chosen: ${labels.join(', ')}.`,
  remove: (label) => `Remove ${label}`,
  removed: (label) => `${label} removed.`,
}

/** What a `RichCombobox` and a `MultiCombobox` have beyond a `Combobox`. */
export interface RichListProps<T> {
  /** An option's group, whose name is its heading; `''` for none. Groups are in the order of their first option. */
  groupOf?: (option: T) => string
  /** Whether an option is listed but can't be chosen. */
  isOptionDisabled?: (option: T) => boolean
  /**
   * An option's content, in a row of 44 px. Its text is the option's accessible name; a query still matches `optionLabel`.
   * Default: the label and the detail.
   */
  renderOption?: (option: T) => ReactNode
  /**
   * Called by the row that creates an option of text that names none. Returns the new option, which is then chosen; add it to
   * `options` too. Default: no such row.
   */
  onCreate?: (text: string) => T
  /**
   * Loads more `options`; called by a last row, `Show more`, but not while `loading`. Leave it out once all are loaded, and
   * there is no such row.
   */
  onLoadMore?: () => void
  /** Why options couldn't be loaded; shown and announced in an empty list, or in the last row together with Try again. */
  loadError?: string
  /** The side of the field to open on where there is room. Default `bottom`. */
  placement?: Placement
  /** The element that the list is a child of. Default: beside the input. It is in the browser's top layer either way. */
  container?: HTMLElement | null
  /** Replaces words of these parts. Default: those of the `LocaleProvider`, else English. */
  richLabels?: Partial<RichComboboxTexts>
}

export interface RichComboboxProps<T> extends ComboboxProps<T>, RichListProps<T> {}

type SingleProp = 'value' | 'defaultValue' | 'onChange' | 'optionInputText' | 'allowCustom' | 'onSubmit'

export interface MultiComboboxProps<T> extends Omit<ComboboxProps<T>, SingleProp>, RichListProps<T> {
  /** The chosen options, in the order they were chosen. Default: the combobox keeps them. */
  value?: readonly T[]
  /** The first options, where the combobox keeps them. A form's reset restores them. Default: none. */
  defaultValue?: readonly T[]
  /** Called with the options that are chosen now. With `name`, a form submits an entry with each one's key. */
  onChange?: (options: readonly T[]) => void
  /** How many may be chosen; with so many, no other option can be chosen or created. Default: any number. */
  max?: number
}
