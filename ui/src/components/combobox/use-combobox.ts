import {
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useState,
} from 'react'
import { useEvent } from '../field/use-event'
import { useFormReset } from '../field/use-form-reset'
import { NONE } from './active-option'
import type { ComboboxProps } from './combobox-props'
import { commandOf, type KeyCommand } from './keys'
import { useOptionList, useValueAndText, type ValueOptions } from './use-combobox-state'

/** The caller's handlers run first. A key whose default they prevent is not handled again. */
type HandlerProp = 'onSubmit' | 'onBlur' | 'onKeyDown' | 'onFocus' | 'onClick'

interface ComboboxOptions<T> extends ValueOptions<T>, Pick<ComboboxProps<T>, HandlerProp> {
  input: RefObject<HTMLInputElement | null>
  isEditable: boolean
}

/**
 * A combobox's behaviour. The value follows the text: text that names an option chooses it, other text chooses none. On
 * blur, text that names no option is cleared unless custom text is allowed.
 */
export function useCombobox<T>(props: ComboboxOptions<T>) {
  const { input, value, isEditable } = props
  const [isFocused, setIsFocused] = useState(false)
  const { text, valueText, search, findNamed, isValue, ...state } = useValueAndText(props, isFocused)
  const list = useOptionList(search)
  const { isOpen, matches, query, activeOption } = list

  function openList(activate: 'selected' | 'first' | 'last' | 'none') {
    if (!isEditable) return
    const nextQuery = text === valueText ? '' : text
    const options = search(nextQuery)
    const selectedIndex = value === null || activate === 'none' ? NONE : options.findIndex(isValue)
    const fallbackIndex = activate === 'first' ? 0 : activate === 'last' ? options.length - 1 : NONE
    list.open(nextQuery, selectedIndex >= 0 ? selectedIndex : Math.min(fallbackIndex, options.length - 1))
  }

  const choose = useEvent((option: T) => {
    state.choose(option)
    list.close()
  })

  function searchFor(nextText: string) {
    list.open(nextText, NONE)
    state.setValue(findNamed(nextText, false))
  }

  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const next = target.value
    state.setText(next, next)
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return
    // Browser autofill changes an input without focusing it, so no blur follows; settle the value now.
    if (document.activeElement === target) searchFor(next)
    else state.settle(next)
  }

  const handleKeyDown = useKeyCommands(props, list, {
    openList,
    choose,
    text,
    findNamed,
  })

  useEscapeKey(isFocused && isEditable && (isOpen || text !== ''), () => (isOpen ? list.close() : state.clear()))

  useFormReset(input, () => {
    list.close()
    state.reset()
  })

  return {
    /** The input's text. */
    text,
    isOpen,
    /** The options that match the query, best first. */
    matches,
    /** The text to highlight in them. */
    query,
    activeOption,
    choose,
    /** Empties the field and focuses the input. */
    clearAndFocus: useEvent(() => {
      state.clear()
      if (isOpen) list.open('', NONE)
      input.current?.focus()
    }),
    /** Opens or closes the list and focuses the input. */
    toggleList: useEvent(() => {
      input.current?.focus()
      if (isOpen) list.close()
      else openList('selected')
    }),
    inputHandlers: {
      onChange: handleChange,
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => searchFor(event.currentTarget.value),
      onKeyDown: handleKeyDown,
      onFocus(event: FocusEvent<HTMLInputElement>) {
        props.onFocus?.(event)
        setIsFocused(true)
      },
      onBlur() {
        setIsFocused(false)
        list.close()
        state.settle(text)
        props.onBlur?.()
      },
      onClick(event: MouseEvent<HTMLInputElement>) {
        props.onClick?.(event)
        if (!isOpen) openList('selected')
      },
    },
  }
}

interface KeyActions<T> {
  text: string
  openList: (activate: 'first' | 'last' | 'none') => void
  choose: (option: T) => void
  findNamed: (text: string, byKeyword: boolean) => T | null
}

/** The input's `onKeyDown`. */
function useKeyCommands<T>(
  props: Pick<ComboboxOptions<T>, 'onKeyDown' | 'onSubmit' | 'isEditable' | 'allowCustom'>,
  list: ReturnType<typeof useOptionList<T>>,
  { text, openList, choose, findNamed }: KeyActions<T>,
) {
  const { isOpen, close, activeOption, matches, query } = list

  /** The option Enter chooses: the active one, else the one the text names, else the only match. */
  function optionForEnter(): T | undefined {
    const active = matches[activeOption.get()]
    if (active !== undefined || props.allowCustom) return active
    const [onlyMatch, secondMatch] = query === '' ? [] : matches
    return findNamed(text, true) ?? (secondMatch === undefined ? onlyMatch : undefined)
  }

  /** Runs a command. @returns whether the browser's default action must not happen */
  function run(command: KeyCommand, field: HTMLInputElement): boolean {
    switch (command.type) {
      case 'open':
        openList(command.activate)
        return true
      case 'close':
        close()
        return true
      case 'move':
        activeOption.set(command.index)
        return true
      case 'editText': {
        activeOption.set(NONE)
        if (command.caret === null) return false
        const offset = command.caret === 'start' ? 0 : text.length
        field.setSelectionRange(offset, offset)
        return true
      }
      case 'enter': {
        const option = isOpen ? optionForEnter() : undefined
        if (option === undefined) {
          close()
          props.onSubmit?.(text)
          return props.onSubmit !== undefined
        }
        choose(option)
        return true
      }
      case 'chooseAndLeave': {
        const option = matches[activeOption.get()]
        if (option !== undefined) choose(option)
        return false
      }
    }
  }

  return (event: KeyboardEvent<HTMLInputElement>) => {
    props.onKeyDown?.(event)
    if (event.defaultPrevented || isComposing(event.nativeEvent) || !props.isEditable) return
    const state = { isOpen, activeIndex: activeOption.get(), count: matches.length }
    const command = commandOf(event, state)
    if (command && run(command, event.currentTarget)) event.preventDefault()
  }
}

/** Whether an input method handles the key. Safari signals it by `keyCode` 229 alone once the composition has ended. */
function isComposing({ isComposing, keyCode }: globalThis.KeyboardEvent): boolean {
  return isComposing || keyCode === 229
}

/**
 * Handles Escape before any other listener on the page: a dialog around the open list listens on the document, and must
 * stay open when Escape closes the list.
 */
function useEscapeKey(isEnabled: boolean, onEscape: () => void): void {
  const handleKeyDown = useEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return
    event.preventDefault()
    event.stopPropagation()
    onEscape()
  })

  useEffect(() => {
    if (!isEnabled) return
    window.addEventListener('keydown', handleKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', handleKeyDown, { capture: true })
  }, [isEnabled, handleKeyDown])
}
