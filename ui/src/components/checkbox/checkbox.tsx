import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../../cn'
import { FieldError } from '../field/field'
import { fieldIds } from '../field/field-ids'
import { joinWords } from '../field/join-words'
import { type CheckedProps, checkedAttributes, type UncontrolledChecked } from '../field/native-value'

type InputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'checked' | 'defaultChecked' | 'onChange' | 'children' | 'size'
>

export interface CheckboxProps extends CheckboxBaseProps {
  /** Whether it is ticked. */
  checked: boolean
  /** Called with the new state. */
  onChange: (checked: boolean) => void
}

/** An uncontrolled `Checkbox`. */
export interface UncontrolledCheckboxProps extends CheckboxBaseProps, UncontrolledChecked {}

interface CheckboxBaseProps extends InputProps {
  /** Its accessible name: the statement agreed to or the option chosen. */
  label: ReactNode
  /** Help below the label. */
  hint?: ReactNode
  /** The error and how to fix it, announced by a live region. */
  error?: string
  /** `row` makes a press anywhere in its row tick it; label and hint then can't hold links. Default `inline`. */
  layout?: 'inline' | 'row'
}

/** One independent choice. For one of several use `RadioGroup`. */
export function Checkbox(props: UncontrolledCheckboxProps): ReactNode
export function Checkbox(props: CheckboxProps): ReactNode
export function Checkbox({ label, hint, error, layout, id, className, ...native }: CheckboxBaseProps & CheckedProps) {
  const generatedId = useId()
  const ids = fieldIds(id ?? generatedId)
  return (
    <div className={cn('flex flex-col gap-1', className)} data-invalid={error ? '' : undefined}>
      <div className={cn('flex items-start gap-3', layout === 'row' && rowClass)}>
        <input
          aria-invalid={error ? true : undefined}
          {...native}
          aria-describedby={joinWords(hint !== undefined && ids.hint, error && ids.error, native['aria-describedby'])}
          id={ids.control}
          type="checkbox"
          {...checkedAttributes(native)}
          className={cn(
            'choice-mark mt-0.5 size-6 shrink-0 rounded-sm',
            error && 'border-danger',
            layout === 'row' && 'relative z-1',
          )}
        />
        <div className="min-w-0">
          <label
            htmlFor={ids.control}
            className={cn(
              'block cursor-pointer py-0.5 text-base',
              native.disabled && 'text-ink-muted',
              layout === 'row' && 'after:absolute after:inset-0',
            )}
          >
            {label}
          </label>
          {hint !== undefined && (
            <div id={ids.hint} className="text-ink-muted text-sm">
              {hint}
            </div>
          )}
        </div>
      </div>
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  )
}

/** A row that the label covers. The checkbox is above it, so that a person's or a test's press on the box reaches the box. */
const rowClass =
  'relative isolate min-h-11 rounded-md px-3 py-2 transition-colors duration-quick hover:not-has-disabled:bg-ink/5 has-checked:bg-brand-soft'
