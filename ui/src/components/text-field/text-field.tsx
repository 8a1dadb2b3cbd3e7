import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { cn } from '../../cn'
import { controlFrameClass, controlInputClass } from '../field/control-frame'
import { Field, type FieldProps } from '../field/field'
import { joinWords } from '../field/join-words'
import { type NativeValueProps, type UncontrolledValue, valueAttributes } from '../field/native-value'
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
export interface UncontrolledTextFieldProps extends TextFieldBaseProps, UncontrolledValue<string, HTMLInputElement> {}

interface TextFieldBaseProps extends FieldProps, NativeInputProps {
  /** Default `text`. A `password` field has a button that reveals its text. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search' | 'time' | 'date' | 'number'
  /** Before the text, inside the frame: a currency sign, an icon. No part of the field's name or description. */
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
  const [isShown, setIsShown] = useState(false)
  const suffixId = useId()
  return (
    <Field {...field} describedBy={native['aria-describedby']}>
      {(control) => (
        <div className={controlFrameClass({ invalid: Boolean(field.error) })}>
          {prefix !== undefined && <span className={cn(affixClass, 'ps-3.5')}>{prefix}</span>}
          <input
            {...native}
            // The field's attributes replace the caller's, and those of the value replace `native.onChange`.
            {...control}
            aria-describedby={joinWords(typeof suffix === 'string' && suffixId, control['aria-describedby'])}
            data-control=""
            type={type === 'password' && isShown ? 'text' : type}
            readOnly={field.readOnly}
            {...valueAttributes(native)}
            className={cn(controlInputClass, prefix !== undefined && 'ps-2', suffix !== undefined && 'pe-2')}
          />
          {type === 'password' && (
            <RevealToggle label={labels.reveal} isShown={isShown} onChange={setIsShown} disabled={field.disabled} />
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
  isShown: boolean
  onChange: (isShown: boolean) => void
  disabled?: boolean | undefined
}

/** Shows or hides the text of a password field. */
function RevealToggle({ label, isShown, onChange, disabled }: RevealToggleProps) {
  const Icon = isShown ? EyeOff : Eye
  return (
    <button
      type="button"
      aria-pressed={isShown}
      aria-label={label}
      disabled={disabled}
      onClick={() => onChange(!isShown)}
      className="grid w-12 shrink-0 place-items-center rounded-md text-ink-muted -outline-offset-4 hover:text-ink"
    >
      <Icon className="size-5" />
    </button>
  )
}
