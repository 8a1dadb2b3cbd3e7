import { useEffect, useRef, useState } from 'react'

/** The props of a `Combobox` that its text passes through. */
export interface TakenBackProps {
  inputValue?: string
  onInputChange?: (text: string) => void
  allowCustom?: boolean
  onBlur?: () => void
}

export interface TakenBackInput {
  /** What the field shows for the chosen option; `''` for none. */
  shown: string
  /** Milliseconds from leaving until text that names no option goes. Undefined leaves all of it to the combobox. */
  after: number | undefined
  /** Called with the text that went: say so. */
  onTakenBack: ((text: string) => void) | undefined
  onBlur: (() => void) | undefined
}

/**
 * Lets text that names no option stay for a moment after leaving, then takes it back and says so. An option pressed
 * meanwhile counts.
 */
export function useTakenBack({ shown, after, onTakenBack, onBlur }: TakenBackInput): TakenBackProps {
  const [text, setText] = useState(shown)
  const [seen, setSeen] = useState(shown)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ text, shown, onTakenBack })

  // A value set from outside is shown; a value lost by typing over it leaves what is being typed.
  if (shown !== seen) {
    setSeen(shown)
    if (shown !== '' || text === seen) setText(shown)
  }

  useEffect(() => {
    latest.current = { text, shown, onTakenBack }
  })

  useEffect(() => () => clearTimeout(timer.current), [])

  if (after === undefined) return { onBlur }

  function takeBack() {
    const now = latest.current
    if (now.shown !== '' || now.text.trim() === '') return
    setText('')
    now.onTakenBack?.(now.text)
  }

  return {
    inputValue: text,
    onInputChange: (next) => {
      clearTimeout(timer.current)
      setText(next)
    },
    allowCustom: true,
    onBlur: () => {
      onBlur?.()
      clearTimeout(timer.current)
      timer.current = setTimeout(takeBack, after)
    },
  }
}
