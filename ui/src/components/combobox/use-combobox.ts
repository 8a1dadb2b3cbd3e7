import {
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
} from 'react'
import { isInputMethodKey, useEscapeKey } from '../field/use-escape-key'
import { useEvent } from '../field/use-event'
import { useFormReset } from '../field/use-form-reset'
import { NONE } from './active-option'
import type { ComboboxProps } from './combobox-props'
import { commandOf, type KeyCommand } from './keys'
import type { OptionField, useOptionList } from './use-combobox-state'

/** The caller's handlers, which run first, except `onBlur`. A key whose default they prevent is not handled again. */
type HandlerProp = 'onSubmit' | 'onBlur' | 'onKeyDown' | 'onFocus' | 'onClick' | 'onCompositionEnd'

export interface ComboboxOptions extends Pick<ComboboxProps<never>, HandlerProp | 'allowCustom' | 'openOnFocus'> {
  input: RefObject<HTMLInputElement | null>
  isEditable: boolean
}

/** Whether the input has the focus, and the setter. */
export type FocusState = [isFocused: boolean, setIsFocused: (isFocused: boolean) => void]

type OptionList<T> = ReturnType<typeof useOptionList<T>>
type ListActions<T> = ReturnType<typeof useListActions<T>>

/** A combobox's behaviour: keys, focus, and the list that opens and closes. */
export function useCombobox<T>(
  props: ComboboxOptions,
  field: OptionField<T>,
  list: OptionList<T>,
  [isFocused, setIsFocused]: FocusState,
) {
  const { input, isEditable } = props
  const { text } = field
  const { isOpen } = list
  const actions = useListActions(props, field, list)

  const canEscape = isOpen || text !== ''
  useEscapeKey(isFocused && isEditable && canEscape, () => {
    if (isOpen) list.close()
    else field.clear()
  })

  // Browsers send no blur to an input that is disabled, or whose fieldset is, while it has the focus.
  useEffect(() => {
    if (!isFocused || (isEditable && input.current?.matches(':enabled'))) return
    setIsFocused(false)
    list.close()
  })

  useFormReset(input, () => {
    list.close()
    field.reset()
  })

  return {
    actions,
    inputHandlers: {
      ...typingHandlers(props, field, list),
      onKeyDown: keyDownHandler(props, field, list, actions),
      onFocus(event: FocusEvent<HTMLInputElement>) {
        props.onFocus?.(event)
        setIsFocused(true)
        if (props.openOnFocus) actions.open('selected')
      },
      onBlur(event: FocusEvent<HTMLInputElement>) {
        setIsFocused(false)
        list.close()
        field.settle(text)
        props.onBlur?.(event)
      },
      onClick(event: MouseEvent<HTMLInputElement>) {
        props.onClick?.(event)
        if (!isOpen) actions.open('selected')
      },
    },
  }
}

function useListActions<T>({ input, isEditable }: ComboboxOptions, field: OptionField<T>, list: OptionList<T>) {
  function open(activate: 'selected' | 'first' | 'last' | 'none') {
    if (!isEditable) return
    // While the input shows the value's own text, nothing is typed, so list all options.
    const query = field.text === field.valueText ? '' : field.text
    const options = field.search(query)
    const selectedIndex = activate === 'none' ? NONE : options.findIndex(field.isValue)
    // -1, which is `NONE`, when there are no options.
    const lastIndex = options.length - 1
    const indexWithoutSelection = { selected: NONE, none: NONE, first: Math.min(0, lastIndex), last: lastIndex }
    list.open(query, selectedIndex < 0 ? indexWithoutSelection[activate] : selectedIndex)
  }

  return {
    /** Opens the list with an option active: the chosen one, unless `activate` is `none`, else the first or last. */
    open,
    /** Opens or closes the list and focuses the input. */
    toggle: useEvent(() => {
      input.current?.focus()
      if (list.isOpen) list.close()
      else open('selected')
    }),
    choose: useEvent((option: T) => {
      if (!field.choose(option)) list.close()
    }),
    /** Empties the field and focuses the input. */
    clearAndFocus: useEvent(() => {
      field.clear()
      if (list.isOpen) list.open('', NONE)
      input.current?.focus()
    }),
  }
}

/** The input's handlers of text that is typed, composed by an input method or filled in by the browser. */
function typingHandlers<T>(props: ComboboxOptions, field: OptionField<T>, list: OptionList<T>) {
  function searchFor(text: string) {
    list.open(text, NONE)
    field.setValue(field.findNamed(text, false))
  }

  return {
    onChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
      const newText = target.value
      field.setText(newText, newText)
      // Android's keyboards compose every word. What is composed may still change, so it only filters the options.
      // The casts: React's `onChange` is the browser's `input` event, and a shadow root has an active element, too.
      if ((nativeEvent as InputEvent).isComposing) list.open(newText, NONE)
      // Browser autofill changes an input without focusing it, so no blur follows; settle the value now.
      else if ((target.getRootNode() as Document).activeElement === target) searchFor(newText)
      else field.settle(newText)
    },
    onCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
      props.onCompositionEnd?.(event)
      searchFor(event.currentTarget.value)
    },
  }
}

function keyDownHandler<T>(
  props: ComboboxOptions,
  { text, valueText, findNamed }: OptionField<T>,
  { isOpen, close, activeOption, matches, query }: OptionList<T>,
  { open, choose }: ListActions<T>,
) {
  /** The option Enter chooses: the active one, else the one the text names, else the only match. */
  function optionForEnter(): T | undefined {
    const active = matches[activeOption.get()]
    if (active !== undefined || props.allowCustom) return active
    return findNamed(text, true) ?? (query !== '' && matches.length === 1 ? matches[0] : undefined)
  }

  /** Runs a command. @returns whether the browser's default action must not happen */
  function run(command: KeyCommand, input: HTMLInputElement): boolean {
    switch (command.type) {
      case 'open':
        open(command.activate)
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
        input.setSelectionRange(offset, offset)
        return true
      }
      case 'choose': {
        const option = isOpen ? optionForEnter() : undefined
        if (option === undefined) {
          close()
          props.onSubmit?.(text)
          // Enter must not submit the form while the input shows text that names no option: the form would not get it.
          return props.onSubmit !== undefined || (!props.allowCustom && text !== valueText)
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
    if (event.defaultPrevented || isInputMethodKey(event.nativeEvent) || !props.isEditable) return
    const state = { isOpen, activeIndex: activeOption.get(), count: matches.length }
    const command = commandOf(event, state)
    if (command && run(command, event.currentTarget)) event.preventDefault()
  }
}
