import { Button, TextField } from '@campus-gigs/ui'
import { type ReactNode, type Ref, useState } from 'react'

interface AddLineProps {
  label: string
  /** What the button adds: "Add point". */
  button: string
  placeholder?: string
  hint?: ReactNode
  error?: string
  maxLength: number
  /** No more can be added. */
  full: boolean
  /** Called with the trimmed text, by Enter, the button or leaving the field, so that nothing typed is lost. */
  onAdd: (text: string) => void
  ref?: Ref<HTMLInputElement>
}

/** One line to add to a list. Phones have a button where their keyboard has no Enter. */
export function AddLine({ label, button, full, onAdd, ...field }: AddLineProps) {
  const [text, setText] = useState('')

  function add() {
    const line = text.trim()
    setText('')
    if (line) onAdd(line)
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 has-data-invalid:items-start">
      <TextField
        {...field}
        label={label}
        value={text}
        disabled={full}
        onChange={setText}
        onBlur={add}
        enterKeyHint="enter"
        onKeyDown={(event) => {
          const { isComposing, keyCode } = event.nativeEvent
          // An input method's own; Safari says so by the code alone.
          if (event.key !== 'Enter' || isComposing || keyCode === 229) return
          // Enter adds a line; it would send the whole step otherwise.
          event.preventDefault()
          add()
        }}
      />
      <Button onClick={add} disabled={full} className="in-has-data-invalid:mt-7">
        {button}
      </Button>
    </div>
  )
}
