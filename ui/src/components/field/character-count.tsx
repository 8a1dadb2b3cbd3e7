import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import { type CountLabels, countNotice } from './count-notice'

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
