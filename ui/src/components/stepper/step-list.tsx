import type { ReactNode } from 'react'
import { cn } from '../../cn'
import { Check } from '../icons/icons'
import { useFormatNumber } from '../locale/locale-context'
import type { StepperLabels } from './labels'

/** One step of a `Stepper` in `steps` mode. */
export interface Step {
  id: string
  label: string
  /** Says that the step may be left empty. Default false. */
  optional?: boolean
  /** Shows an icon instead of the step's number: `error`, or `loading` while the step loads or saves. Default: the number. */
  status?: 'error' | 'loading'
}

type StepState = 'done' | 'current' | 'ahead' | 'error' | 'loading'

const badgeClass: Record<StepState, string> = {
  done: 'border-brand bg-brand text-on-brand',
  current: 'border-brand bg-raised text-brand-ink',
  ahead: 'border-line-strong bg-raised text-ink-muted',
  error: 'border-danger bg-raised text-danger',
  loading: 'border-brand bg-raised text-brand-ink',
}

/** The state that a step's badge shows. Its own status outranks its position. */
function stateOf({ status }: Step, index: number, activeIndex: number): StepState {
  if (status) return status
  if (index === activeIndex) return 'current'
  return index < activeIndex ? 'done' : 'ahead'
}

interface StepListProps {
  labels: StepperLabels
  steps: readonly Step[]
  activeIndex: number
  onStepSelect: ((id: string) => void) | undefined
  /** Whether the steps are listed one below the other, always by name. */
  isVertical: boolean
}

/** The steps by name. A narrow horizontal list shows only the badges; the line above the bar names the current step there. */
export function StepList({ steps, ...itemProps }: StepListProps) {
  return (
    <ol className={cn('flex gap-1', itemProps.isVertical ? 'flex-col' : 'flex-wrap justify-between')}>
      {steps.map((step, index) => (
        <StepItem key={step.id} {...itemProps} step={step} index={index} />
      ))}
    </ol>
  )
}

interface StepItemProps extends Omit<StepListProps, 'steps'> {
  step: Step
  index: number
}

/** A step of the list, as a button where steps can be selected. */
function StepItem({ step, index, activeIndex, onStepSelect, isVertical, labels }: StepItemProps) {
  const isCurrent = index === activeIndex
  const ariaCurrent = isCurrent ? 'step' : undefined
  const className = cn(
    'flex items-center gap-2 rounded-md px-1 text-sm @2xl:min-h-11',
    (onStepSelect || isVertical) && 'min-h-11',
    isCurrent ? 'font-semibold text-ink' : 'text-ink-muted',
  )
  const state = stateOf(step, index, activeIndex)
  const content = <StepContent {...{ step, index, state, isCurrent, isVertical, labels }} />
  return (
    // `aria-current` belongs on the element that gets the focus: the button where there is one.
    <li
      className={isVertical && index > 0 ? verticalLineClass : undefined}
      aria-current={onStepSelect ? undefined : ariaCurrent}
    >
      {onStepSelect ? (
        <button
          type="button"
          aria-current={ariaCurrent}
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
}

/** The line between two badges. Its 1.0625rem to the start are the padding and half a badge, less half the line. */
const verticalLineClass =
  'before:ms-[1.0625rem] before:-mt-3 before:-mb-2 before:block before:h-5 before:border-line-strong before:border-s'

type StepContentProps = Omit<StepItemProps, 'activeIndex' | 'onStepSelect'> & { state: StepState; isCurrent: boolean }

/** A step's badge, with its number or an icon of its state, and its label. Screen readers read the state after the label. */
function StepContent({ step, index, state, isCurrent, isVertical, labels }: StepContentProps) {
  const formatNumber = useFormatNumber()
  const icons: Partial<Record<StepState, ReactNode>> = {
    done: <Check className="size-4" strokeWidth={3} />,
    error: <span aria-hidden="true">!</span>,
    loading: (
      <span
        className="size-3.5 rounded-full border-2 border-current motion-safe:animate-spin"
        style={{ borderInlineEndColor: 'transparent' }}
      />
    ),
  }
  return (
    <>
      <span
        className={cn(
          'grid size-7 shrink-0 place-items-center rounded-md border font-semibold',
          badgeClass[state],
          isCurrent && (state === 'error' ? 'ring-2 ring-danger' : 'ring-2 ring-brand'),
          isCurrent && 'forced-colors:outline-2',
        )}
      >
        {icons[state] ?? formatNumber(index + 1)}
      </span>
      <span className={cn('text-start leading-tight', !isVertical && 'sr-only @2xl:not-sr-only')}>
        {step.label}
        {state !== 'current' && <span className="sr-only">, {labels[state]}</span>}
        {step.optional && (
          <>
            <span className="sr-only">, </span>
            <span className="block font-normal text-ink-muted text-xs">{labels.optional}</span>
          </>
        )}
      </span>
    </>
  )
}
