import { cva } from 'class-variance-authority'
import {
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  type Ref,
  type RefObject,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'
import { cn } from '../../cn'
import { FieldError } from '../field/field'
import { fieldIds } from '../field/field-ids'
import { joinWords } from '../field/join-words'
import type { NativeValueProps, UncontrolledValue } from '../field/native-value'
import { RadioChoice, type RadioOption } from './radio-choice'

const optionsClass = cva('', {
  variants: {
    layout: {
      stack: 'flex flex-col gap-1',
      cards: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-3',
    },
  },
})

type DivProps = Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'children' | 'role' | 'ref'>

interface RadioGroupBaseProps<Value extends string> extends DivProps {
  /** The group's label, shown above the options. */
  label: string
  /** The choices, in order. */
  options: readonly RadioOption<Value>[]
  /** Help below the label. */
  hint?: ReactNode
  /** The error and how to fix it, announced by a live region below the options. */
  error?: string
  /** `stack` is a plain list, `cards` gives every option a frame. Default `stack`. */
  layout?: 'stack' | 'cards'
  /** Whether an option must be chosen. Default false. */
  required?: boolean
  /** Keeps the label for screen readers only. Default false. */
  hideLabel?: boolean
  /** The radios' name in a form. Default: generated. */
  name?: string
  /** The first radio. A callback ref is called with every radio, the first one last: form libraries collect them. */
  ref?: Ref<HTMLInputElement>
}

export interface RadioGroupProps<Value extends string = string> extends RadioGroupBaseProps<Value> {
  /** The chosen value; `null` for none. */
  value: Value | null
  /** Called with the newly chosen value. */
  onChange: (value: NoInfer<Value>) => void
}

/** An uncontrolled `RadioGroup`. */
export interface UncontrolledRadioGroupProps<Value extends string = string>
  extends RadioGroupBaseProps<Value>,
    UncontrolledValue<Value, HTMLInputElement> {}

/** The value props of both kinds of group; an undefined `value` makes the group uncontrolled. */
type ChoiceProps<Value> = Omit<NativeValueProps<Value, HTMLInputElement>, 'value'> & { value?: Value | null }

/** Chooses one of two to five visible options. Arrow keys choose; the group is one Tab stop. */
export function RadioGroup<Value extends string>(props: UncontrolledRadioGroupProps<Value>): ReactNode
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>): ReactNode
export function RadioGroup<Value extends string>(props: RadioGroupBaseProps<Value> & ChoiceProps<Value>) {
  const {
    label,
    options,
    hint,
    error,
    layout = 'stack',
    required,
    hideLabel,
    id,
    name,
    className,
    ref,
    value,
    defaultValue,
    onChange,
    ...native
  } = props
  const generatedId = useId()
  const ids = fieldIds(id ?? generatedId)
  const groupRef = useRef<HTMLDivElement>(null)
  useRadioRef(ref, groupRef, options.map((option) => option.value).join())
  return (
    <div
      role="radiogroup"
      aria-labelledby={ids.label}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      {...native}
      aria-describedby={joinWords(hint !== undefined && ids.hint, error && ids.error, native['aria-describedby'])}
      ref={groupRef}
      id={ids.control}
      className={cn('flex min-w-0 flex-col gap-2', className)}
    >
      <div className={cn('font-semibold text-sm', hideLabel && 'sr-only')}>
        <span id={ids.label}>{label}</span>
        {required && (
          <span aria-hidden="true" className="text-danger">
            {' '}
            *
          </span>
        )}
      </div>
      {hint !== undefined && (
        <div id={ids.hint} className="text-ink-muted text-sm">
          {hint}
        </div>
      )}
      <div className={optionsClass({ layout })}>
        {options.map((option) => (
          <RadioChoice
            key={option.value}
            option={option}
            framed={layout === 'cards'}
            radio={{
              name: name ?? ids.control,
              required,
              ...checkedProps({ value, defaultValue, onChange }, option.value),
            }}
          />
        ))}
      </div>
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  )
}

/** The props that make an option's radio controlled or uncontrolled, as its group is. */
function checkedProps<Value>({ value, defaultValue, onChange }: ChoiceProps<Value>, option: Value) {
  // The casts: `ChoiceProps` allows either handler with either kind of value, the overloads only the matching one.
  if (value === undefined) {
    const handleChange = onChange as ((event: ChangeEvent<HTMLInputElement>) => void) | undefined
    return { defaultChecked: defaultValue === option, onChange: handleChange }
  }
  const handleChoice = onChange as ((value: Value) => void) | undefined
  return { checked: value === option, onChange: () => handleChoice?.(option) }
}

/** Sets the caller's `ref`, again when the joined option values change, since the radios then are others. */
function useRadioRef(ref: Ref<HTMLInputElement> | undefined, groupRef: RefObject<HTMLElement | null>, values: string) {
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => {
    const inputs = Array.from(groupRef.current?.querySelectorAll('input') ?? [])
    // Every radio matches. The filter makes this run again when the values change, since the elements change with them.
    const [first = null, ...others] = inputs.filter(({ value }) => values.includes(value))
    if (typeof ref === 'function') for (const radio of others.reverse()) ref(radio)
    // React sets the ref to the returned radio.
    return first
  }, [ref, groupRef, values])
}
