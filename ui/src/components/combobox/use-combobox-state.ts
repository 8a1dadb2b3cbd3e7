import { useCallback, useMemo, useState } from 'react'
import { createActiveOption, NONE } from './active-option'
import type { ComboboxProps } from './combobox-props'
import { filterOptions, findExact, indexOptions, type OptionTexts } from './filter'

type ValueProp =
  | 'options'
  | 'value'
  | 'onChange'
  | 'optionKey'
  | 'inputValue'
  | 'onInputChange'
  | 'allowCustom'
  | 'filtered'

export interface ValueOptions<T> extends Pick<ComboboxProps<T>, ValueProp> {
  /** The texts that typing is compared with. */
  textsOf: (option: T) => OptionTexts
  /** The input's text for a chosen option. */
  inputTextOf: (option: T) => string
}

/** The value and the input's text, which change together, and the options found by text. */
export function useValueAndText<T>(props: ValueOptions<T>, isFocused: boolean) {
  const { options, value, onChange, optionKey, inputValue, onInputChange, allowCustom = false, filtered } = props
  const { textsOf, inputTextOf } = props
  const [initialValue] = useState(value)
  /** What is being typed; `null` while the input shows the value's text. */
  const [typedText, setTypedText] = useState<string | null>(null)
  const keyOf = (option: T | null) => (option === null ? null : optionKey(option))
  const textOf = (option: T | null) => (option === null ? '' : inputTextOf(option))

  // A value set from outside (a draft, a reset) replaces what had been typed.
  const valueKey = keyOf(value)
  const [lastValueKey, setLastValueKey] = useState(valueKey)
  if (valueKey !== lastValueKey) {
    setLastValueKey(valueKey)
    if (!isFocused) setTypedText(null)
  }

  const valueText = textOf(value)
  const text = inputValue ?? typedText ?? valueText
  const indexed = useMemo(() => indexOptions(options, textsOf), [options, textsOf])

  /** The options that match a query, best first. */
  const search = useCallback(
    (query: string) => (query === '' || filtered ? options : filterOptions(indexed, query)),
    [options, indexed, filtered],
  )

  /** The option that a text names exactly, with `byKeyword` also by an unambiguous keyword. */
  function findNamed(text: string, byKeyword: boolean): T | null {
    return text.trim() === valueText && value !== null ? value : findExact(indexed, text, byKeyword, value)
  }

  const isValue = (option: T | null) => keyOf(option) === valueKey

  /** Changes the text, and reports it unless it is the same. Without `typed` the input follows the value's text. */
  function setText(next: string, typed: string | null = null) {
    setTypedText(typed)
    if (next !== text) onInputChange?.(next)
  }

  /** Reports a new value, unless it is the current one. */
  function setValue(option: T | null) {
    if (!isValue(option)) onChange(option)
  }

  function clear() {
    setText('')
    onChange(null)
  }

  return {
    text,
    valueText,
    search,
    findNamed,
    isValue,
    setText,
    setValue,
    clear,
    choose(option: T) {
      const next = inputTextOf(option)
      // With custom text the choice stays as text even where the owner keeps no value, as in a search box.
      setText(next, allowCustom ? next : null)
      onChange(option)
    },
    /** Completes text that is no longer being edited: chooses the option it names, or clears it. */
    settle(text: string) {
      const named = findNamed(text, !allowCustom)
      if (named) {
        setText(inputTextOf(named))
        setValue(named)
      } else if (!allowCustom && text !== '') {
        clear()
      }
    },
    /** Restores the value of the first render. */
    reset() {
      setText(textOf(initialValue))
      setValue(initialValue)
    },
  }
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
