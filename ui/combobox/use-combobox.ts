import { type ChangeEvent, type KeyboardEvent, useMemo, useState } from 'react'
import { filterOptions, findExact, indexOptions, type OptionTexts } from './filter'
import { useEscape } from './use-escape'
import { moveActive } from './windowing'

export interface ComboboxInput<T> {
  options: readonly T[]
  value: T | null
  onChange: (option: T | null) => void
  optionKey: (option: T) => string
  /** What the list calls an option. */
  textsOf: (option: T) => OptionTexts
  /** What the field shows once an option is chosen. */
  inputTextOf: (option: T) => string
  inputValue: string | undefined
  onInputChange: ((text: string) => void) | undefined
  allowCustom: boolean
  onSubmit: ((text: string) => void) | undefined
  onBlur: (() => void) | undefined
  isEditable: boolean
  /** How many options a page key moves. */
  page: number
}

const NONE = -1

/**
 * A combobox's behaviour: what the text, the value, the open list and its active option do to each other.
 *
 * The value follows the text: text that names an option chooses it, other text chooses nothing. On leaving, text that
 * names nothing is taken back unless free text is allowed.
 */
export function useCombobox<T>(input: ComboboxInput<T>) {
  const { options, value, optionKey, textsOf, inputTextOf, allowCustom, isEditable } = input
  const [isOpen, setIsOpen] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const [active, setActive] = useState(NONE)
  const [query, setQuery] = useState('')
  /** What is being typed; `null` while the field shows the value. */
  const [typed, setTyped] = useState<string | null>(null)

  // A value set from outside (a draft, a reset) is shown, whatever had been typed before.
  const valueKey = value === null ? null : optionKey(value)
  const [seenKey, setSeenKey] = useState(valueKey)
  if (valueKey !== seenKey) {
    setSeenKey(valueKey)
    if (!isFocused) setTyped(null)
  }

  const shown = value === null ? '' : inputTextOf(value)
  const text = input.inputValue ?? typed ?? shown
  const indexed = useMemo(() => indexOptions(options, textsOf), [options, textsOf])
  const matches = useMemo(() => filterOptions(indexed, query), [indexed, query])

  const isSame = (a: T | null, b: T | null) => (a === null || b === null ? a === b : optionKey(a) === optionKey(b))

  function setText(next: string) {
    setTyped(next)
    if (next !== text) input.onInputChange?.(next)
  }

  function follow(option: T | null) {
    if (!isSame(option, value)) input.onChange(option)
  }

  function open(at: 'selected' | 'first' | 'last' | 'none') {
    if (!isEditable) return
    const nextQuery = text === shown ? '' : text
    const listed = nextQuery === '' ? options : filterOptions(indexed, nextQuery)
    const selected = listed.findIndex((option) => isSame(option, value))
    const start = { first: 0, last: listed.length - 1, none: NONE, selected: NONE }[at]
    setQuery(nextQuery)
    setActive(selected >= 0 && at !== 'none' ? selected : start)
    setIsOpen(true)
  }

  function close() {
    setIsOpen(false)
    setActive(NONE)
  }

  function choose(option: T) {
    const next = inputTextOf(option)
    // Free text stays even where the choice is not kept as a value, as in a search box.
    setTyped(allowCustom ? next : null)
    if (next !== text) input.onInputChange?.(next)
    input.onChange(option)
    close()
  }

  function clear() {
    setText('')
    setTyped(null)
    setQuery('')
    setActive(NONE)
    input.onChange(null)
  }

  function exactOf(candidate: string, byKeyword: boolean): T | null {
    return candidate.trim() === shown && value !== null ? value : findExact(indexed, candidate, byKeyword)
  }

  function onInputChange(event: ChangeEvent<HTMLInputElement>) {
    const next = event.target.value
    setText(next)
    setQuery(next)
    setActive(NONE)
    setIsOpen(true)
    follow(exactOf(next, false))
  }

  function onLeave() {
    setIsFocused(false)
    close()
    const named = exactOf(text, !allowCustom)
    if (named) {
      if (text !== inputTextOf(named)) input.onInputChange?.(inputTextOf(named))
      setTyped(null)
      follow(named)
    } else if (!allowCustom && text !== '') {
      clear()
    }
    input.onBlur?.()
  }

  /** What Enter means: the active option, else the one the text names, else the only one it leaves. */
  function optionForEnter(): T | undefined {
    const chosen = matches[active]
    if (chosen !== undefined || allowCustom) return chosen
    const [only, another] = query === '' ? [] : matches
    return exactOf(text, true) ?? (another === undefined ? only : undefined)
  }

  function onEnter(event: KeyboardEvent) {
    const option = isOpen ? optionForEnter() : undefined
    if (option !== undefined) {
      event.preventDefault()
      choose(option)
      return
    }
    close()
    if (!input.onSubmit) return
    event.preventDefault()
    input.onSubmit(text)
  }

  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes, the keys are its own.
    if (event.nativeEvent.isComposing || !isEditable) return
    if (event.key === 'Enter') return onEnter(event)
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') return setActive(NONE)
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (isArrow && (event.altKey || !isOpen)) {
      event.preventDefault()
      if (isOpen) close()
      else open(event.altKey ? 'none' : event.key === 'ArrowDown' ? 'first' : 'last')
      return
    }
    const next = isOpen ? moveActive(event.key, active, matches.length, input.page) : null
    if (next === null) return
    event.preventDefault()
    setActive(next)
  }

  useEscape(isFocused && isEditable && (isOpen || text !== ''), () => {
    if (isOpen) close()
    else clear()
    return true
  })

  return {
    /** What the field shows. */
    text,
    isOpen,
    /** The options the text leaves, best first. */
    matches,
    /** What to highlight in them. */
    query,
    /** Index in `matches`, or -1. */
    active,
    choose,
    clear,
    isSelected: (option: T) => isSame(option, value),
    /** Opens or closes, for the arrow button. */
    toggleList: () => (isOpen ? close() : open('selected')),
    inputHandlers: {
      onChange: onInputChange,
      onKeyDown,
      onFocus: () => setIsFocused(true),
      onBlur: onLeave,
      onClick: () => {
        if (!isOpen) open('selected')
      },
    },
  }
}
