import { type ComponentProps, useId } from 'react'
import { cn } from '../../cn'
import { CharacterCount } from '../field/character-count'
import { controlFrame, controlInput } from '../field/control-frame'
import { type CountLabels, countLabels } from '../field/count-notice'
import { Field, type FieldProps } from '../field/field'
import { useTexts } from '../locale/locale-context'

type Native = Omit<ComponentProps<'textarea'>, keyof FieldProps | 'value' | 'onChange'>

export interface TextAreaProps extends FieldProps, Native {
  /** The current text. */
  value: string
  /** Called with the new text on every change. */
  onChange: (value: string) => void
  /** Initial number of lines; it grows with its text. Default 4. */
  rows?: number
  /** Maximum number of characters; shows a live count. Default: no limit. */
  maxLength?: number
  /** Replaces the words about the limit. */
  labels?: Partial<CountLabels>
}

/** Several lines of plain text. For bold, lists and headings use `RichTextField`. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, hint, error, required, disabled, readOnly, id, name, onBlur, ...own } = props
  const { value, onChange, rows = 4, maxLength, labels: ownLabels, className, ...native } = own
  const labels = useTexts('characterCount', countLabels, ownLabels)
  const countId = useId()
  const field = { label, hideLabel, hint, error, required, disabled, readOnly, id, name, onBlur }
  const counted = maxLength !== undefined
  return (
    <Field
      {...field}
      className={className}
      describedBy={counted ? countId : undefined}
      aside={counted && <CharacterCount id={countId} used={value.length} max={maxLength} labels={labels} />}
    >
      {(control) => (
        <div className={controlFrame({ invalid: Boolean(error) })}>
          <textarea
            {...native}
            {...control}
            data-control=""
            rows={rows}
            maxLength={maxLength}
            readOnly={readOnly}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={cn(controlInput, 'field-sizing-content max-h-96 resize-y py-2.5')}
            style={{ minHeight: `calc(${rows}lh + 1.25rem)` }}
          />
        </div>
      )}
    </Field>
  )
}
