import { useEffect, useRef, useState } from 'react'
import type { BaseFieldProps } from './field'

/** The `Combobox` props that the hook controls. */
interface DelayedClearProps {
  inputValue?: string
  onInputChange?: (text: string) => void
  allowCustom?: boolean
  onBlur?: BaseFieldProps['onBlur'] | undefined
  error?: string | undefined
}

/** How a field clears text that names no option. */
export interface DelayedClearOptions {
  /** Delay from blur until such text is cleared, in milliseconds. Default: the combobox clears it at once, without a message. */
  clearAfterMs?: number | undefined
  /** The error shown for the cleared text, until the next change. */
  clearedText?: ((text: string) => string) | undefined
}

interface DelayedClearInput extends DelayedClearOptions {
  /** The chosen option's text; `''` for none. */
  valueText: string
  error: string | undefined
  onBlur: BaseFieldProps['onBlur'] | undefined
}

/**
 * Clears text that names no option a moment after blur and shows an error. An option chosen in the meantime prevents it.
 */
export function useDelayedClear(input: DelayedClearInput): DelayedClearProps {
  const { valueText, clearAfterMs, clearedText, error, onBlur } = input
  const [text, setText] = useState(valueText)
  const [clearedInput, setClearedInput] = useState<string | null>(null)
  const [lastValueText, setLastValueText] = useState(valueText)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ text, valueText })

  // A value set from outside replaces the text; a value cleared by typing keeps the typed text.
  if (valueText !== lastValueText) {
    setLastValueText(valueText)
    setClearedInput(null)
    if (valueText !== '' || text === lastValueText) setText(valueText)
  }

  useEffect(() => {
    latest.current = { text, valueText }
  })

  useEffect(() => () => clearTimeout(timer.current), [])

  if (clearAfterMs === undefined) return { onBlur, error }

  function clearUnknownText() {
    const current = latest.current
    if (current.valueText !== '' || current.text.trim() === '') return
    setText('')
    setClearedInput(current.text)
  }

  return {
    inputValue: text,
    onInputChange: (next) => {
      clearTimeout(timer.current)
      setClearedInput(null)
      setText(next)
    },
    allowCustom: true,
    onBlur: (event) => {
      onBlur?.(event)
      clearTimeout(timer.current)
      timer.current = setTimeout(clearUnknownText, clearAfterMs)
    },
    error: (clearedInput === null ? undefined : clearedText?.(clearedInput)) ?? error,
  }
}
