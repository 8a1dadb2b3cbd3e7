import { useCallback, useRef } from 'react'
import { createActiveOption, NONE } from '../combobox/active-option'
import type { ComboboxProps } from '../combobox/combobox-props'
import { foldText } from '../combobox/filter'
import { type OptionField, useOptionList } from '../combobox/use-combobox-state'
import type { RichListProps } from './rich-combobox-props'
import { activeRow, type Row, rowsOf } from './rows'

type RichListInput<T> = RichListProps<T> & Pick<ComboboxProps<T>, 'optionLabel' | 'allowCustom'>

/** Adapts a field of options to a list of rows: headings, which are never active, options, and an action at the end. */
export function useRichList<T>(props: RichListInput<T>, field: OptionField<T>) {
  const { groupOf, isOptionDisabled, optionLabel, onCreate, onLoadMore } = props
  const { search } = field
  const canCreate = onCreate !== undefined
  const hasMore = onLoadMore !== undefined
  /** The key pressed last. Its direction decides which row becomes active in place of a heading. */
  const pressedKey = useRef('')
  /** The rows of the last search. */
  const rows = useRef<readonly Row<T>[]>([])
  const searchRows = useCallback(
    (query: string) => {
      const options = search(query)
      const name = foldText(query.trim())
      const isNamed = options.some((option) => foldText(optionLabel(option)) === name)
      const createText = canCreate && !isNamed ? query.trim() : ''
      rows.current = rowsOf({ options, groupOf, isDisabled: isOptionDisabled, createText, hasMore })
      return rows.current
    },
    [search, optionLabel, groupOf, isOptionDisabled, canCreate, hasMore],
  )
  const list = useOptionList(searchRows, () =>
    createActiveOption((index) => (index < 0 ? index : activeRow(rows.current, index, pressedKey.current))),
  )
  const isDisabled = (option: T) => isOptionDisabled?.(option) ?? false

  const rowField: OptionField<Row<T>> = {
    ...field,
    search: searchRows,
    findNamed(text, byKeyword) {
      const option = field.findNamed(text, byKeyword)
      if (option === null || isDisabled(option)) return null
      return { kind: 'option', option, group: '', isDisabled: false, position: 0 }
    },
    isValue: (row) => row?.kind === 'option' && field.isValue(row.option),
    setValue: (row) => field.setValue(row?.kind === 'option' ? row.option : null),
    choose(row) {
      if (row.kind === 'more') {
        onLoadMore?.()
        // Activate the last option, so that Arrow Down goes to the first of the new rows.
        list.activeOption.set(rows.current.length - 2)
      }
      if (row.kind === 'create' && onCreate) {
        field.choose(onCreate(row.text))
        return false
      }
      if (row.kind !== 'option' || row.isDisabled) return true
      const staysOpen = field.choose(row.option)
      // A choice of several empties the text, so list all options again.
      if (staysOpen && list.query !== '') list.open('', NONE)
      return staysOpen
    },
    settle(text) {
      const named = field.findNamed(text, !props.allowCustom)
      if (named && isDisabled(named)) field.clear()
      else field.settle(text)
    },
  }
  return { list, rowField, pressedKey }
}
