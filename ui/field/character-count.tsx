import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import { countNotice } from './count-notice'

export interface CharacterCountProps {
  /** For the control's `aria-describedby`. */
  id: string
  /** Characters used. */
  used: number
  /** Characters allowed. */
  max: number
}

/** "12 / 500" beside a text field; screen readers hear it only as the limit comes near. */
export function CharacterCount({ id, used, max }: CharacterCountProps) {
  return (
    <span className={used > max ? 'font-semibold text-danger' : undefined}>
      <span aria-hidden="true">
        {used} / {max}
      </span>
      <VisuallyHidden id={id}>Up to {max} characters.</VisuallyHidden>
      <VisuallyHidden aria-live="polite">{countNotice(used, max)}</VisuallyHidden>
    </span>
  )
}
