import { type FocusEvent, type ReactNode, useId } from 'react'
import { type FieldIds, fieldIds } from './field-ids'
import { Icon } from './icon'
import { joinWords } from './join-words'

/** The props of every field. */
export interface BaseFieldProps {
  /** The field's name, shown above it. */
  label: string
  /** Keeps the label for screen readers only, where the surroundings already show it. Default false. */
  hideLabel?: boolean
  /** Help text, always shown. */
  hint?: ReactNode
  /** What is wrong and how to fix it. Marks the control invalid and is announced once, politely. */
  error?: string
  /** Whether it is unavailable: not focusable, not submitted. Default false. */
  disabled?: boolean
  /** Shown and focusable but not editable. Default false. */
  readOnly?: boolean
  /** The control's id. Default: generated. */
  id?: string
  /** The control's name in a form. */
  name?: string
  /** Called when focus leaves the control: the moment to validate. */
  onBlur?: (event: FocusEvent<HTMLElement>) => void
}

/** The props of every field that can be empty. */
export interface FieldProps extends BaseFieldProps {
  /**
   * Marks the field as required. A form without `noValidate` is not submitted while it is empty: the browser says so.
   * Default false.
   */
  required?: boolean
}

/** The attributes a field's control must carry; spread them on it. */
export interface FieldControlProps {
  id: string
  name: string | undefined
  disabled: boolean | undefined
  required: boolean | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  onBlur: ((event: FocusEvent<HTMLElement>) => void) | undefined
}

export interface FieldFrameProps extends FieldProps {
  /** Renders the control. Spread `control` on it; use `ids.label` for controls that `<label for>` can't name. */
  children: (control: FieldControlProps, ids: FieldIds) => ReactNode
  /** Ids of further descriptions, such as a character count. */
  describedBy?: string | undefined
  /** Content at the end of the label's line: a count, a link. */
  aside?: ReactNode
  /** Classes for the outermost element. */
  className?: string | undefined
}

/** Frames a control with its label, hint and error, and wires the ids between them. */
export function Field(props: FieldFrameProps) {
  const { label, hideLabel = false, hint, error, required, aside, className, describedBy, children } = props
  const generatedId = useId()
  const ids = fieldIds(props.id ?? generatedId)
  const control: FieldControlProps = {
    id: ids.control,
    name: props.name,
    disabled: props.disabled,
    required,
    'aria-describedby': joinWords(hint !== undefined && ids.hint, error && ids.error, describedBy),
    'aria-invalid': error ? true : undefined,
    onBlur: props.onBlur,
  }
  return (
    <div className={joinWords('flex min-w-0 flex-col gap-1.5', className)} data-invalid={error ? '' : undefined}>
      <div className={joinWords('flex items-baseline gap-1', hideLabel && !aside && 'sr-only')}>
        <label
          htmlFor={ids.control}
          id={ids.label}
          className={joinWords('font-semibold text-ink text-sm', hideLabel && 'sr-only')}
        >
          {label}
        </label>
        {required && !hideLabel && (
          <span aria-hidden="true" className="font-semibold text-danger text-sm">
            *
          </span>
        )}
        {aside && <div className="ms-auto whitespace-nowrap text-ink-muted text-sm">{aside}</div>}
      </div>
      {hint !== undefined && (
        <div id={ids.hint} className="-mt-0.5 text-ink-muted text-sm">
          {hint}
        </div>
      )}
      {children(control, ids)}
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  )
}

interface FieldErrorProps {
  /** The id for the control's `aria-describedby`. */
  id?: string
  /** The message; nothing is shown while empty. */
  children: string | undefined
}

/** The error below a control. Its live region is always rendered, so that a new error is announced once. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    // While empty it takes no room, not even a gap, but is displayed: a region that isn't may not announce its first text.
    <div id={id} aria-live="polite" className="empty:absolute">
      {children ? (
        <p className="flex items-start gap-1.5 font-medium text-danger text-sm">
          <Icon className="mt-[0.15em] size-[1.05em] shrink-0">
            <circle cx="12" cy="12" r="10" />
            <path d="M12 8v4m0 4h.01" />
          </Icon>
          {/* Several messages are separated by line breaks. */}
          <span className="whitespace-pre-line">{children}</span>
        </p>
      ) : null}
    </div>
  )
}
