import { useEffect, useRef, useState } from 'react'

/** The props of a `Combobox` that its text and its error pass through. */
export interface TakenBackProps {
  inputValue?: string
  onInputChange?: (text: string) => void
  allowCustom?: boolean
  onBlur?: (() => void) | undefined
  error?: string | undefined
}

/** How a field says that text naming no option does not stay. */
export interface TakeBackOptions {
  /** Milliseconds from leaving until such text goes. Default: the combobox takes it back at once, without a word. */
  takeBackAfter?: number | undefined
  /** What is said of the text that went, until something is typed or chosen. */
  takenBackText?: ((text: string) => string) | undefined
}

interface TakenBackInput extends TakeBackOptions {
  /** What the field shows for the chosen option; `''` for none. */
  shown: string
  error: string | undefined
  onBlur: (() => void) | undefined
}

/**
 * Lets text that names no option stay for a moment after leaving, then takes it back and says so. An option pressed
 * meanwhile counts.
 */
export function useTakenBack(input: TakenBackInput): TakenBackProps {
  const { shown, takeBackAfter, takenBackText, error, onBlur } = input
  const [text, setText] = useState(shown)
  const [gone, setGone] = useState<string | null>(null)
  const [seen, setSeen] = useState(shown)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ text, shown })

  // A value set from outside is shown; a value lost by typing over it leaves what is being typed.
  if (shown !== seen) {
    setSeen(shown)
    setGone(null)
    if (shown !== '' || text === seen) setText(shown)
  }

  useEffect(() => {
    latest.current = { text, shown }
  })

  useEffect(() => () => clearTimeout(timer.current), [])

  if (takeBackAfter === undefined) return { onBlur, error }

  function takeBack() {
    const now = latest.current
    if (now.shown !== '' || now.text.trim() === '') return
    setText('')
    setGone(now.text)
  }

  return {
    inputValue: text,
    onInputChange: (next) => {
      clearTimeout(timer.current)
      setGone(null)
      setText(next)
    },
    allowCustom: true,
    onBlur: () => {
      onBlur?.()
      clearTimeout(timer.current)
      timer.current = setTimeout(takeBack, takeBackAfter)
    },
    error: (gone === null ? undefined : takenBackText?.(gone)) ?? error,
  }
}
