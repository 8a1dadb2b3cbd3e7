import { type FocusEventHandler, useEffect, useRef, useState } from 'react'
import type { BaseFieldProps } from './field'

/** The `Combobox` props that the hook controls. */
interface DelayedClearProps {
  inputValue?: string
  onInputChange?: (text: string) => void
  allowCustom?: boolean
  onFocus?: FocusEventHandler<HTMLInputElement>
  onBlur?: BaseFieldProps['onBlur'] | undefined
  error?: string | undefined
  /** Empty while the text names no option, so that the browser finds it invalid; else left out. */
  pattern?: string
}

/** How a field clears text that names no option. */
export interface DelayedClearOptions {
  /** Delay from blur until such text is cleared, in milliseconds. Default: the combobox clears it at once, without a message. */
  clearAfterMs?: number | undefined
  /** Returns the error for the text that was cleared. It is shown until the next change. */
  clearedText?: ((text: string) => string) | undefined
}

interface DelayedClearInput extends DelayedClearOptions {
  /** The chosen option's text; `''` for none. */
  valueText: string
  error: string | undefined
  onFocus?: FocusEventHandler<HTMLInputElement> | undefined
  onBlur: BaseFieldProps['onBlur'] | undefined
  onInputChange?: ((text: string) => void) | undefined
}

/**
 * Clears text that names no option a moment after blur and shows an error. Choosing an option or returning to the field
 * before then keeps the text.
 */
export function useDelayedClear(input: DelayedClearInput): DelayedClearProps {
  const { valueText, clearAfterMs, clearedText, error, onFocus, onBlur, onInputChange } = input
  const [text, setText] = useState(valueText)
  /** The text that was cleared last, until the next change. */
  const [clearedInput, setClearedInput] = useState<string | null>(null)
  const [lastValueText, setLastValueText] = useState(valueText)
  const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latestRef = useRef({ text, valueText })

  // A value set from outside replaces the text. Typing that names no option empties the value too, but by then the text
  // differs from the last value's, so it is kept.
  if (valueText !== lastValueText) {
    setLastValueText(valueText)
    setClearedInput(null)
    if (valueText !== '' || text === lastValueText) setText(valueText)
  }

  useEffect(() => {
    latestRef.current = { text, valueText }
  })

  useEffect(() => () => clearTimeout(timerRef.current), [])

  if (clearAfterMs === undefined) return { onBlur, error }

  // Text that names no option isn't submitted, so an empty `pattern`, which no text matches, blocks the form meanwhile.
  const isUnknown = valueText === '' && text.trim() !== ''

  // Runs after the delay, so it reads the text and value of the latest render.
  function clearUnknownText() {
    const current = latestRef.current
    if (current.valueText !== '' || current.text.trim() === '') return
    setText('')
    setClearedInput(current.text)
  }

  const clearedError = clearedInput === null ? undefined : clearedText?.(clearedInput)

  return {
    inputValue: text,
    onInputChange: (next) => {
      onInputChange?.(next)
      clearTimeout(timerRef.current)
      setClearedInput(null)
      setText(next)
    },
    allowCustom: true,
    onFocus: (event) => {
      onFocus?.(event)
      clearTimeout(timerRef.current)
    },
    onBlur: (event) => {
      onBlur?.(event)
      clearTimeout(timerRef.current)
      timerRef.current = setTimeout(clearUnknownText, clearAfterMs)
    },
    ...(isUnknown && { pattern: '' }),
    error: clearedError ?? error,
  }
}
