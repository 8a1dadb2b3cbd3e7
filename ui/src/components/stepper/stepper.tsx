import type { ComponentProps } from 'react'
import { cn } from '../../cn'
import { useTexts } from '../locale/locale-context'
import { ProgressBar } from '../progress-bar/progress-bar'
import { type StepperLabels, stepperLabels } from './labels'
import { type Step, StepList } from './step-list'

interface BaseProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The accessible name of the whole: "Your profile". */
  label: string
  /** Replaces words. Default: those of the `LocaleProvider`, else English. */
  labels?: Partial<StepperLabels> | undefined
  /** Shows the line above the bar to screen readers only, where the page's headings say the same. Default false. */
  hideLabel?: boolean | undefined
}

export interface LinearStepperProps extends BaseProps {
  /** A linear flow that shows its progress only. */
  mode: 'linear'
  /** Progress in percent. */
  progress: number
  /** The current step, from 1. */
  step: number
  /** Number of steps. */
  steps: number
}

export interface StepsStepperProps extends BaseProps {
  /** Named steps. */
  mode: 'steps'
  /** The steps, in order. */
  steps: readonly Step[]
  /** The current step's id. With an unknown one no step is current, and no position is shown. */
  activeStep: string
  /** Called with the id of the pressed step. Without it, steps are not buttons. */
  onStepSelect?: (id: string) => void
  /** `vertical` lists the steps one below the other, always by name. Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical'
}

export type StepperProps = LinearStepperProps | StepsStepperProps

/** The progress through a form's steps. A step change is announced once, politely. */
export function Stepper(props: StepperProps) {
  return props.mode === 'linear' ? <LinearStepper {...props} /> : <StepsStepper {...props} />
}

/** The `linear` mode. Exported for docs; use `Stepper`. */
export function LinearStepper(props: LinearStepperProps) {
  const { mode, label, labels, hideLabel, progress, step, steps, className, ...rest } = props
  const { position } = useTexts('stepper', stepperLabels, labels)
  return (
    <div className={cn('flex flex-col gap-2', className)} {...rest}>
      <Heading label={label} hidden={hideLabel} position={position(step, steps)} />
      <ProgressBar label={label} hideLabel value={progress} />
    </div>
  )
}

/** The `steps` mode. Exported for docs; use `Stepper`. */
export function StepsStepper(props: StepsStepperProps) {
  const {
    mode,
    label,
    labels: ownLabels,
    hideLabel,
    steps,
    activeStep,
    onStepSelect,
    orientation,
    className,
    ...rest
  } = props
  const isVertical = orientation === 'vertical'
  const activeIndex = steps.findIndex(({ id }) => id === activeStep)
  // At least 1, since a stepper with a single step would divide by 0.
  const lastIndex = Math.max(1, steps.length - 1)
  const labels = useTexts('stepper', stepperLabels, ownLabels)
  return (
    <div className={cn('@container flex flex-col gap-2', className)} {...rest}>
      <Heading
        label={label}
        hidden={hideLabel}
        position={activeIndex < 0 ? '' : labels.position(activeIndex + 1, steps.length)}
        name={steps[activeIndex]?.label}
        nameClass={isVertical ? 'sr-only' : '@2xl:sr-only'}
      />
      <ProgressBar label={label} hideLabel value={(Math.max(0, activeIndex) / lastIndex) * 100} />
      <StepList
        labels={labels}
        steps={steps}
        activeIndex={activeIndex}
        onStepSelect={onStepSelect}
        isVertical={isVertical}
      />
    </div>
  )
}

interface HeadingProps {
  label: string
  /** Whether only screen readers get the line. */
  hidden: boolean | undefined
  /** "Step 2 of 6". */
  position: string
  /** The step's name after its number. */
  name?: string | undefined
  /** Hides the step's name from sight where the list shows the names. */
  nameClass?: string
}

/** The line above the bar. Screen readers get the label as the bar's name, so it is hidden from them here. */
function Heading({ label, hidden = false, position, name, nameClass }: HeadingProps) {
  return (
    <div className={hidden ? 'sr-only' : 'flex flex-wrap items-baseline justify-between gap-x-4 text-sm'}>
      {!hidden && (
        <span aria-hidden="true" className="font-semibold text-ink">
          {label}
        </span>
      )}
      <span aria-live="polite" aria-atomic="true" className="text-ink-muted">
        {position}
        {name !== undefined && <span className={nameClass}>: {name}</span>}
      </span>
    </div>
  )
}
