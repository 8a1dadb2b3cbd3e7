import { useState } from 'react'
import { findExact } from '../combobox/filter'
import { type OptionField, useOptionSearch } from '../combobox/use-combobox-state'
import { useFieldValue } from '../field/use-field-value'
import type { MultiComboboxProps } from './rich-combobox-props'
import { toggleKey } from './selection'

const none: readonly never[] = []

/** Several chosen options, and the input's text, which only searches: a choice or blur empties it. */
export function useSelection<T>(props: MultiComboboxProps<T>) {
  const { optionKey, max, onInputChange } = props
  const [chosen, setChosen, initial] = useFieldValue<readonly T[]>(
    props.value,
    props.defaultValue ?? none,
    props.onChange,
  )
  const { indexed, search } = useOptionSearch(props)
  const [ownText, setOwnText] = useState('')
  const text = props.inputValue ?? ownText
  const keys = chosen.map(optionKey)

  function setText(newText: string) {
    setOwnText(newText)
    if (newText !== text) onInputChange?.(newText)
  }

  /** Reports the options of `nextKeys`, each found among the chosen options and `added`. */
  function setKeys(nextKeys: readonly string[], added: readonly T[] = none) {
    const known = [...chosen, ...added]
    const next = nextKeys.flatMap((key) => known.find((option) => optionKey(option) === key) ?? [])
    const isChanged = nextKeys.length !== keys.length || nextKeys.some((key, index) => key !== keys[index])
    if (isChanged) setChosen(next)
  }

  const field: OptionField<T> = {
    text,
    valueText: '',
    search,
    findNamed: (name, byKeyword) => findExact(indexed, name, byKeyword),
    // Typing chooses no option, and the list opens without scrolling to a chosen one.
    isValue: () => false,
    setValue: () => {},
    setText,
    clear: () => setText(''),
    choose(option) {
      setKeys(toggleKey(keys, optionKey(option), max), [option])
      setText('')
      return true
    },
    settle(name) {
      const named = findExact(indexed, name, true)
      if (named && !keys.includes(optionKey(named))) setKeys(toggleKey(keys, optionKey(named), max), [named])
      setText('')
    },
    reset() {
      setText('')
      setChosen(initial)
    },
  }
  return { field, chosen, keys, setKeys }
}
