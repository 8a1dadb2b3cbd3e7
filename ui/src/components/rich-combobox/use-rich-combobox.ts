import { type KeyboardEvent, type RefObject, useCallback, useRef } from 'react'
import { createActiveOption, NONE } from '../combobox/active-option'
import type { ComboboxProps } from '../combobox/combobox-props'
import { foldText } from '../combobox/filter'
import { type FocusState, useCombobox } from '../combobox/use-combobox'
import { type OptionField, useOptionList } from '../combobox/use-combobox-state'
import type { RichListProps } from './rich-combobox-props'
import { type Row, rowsOf, skipHeading } from './rows'

interface RichComboboxOptions<T> {
  combobox: ComboboxProps<T>
  listProps: RichListProps<T>
  field: OptionField<T>
  focusState: FocusState
  isChosen: (option: T) => boolean
  input: RefObject<HTMLInputElement | null>
  isEditable: boolean
  /** Handles a key before the combobox does, where chosen options are chips; undefined where one option is chosen. */
  onChipKey: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined
}

/**
 * The behaviour of a combobox whose list has rows: headings, which are never active, options, and actions at the end.
 *
 * @returns the `actions` and `inputHandlers` of `useCombobox`, the list, and `pressRow`, which handles a press on a row
 */
export function useRichCombobox<T>(options: RichComboboxOptions<T>) {
  const { combobox, listProps, field, focusState, isChosen, input, isEditable, onChipKey } = options
  /** The key pressed last. Its direction decides which row becomes active in place of a heading. */
  const pressedKeyRef = useRef('')
  const [rowsRef, searchRows] = useRowSearch(combobox.optionLabel, listProps, field.search)
  const list = useOptionList(searchRows, () =>
    createActiveOption((index) => (index < 0 ? index : skipHeading(rowsRef.current, index, pressedKeyRef.current))),
  )
  const isDisabled = (option: T) => listProps.isOptionDisabled?.(option) ?? false

  /** Chooses a row's option or runs its action. @returns whether the list stays open; undefined closes it too */
  function choose(row: Row<T>): boolean | undefined {
    if (row.kind === 'more' && !combobox.loading) {
      listProps.onLoadMore?.()
      // Activate the last option, so that Arrow Down goes to the first of the new rows.
      list.activeOption.set(rowsRef.current.length - 2)
    }
    if (row.kind === 'create' && listProps.onCreate) {
      field.choose(listProps.onCreate(row.text))
      return false
    }
    if (row.kind !== 'option' || row.isDisabled) return true
    const staysOpen = field.choose(row.option)
    // A choice of several empties the text, so list all options again.
    if (staysOpen && list.query !== '') list.open('', NONE)
    return staysOpen
  }

  /** Enter on an active chosen option removes it, as a press does; Tab, and Enter on text that names it, keep it chosen. */
  function chooseByKey(row: Row<T>): boolean | undefined {
    const isSingleSelect = onChipKey === undefined
    const isActive = list.activeOption.get() !== NONE && pressedKeyRef.current !== 'Tab'
    if (isSingleSelect || isActive || row.kind !== 'option' || !isChosen(row.option)) return choose(row)
    // Choosing it again would remove it.
    field.clear()
    return false
  }

  /** The field with rows instead of options, as `useCombobox` chooses and finds them. */
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
    choose: chooseByKey,
    settle(text) {
      const named = field.findNamed(text, !combobox.allowCustom)
      if (named && isDisabled(named)) field.clear()
      else field.settle(text)
    },
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    combobox.onKeyDown?.(event)
    pressedKeyRef.current = event.key
    if (!event.defaultPrevented) onChipKey?.(event)
  }

  const { actions, inputHandlers } = useCombobox(
    // `onBlur` belongs to the frame, which also contains the chips.
    { ...combobox, onKeyDown: handleKeyDown, onBlur: undefined, input, isEditable },
    rowField,
    list,
    focusState,
  )
  return {
    actions,
    inputHandlers,
    list,
    pressRow(row: Row<T>) {
      if (!choose(row)) list.close()
    },
  }
}

/** The rows of the last search, and the function that searches for the rows of a query. */
function useRowSearch<T>(
  optionLabel: (option: T) => string,
  listProps: RichListProps<T>,
  search: OptionField<T>['search'],
) {
  const { groupOf, isOptionDisabled, onCreate, onLoadMore } = listProps
  const canCreate = onCreate !== undefined
  const hasMore = onLoadMore !== undefined
  const rowsRef = useRef<readonly Row<T>[]>([])
  const searchRows = useCallback(
    (query: string) => {
      const options = search(query)
      const name = foldText(query.trim())
      const isNamed = options.some((option) => foldText(optionLabel(option)) === name)
      const createText = canCreate && !isNamed ? query.trim() : ''
      rowsRef.current = rowsOf({ options, groupOf, isDisabled: isOptionDisabled, createText, hasMore })
      return rowsRef.current
    },
    [search, optionLabel, groupOf, isOptionDisabled, canCreate, hasMore],
  )
  return [rowsRef, searchRows] as const
}
