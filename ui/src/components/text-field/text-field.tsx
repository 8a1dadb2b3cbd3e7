import { type ComponentProps, type ReactNode, useState } from 'react'
import { cn } from '../../cn'
import { controlFrame, controlInput } from '../field/control-frame'
import { Field, type FieldProps } from '../field/field'
import { joinWords } from '../field/join-words'
import { type EitherValue, type UncontrolledValue, valueAttributes } from '../field/native-value'
import { splitFieldProps } from '../field/split-field-props'
import { Eye, EyeOff } from '../icons/document-icons'
import { useTexts } from '../locale/locale-context'
import { type TextFieldLabels, textFieldLabels } from './labels'

type Native = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix' | 'size'
>

export interface TextFieldProps extends TextFieldBaseProps {
  /** The current text. */
  value: string
  /** Called with the new text on every change. */
  onChange: (value: string) => void
}

/** A `TextField` whose text the browser keeps. */
export interface UncontrolledTextFieldProps extends TextFieldBaseProps, UncontrolledValue<string, HTMLInputElement> {}

interface TextFieldBaseProps extends FieldProps, Native {
  /** Default `text`. A `password` field has a button that reveals its text. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search' | 'time' | 'date' | 'number'
  /** Before the text, inside the frame: a currency sign, an icon. Decorative. */
  prefix?: ReactNode
  /** After the text, inside the frame: a unit, or a small button. A string is part of the field's description. */
  suffix?: ReactNode
  /** Replaces words. Default: those of the `LocaleProvider`, else English. */
  labels?: Partial<TextFieldLabels>
}

const affix = 'flex shrink-0 items-center text-ink-muted'

/** One line of text. */
export function TextField(props: UncontrolledTextFieldProps): ReactNode
export function TextField(props: TextFieldProps): ReactNode
export function TextField(props: TextFieldBaseProps & EitherValue<string, HTMLInputElement>) {
  const [field, { type = 'text', prefix, suffix, labels: ownLabels, ...native }] = splitFieldProps(props)
  const labels = useTexts('textField', textFieldLabels, ownLabels)
  const [revealed, setRevealed] = useState(false)
  return (
    <Field {...field}>
      {(control, ids) => (
        <div className={controlFrame({ invalid: Boolean(field.error) })}>
          {prefix !== undefined && <span className={cn(affix, 'ps-3.5')}>{prefix}</span>}
          <input
            {...native}
            {...control}
            aria-describedby={joinWords(
              typeof suffix === 'string' && `${ids.control}-suffix`,
              control['aria-describedby'],
            )}
            data-control=""
            type={type === 'password' && revealed ? 'text' : type}
            readOnly={field.readOnly}
            {...valueAttributes(native)}
            className={cn(controlInput, prefix !== undefined && 'ps-2', suffix !== undefined && 'pe-2')}
          />
          {type === 'password' && (
            <RevealToggle label={labels.reveal} revealed={revealed} onChange={setRevealed} disabled={field.disabled} />
          )}
          {suffix !== undefined && (
            <span id={`${ids.control}-suffix`} className={cn(affix, 'pe-3.5')}>
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
  revealed: boolean
  onChange: (revealed: boolean) => void
  disabled?: boolean | undefined
}

/** Shows or hides the text of a password field. */
function RevealToggle({ label, revealed, onChange, disabled }: RevealToggleProps) {
  const Icon = revealed ? EyeOff : Eye
  return (
    <button
      type="button"
      aria-pressed={revealed}
      aria-label={label}
      disabled={disabled}
      onClick={() => onChange(!revealed)}
      className="grid w-12 shrink-0 place-items-center rounded-md text-ink-muted -outline-offset-4 hover:text-ink"
    >
      <Icon className="size-5" />
    </button>
  )
}
