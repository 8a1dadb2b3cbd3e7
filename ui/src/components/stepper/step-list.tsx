import { cn } from '../../cn'
import { Check } from '../icons/icons'
import { useFormatNumber } from '../locale/locale-context'
import type { StepperLabels } from './labels'

/** One step of a `Stepper` in `steps` mode. */
export interface Step {
  id: string
  label: string
}

type StepState = 'done' | 'current' | 'ahead'

const badges: Record<StepState, string> = {
  done: 'border-brand bg-brand text-on-brand',
  current: 'border-brand bg-raised text-brand-ink ring-2 ring-brand forced-colors:outline-2',
  ahead: 'border-line-strong bg-raised text-ink-muted',
}

function stateOf(index: number, activeIndex: number): StepState {
  if (index === activeIndex) return 'current'
  return index < activeIndex ? 'done' : 'ahead'
}

interface StepListProps {
  label: string
  labels: StepperLabels
  steps: readonly Step[]
  activeIndex: number
  onStepSelect: ((id: string) => void) | undefined
}

/** The steps by name. On narrow screens only their numbers are shown, and the heading names the current step. */
export function StepList({ label, labels, steps, activeIndex, onStepSelect }: StepListProps) {
  const formatNumber = useFormatNumber()
  return (
    <ol aria-label={label} className="flex flex-wrap justify-between gap-1">
      {steps.map((step, index) => {
        const state = stateOf(index, activeIndex)
        const isCurrent = state === 'current'
        const currentProps = { 'aria-current': isCurrent ? 'step' : undefined } as const
        const content = (
          <>
            <span
              className={cn('grid size-7 shrink-0 place-items-center rounded-md border font-semibold', badges[state])}
            >
              {state === 'done' ? <Check className="size-4" strokeWidth={3} /> : formatNumber(index + 1)}
            </span>
            <span className="sr-only text-start leading-tight @2xl:not-sr-only">
              {step.label}
              {state !== 'current' && <span className="sr-only">, {labels[state]}</span>}
            </span>
          </>
        )
        const className = cn('flex items-center gap-2 rounded-md px-1 text-sm @2xl:min-h-11', {
          'min-h-11': onStepSelect,
          'font-semibold text-ink': isCurrent,
          'text-ink-muted': !isCurrent,
        })
        return (
          <li key={step.id} {...(onStepSelect ? {} : currentProps)}>
            {onStepSelect ? (
              <button
                type="button"
                {...currentProps}
                className={cn(className, 'hover:text-ink')}
                onClick={() => onStepSelect(step.id)}
              >
                {content}
              </button>
            ) : (
              <span className={className}>{content}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
