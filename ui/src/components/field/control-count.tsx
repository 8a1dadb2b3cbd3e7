import { type ComponentProps, type RefObject, useEffect, useState } from 'react'
import { CharacterCount } from './character-count'
import { useFormReset } from './use-form-reset'

interface ControlCountProps extends Omit<ComponentProps<typeof CharacterCount>, 'used'> {
  /** The control whose text is counted. */
  control: RefObject<HTMLTextAreaElement | null>
  /** The control's first text. */
  initial: string
}

/** The character count of a control that keeps its own text, whether typed, reset or set by a form library. */
export function ControlCount({ control, initial, ...count }: ControlCountProps) {
  const [used, setUsed] = useState(initial.length)

  useEffect(() => {
    const element = control.current
    const read = () => setUsed(element?.value.length ?? 0)
    // Form libraries set the text in the document while they render, which fires no event.
    read()
    element?.addEventListener('input', read)
    return () => element?.removeEventListener('input', read)
  })

  // The browser resets the text after the event.
  useFormReset(control, () => setTimeout(() => setUsed(control.current?.value.length ?? 0)))

  return <CharacterCount {...count} used={used} />
}
