import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../../cn'

/** One option of a `RadioGroup`. */
export interface RadioOption<Value extends string = string> {
  value: Value
  label: string
  /** A sentence below the label; the accessible description. */
  description?: string
  /** Decorative. */
  icon?: ReactNode
}

interface RadioChoiceProps {
  option: RadioOption
  /** Whether the row has a card's frame. */
  framed: boolean
  /** The radio's attributes for its form and its state. */
  radio: Pick<ComponentProps<'input'>, 'name' | 'required' | 'form' | 'checked' | 'defaultChecked' | 'onChange'>
}

/** One radio with its label; the whole row is clickable. */
export function RadioChoice({ option, framed, radio }: RadioChoiceProps) {
  const id = useId()
  const { label, description, icon } = option
  return (
    <div
      className={cn(
        'relative isolate flex min-h-11 items-center gap-3',
        framed &&
          'items-start rounded-md border border-line-strong bg-raised p-4 transition-colors duration-quick hover:border-ink-muted',
        framed &&
          'has-checked:border-brand has-checked:bg-brand-soft has-checked:shadow-[inset_0_0_0_1px_var(--cg-brand)]',
      )}
    >
      <input
        {...radio}
        id={id}
        type="radio"
        value={option.value}
        aria-describedby={description ? `${id}-description` : undefined}
        // Above the label's pressable area, so that a press on the radio reaches the radio itself.
        className="choice-mark relative z-1 size-6 shrink-0 rounded-full"
      />
      {icon && (
        <span aria-hidden="true" className="text-brand-ink [&>svg]:size-6">
          {icon}
        </span>
      )}
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {/* The label covers the row, so a press anywhere chooses. The description beside it is not part of the radio's name. */}
        <label
          htmlFor={id}
          className={cn('block cursor-pointer text-base after:absolute after:inset-0', framed && 'font-semibold')}
        >
          {label}
        </label>
        {description && (
          <div id={`${id}-description`} className="text-ink-muted text-sm">
            {description}
          </div>
        )}
      </div>
    </div>
  )
}
