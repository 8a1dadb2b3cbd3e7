import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { cn } from '../../cn'
import { controlFrame, controlInput } from '../field/control-frame'
import { Field, type FieldProps } from '../field/field'
import { joinWords } from '../field/join-words'
import { type NativeValueProps, type UncontrolledValueProps, valueAttributes } from '../field/native-value'
import { splitFieldProps } from '../field/split-field-props'
import { Eye, EyeOff } from '../icons/document-icons'
import { useTexts } from '../locale/locale-context'
import { type TextFieldLabels, textFieldLabels } from './labels'

type NativeInputProps = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix' | 'size'
>

export interface TextFieldProps extends TextFieldBaseProps {
  /** The current text. */
  value: string
  /** Called with the new text on every change. */
  onChange: (value: string) => void
}

/** An uncontrolled `TextField`. */
export interface UncontrolledTextFieldProps
  extends TextFieldBaseProps,
    UncontrolledValueProps<string, HTMLInputElement> {}

interface TextFieldBaseProps extends FieldProps, NativeInputProps {
  /** Default `text`. A `password` field has a button that reveals its text. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search' | 'time' | 'date' | 'number'
  /** Before the text, inside the frame: a currency sign, an icon. Decorative: hidden from screen readers. */
  prefix?: ReactNode
  /** After the text, inside the frame: a unit, or a small button. Screen readers get a string as part of the description. */
  suffix?: ReactNode
  /** Replaces words. Default: those of the `LocaleProvider`, else English. */
  labels?: Partial<TextFieldLabels>
}

const affixClass = 'flex shrink-0 items-center text-ink-muted'

/** A single-line text input with label, hint and error. */
export function TextField(props: UncontrolledTextFieldProps): ReactNode
export function TextField(props: TextFieldProps): ReactNode
export function TextField(props: TextFieldBaseProps & NativeValueProps<string, HTMLInputElement>) {
  const [field, { type = 'text', prefix, suffix, labels: ownLabels, ...native }] = splitFieldProps(props)
  const labels = useTexts('textField', textFieldLabels, ownLabels)
  const [isRevealed, setIsRevealed] = useState(false)
  const suffixId = useId()
  return (
    <Field {...field} describedBy={native['aria-describedby']}>
      {(control) => (
        <div className={controlFrame({ invalid: Boolean(field.error) })}>
          {prefix !== undefined && (
            <span aria-hidden="true" className={cn(affixClass, 'ps-3.5')}>
              {prefix}
            </span>
          )}
          <input
            {...native}
            // The field's attributes replace the caller's, and those of the value replace `native.onChange`.
            {...control}
            aria-describedby={joinWords(typeof suffix === 'string' && suffixId, control['aria-describedby'])}
            data-control=""
            type={type === 'password' && isRevealed ? 'text' : type}
            readOnly={field.readOnly}
            {...valueAttributes(native)}
            className={cn(controlInput, prefix !== undefined && 'ps-2', suffix !== undefined && 'pe-2')}
          />
          {type === 'password' && (
            <RevealToggle
              label={labels.reveal}
              isRevealed={isRevealed}
              onChange={setIsRevealed}
              disabled={field.disabled}
            />
          )}
          {suffix !== undefined && (
            <span id={suffixId} className={cn(affixClass, 'pe-3.5')}>
              {suffix}
            </span>
          )}
        </div>
      )}
    </Field>
  )
}

interface RevealToggleProps {
  label: string
  isRevealed: boolean
  onChange: (isRevealed: boolean) => void
  disabled?: boolean | undefined
}

/** Shows or hides the text of a password field. */
function RevealToggle({ label, isRevealed, onChange, disabled }: RevealToggleProps) {
  const Icon = isRevealed ? EyeOff : Eye
  return (
    <button
      type="button"
      aria-pressed={isRevealed}
      aria-label={label}
      disabled={disabled}
      onClick={() => onChange(!isRevealed)}
      className="grid w-12 shrink-0 place-items-center rounded-md text-ink-muted -outline-offset-4 hover:text-ink"
    >
      <Icon className="size-5" />
    </button>
  )
}
