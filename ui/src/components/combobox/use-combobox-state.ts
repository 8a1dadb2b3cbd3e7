import { useCallback, useMemo, useState } from 'react'
import { useFieldValue } from '../field/use-field-value'
import { createActiveOption, NONE } from './active-option'
import type { ComboboxProps } from './combobox-props'
import { filterOptions, findExact, indexOptions } from './filter'

type SearchProp = 'options' | 'optionLabel' | 'optionDetail' | 'optionKeywords' | 'filtered'
type ValueProp =
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'optionKey'
  | 'optionInputText'
  | 'inputValue'
  | 'onInputChange'
  | 'allowCustom'

export type ValueOptions<T> = Pick<ComboboxProps<T>, SearchProp | ValueProp>

/** Finds options by text: their labels, details and keywords, folded once for each list of options. */
function useOptionSearch<T>(props: Pick<ComboboxProps<T>, SearchProp>) {
  const { options, optionLabel, optionDetail, optionKeywords, filtered } = props
  const indexed = useMemo(
    () =>
      indexOptions(options, (option) => {
        const keywords = optionKeywords?.(option) ?? []
        return { label: optionLabel(option), keywords: optionDetail ? [...keywords, optionDetail(option)] : keywords }
      }),
    [options, optionLabel, optionKeywords, optionDetail],
  )

  /** The options that match a query, best first. */
  const search = useCallback(
    (query: string) => (query === '' || filtered ? options : filterOptions(indexed, query)),
    [options, indexed, filtered],
  )
  return { indexed, search }
}

/** The text being typed; `null` while the input shows the value's text. */
function useTypedText(valueKey: string | null, isFocused: boolean) {
  const [typedText, setTypedText] = useState<string | null>(null)
  // A value set from outside (a draft, a reset) replaces what had been typed.
  const [lastValueKey, setLastValueKey] = useState(valueKey)
  if (valueKey !== lastValueKey) {
    setLastValueKey(valueKey)
    if (!isFocused) setTypedText(null)
  }
  return [typedText, setTypedText] as const
}

/** The value and the input's text, which change together, and the options found by text. */
export function useValueAndText<T>(props: ValueOptions<T>, isFocused: boolean) {
  const { optionKey, optionInputText = props.optionLabel, onInputChange, allowCustom } = props
  const [value, onChange, firstValue] = useFieldValue<T | null>(props.value, props.defaultValue ?? null, props.onChange)
  const { indexed, search } = useOptionSearch(props)
  const keyOf = (option: T | null) => (option === null ? null : optionKey(option))
  const textOf = (option: T | null) => (option === null ? '' : optionInputText(option))
  const valueKey = keyOf(value)
  const valueText = textOf(value)
  const [typedText, setTypedText] = useTypedText(valueKey, isFocused)
  const text = props.inputValue ?? typedText ?? valueText
  const isValue = (option: T | null) => keyOf(option) === valueKey

  /** The option that a text names exactly, with `byKeyword` also by an unambiguous keyword. */
  function findNamed(text: string, byKeyword: boolean): T | null {
    return text.trim() === valueText && value !== null ? value : findExact(indexed, text, byKeyword, value)
  }

  /** Changes the text, and reports it unless it is the same. Without `typed` the input follows the value's text. */
  function setText(newText: string, typed: string | null = null) {
    setTypedText(typed)
    if (newText !== text) onInputChange?.(newText)
  }

  /** Reports a new value, unless it is the current one. */
  function setValue(option: T | null) {
    if (!isValue(option)) onChange(option)
  }

  function clear() {
    setText('')
    onChange(null)
  }

  /** Reports an option as chosen, even the current one. */
  function choose(option: T) {
    const optionText = optionInputText(option)
    // With custom text the choice stays as text even where the owner keeps no value, as in a search box.
    setText(optionText, allowCustom ? optionText : null)
    onChange(option)
  }

  /** Completes text that is no longer being edited: chooses the option it names, or clears it. */
  function settle(text: string) {
    const named = findNamed(text, !allowCustom)
    if (named) {
      setText(optionInputText(named))
      setValue(named)
    } else if (!allowCustom && text !== '') {
      clear()
    }
  }

  /** Restores the value of the first render. */
  function reset() {
    setText(textOf(firstValue))
    setValue(firstValue)
  }

  return { value, text, valueText, search, findNamed, isValue, setText, setValue, clear, choose, settle, reset }
}

/** The popup list: whether it is open, its query, the matching options and the active one. */
export function useOptionList<T>(search: (query: string) => readonly T[]) {
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [activeOption] = useState(createActiveOption)
  const matches = useMemo(() => search(query), [search, query])

  return {
    isOpen,
    query,
    matches,
    activeOption,
    /** Opens the list for a query, with an option active. */
    open(nextQuery: string, activeIndex: number) {
      setQuery(nextQuery)
      activeOption.set(activeIndex)
      setIsOpen(true)
    },
    close() {
      setIsOpen(false)
      activeOption.set(NONE)
    },
  }
}
