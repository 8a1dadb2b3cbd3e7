import { cva } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../../cn'
import { FieldError } from '../field/field'
import { fieldIds } from '../field/field-ids'
import { joinWords } from '../field/join-words'
import { RadioChoice, type RadioOption } from './radio-choice'

const list = cva('', {
  variants: {
    layout: {
      stack: 'flex flex-col gap-1',
      cards: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-3',
    },
  },
})

type Native = Omit<ComponentProps<'div'>, 'onChange' | 'children' | 'name' | 'role'>

export interface RadioGroupProps<Value extends string = string> extends Native {
  /** The group's label, shown above the options. */
  label: string
  /** The chosen value; `null` for none. */
  value: Value | null
  /** Called with the newly chosen value. */
  onChange: (value: NoInfer<Value>) => void
  options: readonly RadioOption<Value>[]
  /** Help below the label. */
  hint?: ReactNode
  /** The error and how to fix it; announced once. */
  error?: string
  /** `stack` is a plain list, `cards` gives every option a frame. Default `stack`. */
  layout?: 'stack' | 'cards'
  /** Whether an option must be chosen. Default false. */
  required?: boolean
  /** Keeps the label for screen readers only. Default false. */
  hideLabel?: boolean
  /** The radios' name in a form. Default: generated. */
  name?: string
}

/** Chooses one of two to five visible options. Arrow keys choose; the group is one Tab stop. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, value, onChange, options, hint, error, layout = 'stack', required, hideLabel, ...own } = props
  const { id, name, className, ...native } = own
  const generatedId = useId()
  const ids = fieldIds(id ?? generatedId)
  return (
    <div
      role="radiogroup"
      aria-labelledby={ids.label}
      aria-describedby={joinWords(hint !== undefined && ids.hint, error && ids.error)}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      {...native}
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
      <div className={list({ layout })}>
        {options.map((option) => (
          <RadioChoice
            key={option.value}
            option={option}
            framed={layout === 'cards'}
            name={name ?? ids.control}
            checked={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  )
}
