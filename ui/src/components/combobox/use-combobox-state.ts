import { useCallback, useMemo, useState } from 'react'
import { createActiveOption, NONE } from './active-option'
import type { ComboboxProps } from './combobox-props'
import { filterOptions, findExact, indexOptions, type OptionTexts } from './filter'

interface InputTextOptions<T> extends Pick<ComboboxProps<T>, 'value' | 'optionKey' | 'inputValue' | 'onInputChange'> {
  /** The text of a chosen option. */
  inputTextOf: (option: T) => string
  isFocused: boolean
}

/** The input's text: what is being typed, else the value's. */
export function useInputText<T>(options: InputTextOptions<T>) {
  const { value, optionKey, inputTextOf, isFocused, inputValue, onInputChange } = options
  /** `null` while the input shows the value's text. */
  const [typedText, setTypedText] = useState<string | null>(null)
  const valueKey = value === null ? null : optionKey(value)

  // A value set from outside (a draft, a reset) replaces what had been typed.
  const [lastValueKey, setLastValueKey] = useState(valueKey)
  if (valueKey !== lastValueKey) {
    setLastValueKey(valueKey)
    if (!isFocused) setTypedText(null)
  }

  const valueText = value === null ? '' : inputTextOf(value)
  const text = inputValue ?? typedText ?? valueText

  /** Calls `onInputChange` unless the text is the same. */
  function reportText(next: string) {
    if (next !== text) onInputChange?.(next)
  }

  return { text, valueText, valueKey, setTypedText, reportText }
}

interface OptionSearchOptions<T> extends Pick<ComboboxProps<T>, 'options' | 'value' | 'filtered'> {
  /** The texts that typing is compared with. */
  textsOf: (option: T) => OptionTexts
  /** The value's text, or an empty string. */
  valueText: string
}

/** Finds options by text. */
export function useOptionSearch<T>({ options, value, filtered, textsOf, valueText }: OptionSearchOptions<T>) {
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

  return { search, findNamed }
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
    /** Clears the query and the active option. Leaves the list open or closed. */
    clear() {
      setQuery('')
      activeOption.set(NONE)
    },
  }
}
