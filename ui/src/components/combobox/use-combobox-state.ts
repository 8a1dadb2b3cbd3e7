import { useCallback, useMemo, useState } from 'react'
import { useFieldValue } from '../field/use-field-value'
import { createActiveOption, NONE } from './active-option'
import type { ComboboxProps } from './combobox-props'
import { filterOptions, findExact, indexOptions } from './filter'

type SearchProp = 'options' | 'optionLabel' | 'optionDetail' | 'optionKeywords' | 'filtered'

/**
 * A combobox's value and text. The value of a `Combobox` is one option; that of a `MultiCombobox` is several, and its
 * `valueText` is `''`.
 */
export interface OptionField<T> {
  /** The input's text. */
  text: string
  /** The value's text; `''` for none. */
  valueText: string
  /** The options that match a query, best first. The same function until they change. */
  search: (query: string) => readonly T[]
  /** The option with exactly this name (label), with `byKeyword` also by an unambiguous keyword. */
  findNamed: (name: string, byKeyword: boolean) => T | null
  /** Whether an option, or none, is the value. */
  isValue: (option: T | null) => boolean
  /** Reports a changed text. The input shows `typed`, or the value's text where that is left out. */
  setText: (text: string, typed?: string | null) => void
  /** Reports a new value, unless it is the current one. */
  setValue: (option: T | null) => void
  clear: () => void
  /** Reports an option as chosen, even the current one. Returns true to keep the list open. */
  choose: (option: T) => boolean | undefined
  /** Called when the input loses the focus: chooses the option that the text names, or clears the text. */
  settle: (name: string) => void
  /** Restores the value of the first render. */
  reset: () => void
}

/** Finds options by text: their labels, details and keywords, folded once for each list of options. */
export function useOptionSearch<T>(props: Pick<ComboboxProps<T>, SearchProp>) {
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
  // A value set by the owner (a draft, a reset) replaces the typed text, unless the input has the focus.
  const [lastValueKey, setLastValueKey] = useState(valueKey)
  if (valueKey !== lastValueKey) {
    setLastValueKey(valueKey)
    if (!isFocused) setTypedText(null)
  }
  return [typedText, setTypedText] as const
}

/**
 * One value and the input's text, which change together: text that names an option chooses it, other text chooses none. On
 * blur, text that names no option is cleared unless custom text is allowed.
 */
export function useValueAndText<T>(
  props: ComboboxProps<T>,
  isFocused: boolean,
): OptionField<T> & { valueKey: string | null } {
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

  function findNamed(name: string, byKeyword: boolean): T | null {
    return name.trim() === valueText && value !== null ? value : findExact(indexed, name, byKeyword, value)
  }

  function setText(newText: string, typed: string | null = null) {
    setTypedText(typed)
    if (newText !== text) onInputChange?.(newText)
  }

  function setValue(option: T | null) {
    if (!isValue(option)) onChange(option)
  }

  function clear() {
    setText('')
    onChange(null)
  }

  function choose(option: T): undefined {
    const optionText = optionInputText(option)
    // With `allowCustom`, keep the choice as typed text: a search box has no value to show it from.
    setText(optionText, allowCustom ? optionText : null)
    onChange(option)
  }

  function settle(name: string) {
    const named = findNamed(name, !allowCustom)
    if (named) {
      setText(optionInputText(named))
      setValue(named)
    } else if (!allowCustom && name !== '') {
      clear()
    }
  }

  function reset() {
    setText(textOf(firstValue))
    setValue(firstValue)
  }

  return { valueKey, text, valueText, search, findNamed, isValue, setText, setValue, clear, choose, settle, reset }
}

/** The options that match a query, best first. */
export interface FoundOptions<T> {
  query: string
  matches: readonly T[]
}

/** The popup list: whether it is open, its query, the matching options and the active one. */
export function useOptionList<T>(search: (query: string) => readonly T[], create = createActiveOption) {
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [activeOption] = useState(create)
  const found: FoundOptions<T> = useMemo(() => ({ query, matches: search(query) }), [search, query])

  return {
    isOpen,
    found,
    ...found,
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
