import { type RefObject, useEffect, useState } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import { type CountLabels, countNotice } from './count-notice'
import { useFormReset } from './use-form-reset'

interface CharacterCountProps {
  /** For the control's `aria-describedby`. */
  id: string
  /** Characters used. */
  used: number
  /** Characters allowed. */
  max: number
  labels: CountLabels
}

/** "12 / 500" beside a text field; announced only near the limit. */
export function CharacterCount({ id, used, max, labels }: CharacterCountProps) {
  return (
    <span className={used > max ? 'font-semibold text-danger' : undefined}>
      <span aria-hidden="true">{labels.used(used, max)}</span>
      <VisuallyHidden id={id}>{labels.limit(max)}</VisuallyHidden>
      <VisuallyHidden aria-live="polite">{countNotice(used, max, labels)}</VisuallyHidden>
    </span>
  )
}

interface ControlCountProps extends Omit<CharacterCountProps, 'used'> {
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
