import { type ComponentProps, type ReactNode, useId, useRef } from 'react'
import { cn } from '../../cn'
import { CharacterCount, ControlCount } from '../field/character-count'
import { controlFrameClass, controlInputClass } from '../field/control-frame'
import { type CountLabels, countLabels } from '../field/count-notice'
import { Field, type FieldProps } from '../field/field'
import { joinWords } from '../field/join-words'
import { type NativeValueProps, type UncontrolledValue, valueAttributes } from '../field/native-value'
import { splitFieldProps } from '../field/split-field-props'
import { useMergedRef } from '../field/use-merged-ref'
import { useTexts } from '../locale/locale-context'

type NativeTextAreaProps = Omit<ComponentProps<'textarea'>, keyof FieldProps | 'value' | 'defaultValue' | 'onChange'>

export interface TextAreaProps extends TextAreaBaseProps {
  /** The current text. */
  value: string
  /** Called with the new text on every change. */
  onChange: (value: string) => void
}

/** An uncontrolled `TextArea`. */
export interface UncontrolledTextAreaProps extends TextAreaBaseProps, UncontrolledValue<string, HTMLTextAreaElement> {}

interface TextAreaBaseProps extends FieldProps, NativeTextAreaProps {
  /** Initial number of lines; it grows with its text. Default 4. */
  rows?: number
  /** Maximum number of characters; shows a live count. Default: no limit. */
  maxLength?: number
  /** Replaces the words about the limit. */
  labels?: Partial<CountLabels>
}

/** Several lines of plain text. For bold, lists and headings use `RichTextField`. */
export function TextArea(props: UncontrolledTextAreaProps): ReactNode
export function TextArea(props: TextAreaProps): ReactNode
export function TextArea(props: TextAreaBaseProps & NativeValueProps<string, HTMLTextAreaElement>) {
  const [field, { rows = 4, maxLength, labels: ownLabels, ref, ...native }] = splitFieldProps(props)
  const labels = useTexts('characterCount', countLabels, ownLabels)
  const countId = useId()
  const controlRef = useRef<HTMLTextAreaElement>(null)
  const mergedRef = useMergedRef(controlRef, ref)
  const isCounted = maxLength !== undefined
  const countProps = { id: countId, max: maxLength ?? 0, labels }
  return (
    <Field
      {...field}
      describedBy={joinWords(isCounted && countId, native['aria-describedby'])}
      aside={
        isCounted &&
        (native.value === undefined ? (
          <ControlCount {...countProps} control={controlRef} initial={native.defaultValue ?? ''} />
        ) : (
          <CharacterCount {...countProps} used={native.value.length} />
        ))
      }
    >
      {(control) => (
        <div className={controlFrameClass({ invalid: Boolean(field.error) })}>
          <textarea
            {...native}
            {...control}
            ref={mergedRef}
            data-control=""
            rows={rows}
            maxLength={maxLength}
            readOnly={field.readOnly}
            {...valueAttributes(native)}
            className={cn(controlInputClass, 'field-sizing-content max-h-96 resize-y py-2.5')}
            style={{ minHeight: `calc(${rows}lh + 1.25rem)`, ...native.style }}
          />
        </div>
      )}
    </Field>
  )
}
