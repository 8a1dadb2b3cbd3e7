import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { cn } from '../../cn'
import { controlFrameClass, controlInputClass } from '../field/control-frame'
import { Field, type FieldProps } from '../field/field'
import { type NativeValueProps, type UncontrolledValue, valueAttributes } from '../field/native-value'
import { splitFieldProps } from '../field/split-field-props'
import { useMergedRef } from '../field/use-merged-ref'
import { ChevronDown } from '../icons/icons'

/** One option of a `Select`. */
export interface SelectOption<Value extends string = string> {
  value: Value
  label: string
  /** Listed but not selectable. Default false. */
  disabled?: boolean
}

type NativeSelectProps = Omit<
  ComponentProps<'select'>,
  keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'children' | 'multiple' | 'size'
>

interface SelectBaseProps<Value extends string> extends FieldProps, NativeSelectProps {
  /** The choices, in order. */
  options: readonly SelectOption<Value>[]
}

export interface SelectProps<Value extends string = string> extends SelectBaseProps<Value> {
  /** The chosen option's value; `''` shows the placeholder, and a value of no option nothing. */
  value: Value
  /** Called with the newly chosen value. */
  onChange: (value: NoInfer<Value>) => void
  /** Shown while nothing is chosen, so only for values that can be `''`. Can't be chosen again in a required field. */
  placeholder?: '' extends Value ? string : undefined
}

/** An uncontrolled `Select`. Without `defaultValue` its first option is chosen, or the placeholder. */
export interface UncontrolledSelectProps<Value extends string = string>
  extends SelectBaseProps<Value>,
    UncontrolledValue<Value, HTMLSelectElement> {
  /** Shown while nothing is chosen, which submits `''`. Can't be chosen again in a required field. */
  placeholder?: string
}

/** The props of a `Select` of either kind. */
type AnySelectProps<Value extends string> = SelectBaseProps<Value> &
  NativeValueProps<Value, HTMLSelectElement> & { placeholder?: string }

/** Chooses one of a short list with the platform's picker. For long lists use `Combobox`; for two to five options `RadioGroup`. */
export function Select<Value extends string>(props: UncontrolledSelectProps<Value>): ReactNode
export function Select<Value extends string>(props: SelectProps<Value>): ReactNode
export function Select<Value extends string>(props: AnySelectProps<Value>) {
  const [field, { options, placeholder, ...native }] = splitFieldProps(props)
  const selectRef = useRef<HTMLSelectElement>(null)
  const mergedRef = useMergedRef(selectRef, native.ref)
  useOptionStates(selectRef, native.value, field.readOnly)
  return (
    <Field {...field} describedBy={native['aria-describedby']}>
      {(control) => (
        <div
          className={cn(
            controlFrameClass({ invalid: Boolean(field.error) }),
            'relative',
            field.readOnly && 'bg-sunken forced-colors:border-dashed',
          )}
        >
          <select
            {...native}
            {...control}
            ref={mergedRef}
            data-control=""
            {...valueAttributes({
              ...native,
              // Without a selected option the browser would choose the first one that is not disabled. The cast: `''` is the
              // placeholder's value, which an uncontrolled select submits.
              defaultValue: native.defaultValue ?? (placeholder === undefined ? undefined : ('' as Value)),
            })}
            className={cn(
              controlInputClass,
              'cursor-pointer appearance-none truncate pe-11 [&>option]:bg-raised [&>option]:text-ink',
              'has-[[value=""]:checked]:text-ink-muted',
            )}
          >
            {placeholder !== undefined && (
              <option value="" disabled={field.required}>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute end-3.5 top-1/2 size-5 -translate-y-1/2 text-ink-muted" />
        </div>
      )}
    </Field>
  )
}

/**
 * Chooses no option where none has the value, of which React chooses the first one. Disables all options but the chosen one
 * while the select is read-only, which a native `<select>` can't be.
 */
function useOptionStates(
  selectRef: RefObject<HTMLSelectElement | null>,
  value: string | undefined,
  isReadOnly: boolean | undefined,
): void {
  // After each render, because the chosen option may be another, and an uncontrolled select alone knows it.
  useEffect(() => {
    const select = selectRef.current
    if (!select) return
    if (value !== undefined && select.value !== value) select.selectedIndex = -1
    if (!isReadOnly) return
    const others = Array.from(select.options).filter((option) => !option.selected && !option.disabled)
    for (const option of others) option.disabled = true
    return () => {
      for (const option of others) option.disabled = false
    }
  })
}
