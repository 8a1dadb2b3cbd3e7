import {
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useMemo,
  useState,
} from 'react'
import { useEvent } from '../field/use-event'
import { useFormReset } from '../field/use-form-reset'
import { createActiveOption, NONE } from './active-option'
import type { ComboboxProps } from './combobox-props'
import { filterOptions, findExact, indexOptions, type OptionTexts } from './filter'
import { commandOf } from './keys'
import { LIST_HEIGHT, ROW_HEIGHT } from './sizes'
import { isComposing, useEscape } from './use-escape'
import { pageSize } from './windowing'

type FromProps =
  | 'options'
  | 'value'
  | 'onChange'
  | 'optionKey'
  | 'inputValue'
  | 'onInputChange'
  | 'allowCustom'
  | 'filtered'

/** The caller's own handlers run first; a key whose default they prevent is theirs alone. */
type Handlers = 'onSubmit' | 'onBlur' | 'onKeyDown' | 'onFocus' | 'onClick'

interface ComboboxState<T> extends Pick<ComboboxProps<T>, FromProps | Handlers> {
  input: RefObject<HTMLInputElement | null>
  /** What the list calls an option. */
  textsOf: (option: T) => OptionTexts
  /** What the field shows once an option is chosen. */
  inputTextOf: (option: T) => string
  isEditable: boolean
}

const page = pageSize(LIST_HEIGHT, ROW_HEIGHT)

/**
 * A combobox's behaviour: what the text, the value, the open list and its active option do to each other.
 *
 * The value follows the text: text that names an option chooses it, other text chooses nothing. On leaving, text that
 * names nothing is taken back unless free text is allowed.
 */
export function useCombobox<T>(props: ComboboxState<T>) {
  const { input, options, value, optionKey, textsOf, inputTextOf, allowCustom = false, filtered, isEditable } = props
  const [isOpen, setIsOpen] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const [active] = useState(createActiveOption)
  const [query, setQuery] = useState('')
  /** What is being typed; `null` while the field shows the value. */
  const [typed, setTyped] = useState<string | null>(null)
  const [initialValue] = useState(value)

  // A value set from outside (a draft, a reset) is shown, whatever had been typed before.
  const valueKey = value === null ? null : optionKey(value)
  const [seenKey, setSeenKey] = useState(valueKey)
  if (valueKey !== seenKey) {
    setSeenKey(valueKey)
    if (!isFocused) setTyped(null)
  }

  const shown = value === null ? '' : inputTextOf(value)
  const text = props.inputValue ?? typed ?? shown
  const indexed = useMemo(() => indexOptions(options, textsOf), [options, textsOf])
  const matching = useCallback(
    (wanted: string) => (wanted === '' || filtered ? options : filterOptions(indexed, wanted)),
    [options, indexed, filtered],
  )
  const matches = useMemo(() => matching(query), [matching, query])

  const isValue = (option: T | null) => (option === null ? null : optionKey(option)) === valueKey

  function follow(option: T | null) {
    if (!isValue(option)) props.onChange(option)
  }

  function say(next: string) {
    if (next !== text) props.onInputChange?.(next)
  }

  function open(at: 'selected' | 'first' | 'last' | 'none') {
    if (!isEditable) return
    const nextQuery = text === shown ? '' : text
    const listed = matching(nextQuery)
    const selected = value === null || at === 'none' ? NONE : listed.findIndex(isValue)
    const start = { first: 0, last: listed.length - 1, none: NONE, selected: NONE }[at]
    setQuery(nextQuery)
    active.set(selected >= 0 ? selected : Math.min(start, listed.length - 1))
    setIsOpen(true)
  }

  function close() {
    setIsOpen(false)
    active.set(NONE)
  }

  const choose = useEvent((option: T) => {
    const next = inputTextOf(option)
    // Free text stays even where the choice is not kept as a value, as in a search box.
    setTyped(allowCustom ? next : null)
    say(next)
    props.onChange(option)
    close()
  })

  function clear() {
    say('')
    setTyped(null)
    setQuery('')
    active.set(NONE)
    props.onChange(null)
  }

  function exactOf(candidate: string, byKeyword: boolean): T | null {
    return candidate.trim() === shown && value !== null ? value : findExact(indexed, candidate, byKeyword, value)
  }

  /** The text is what its writer means: shows what it names, or takes it back. */
  function settle(candidate: string) {
    const named = exactOf(candidate, !allowCustom)
    if (named) {
      say(inputTextOf(named))
      setTyped(null)
      follow(named)
    } else if (!allowCustom && candidate !== '') {
      clear()
    }
  }

  function search(next: string) {
    setQuery(next)
    active.set(NONE)
    setIsOpen(true)
    follow(exactOf(next, false))
  }

  function onInputChange(event: ChangeEvent<HTMLInputElement>) {
    const next = event.target.value
    setTyped(next)
    say(next)
    if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing) return
    // A browser that fills in a form writes into fields nobody is in: nobody will leave them either.
    if (document.activeElement === event.target) search(next)
    else settle(next)
  }

  function onLeave() {
    setIsFocused(false)
    close()
    settle(text)
    props.onBlur?.()
  }

  /** What Enter means: the active option, else the one the text names, else the only one it leaves. */
  function optionForEnter(): T | undefined {
    const chosen = matches[active.get()]
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
    if (!props.onSubmit) return
    event.preventDefault()
    props.onSubmit(text)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    props.onKeyDown?.(event)
    if (event.defaultPrevented || isComposing(event.nativeEvent) || !isEditable) return
    const command = commandOf(event, { isOpen, active: active.get(), count: matches.length, page })
    if (command === null) return
    if (command.do === 'enter') return onEnter(event)
    const chosen = matches[active.get()]
    if (command.do === 'leave') return chosen === undefined ? undefined : choose(chosen)
    if (command.do === 'edit') {
      active.set(NONE)
      if (command.caret === null) return
      const caret = command.caret === 'start' ? 0 : text.length
      event.currentTarget.setSelectionRange(caret, caret)
    }
    event.preventDefault()
    if (command.do === 'open') open(command.at)
    if (command.do === 'close') close()
    if (command.do === 'move') active.set(command.to)
  }

  useEscape(isFocused && isEditable && (isOpen || text !== ''), () => (isOpen ? close() : clear()))

  useFormReset(input, () => {
    close()
    setTyped(null)
    setQuery('')
    say(initialValue === null ? '' : inputTextOf(initialValue))
    follow(initialValue)
  })

  return {
    /** What the field shows. */
    text,
    isOpen,
    /** The options the text leaves, best first. */
    matches,
    /** What to highlight in them. */
    query,
    /** Which of them the keyboard is on. */
    active,
    choose,
    /** Empties the field, for a button: the focus goes back to the text. */
    clearByButton: useEvent(() => {
      clear()
      input.current?.focus()
    }),
    /** Opens or closes, for the arrow button. */
    toggleList: useEvent(() => {
      input.current?.focus()
      if (isOpen) close()
      else open('selected')
    }),
    inputHandlers: {
      onChange: onInputChange,
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => search(event.currentTarget.value),
      onKeyDown,
      onFocus(event: FocusEvent<HTMLInputElement>) {
        props.onFocus?.(event)
        setIsFocused(true)
      },
      onBlur: onLeave,
      onClick(event: MouseEvent<HTMLInputElement>) {
        props.onClick?.(event)
        if (!isOpen) open('selected')
      },
    },
  }
}
