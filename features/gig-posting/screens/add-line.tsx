import { Button, TextField } from '@campus-gigs/ui'
import { type ReactNode, type Ref, useState } from 'react'
import { goingLiveMessages } from '@/domain'

interface AddLineProps {
  label: string
  /** The label of the button, such as "Add point". */
  buttonLabel: string
  placeholder?: string
  hint?: ReactNode
  error?: string
  maxLength: number
  /** Whether the list is full: the field is read-only then, and its hint says so. */
  isFull: boolean
  /** Called with the trimmed text on Enter, on the button, and on blur, so that typed text is not lost. */
  onAdd: (text: string) => void
  ref?: Ref<HTMLInputElement>
}

/** A text field that adds a line to a list, with a button for keyboards without Enter. */
export function AddLine({ label, buttonLabel, hint, isFull, onAdd, ...field }: AddLineProps) {
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
        hint={isFull ? goingLiveMessages.gig.listFull : hint}
        value={text}
        readOnly={isFull}
        onChange={setText}
        onBlur={add}
        enterKeyHint="enter"
        onKeyDown={(event) => {
          const { isComposing, keyCode } = event.nativeEvent
          // Enter that confirms an input method's composition; Safari reports only the key code 229.
          if (event.key !== 'Enter' || isComposing || keyCode === 229) return
          // Enter would submit the step.
          event.preventDefault()
          add()
        }}
      />
      {/* `disabled` would lose its focus. */}
      <Button
        onClick={add}
        aria-disabled={isFull || undefined}
        className="aria-disabled:opacity-60 in-has-data-invalid:mt-7"
      >
        {buttonLabel}
      </Button>
    </div>
  )
}
