import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { ProgressBar } from '../progress-bar/progress-bar'
import { StepList } from './step-list'

/** One step of a `Stepper` in `steps` mode. */
export interface Step {
  id: string
  label: string
}

interface BaseProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the steps lead to: "Your profile". */
  label: string
}

export interface LinearStepperProps extends BaseProps {
  /** One thing after another; only how far is known. */
  mode: 'linear'
  /** How far, 0–100. */
  progress: number
  /** The current step, from 1. */
  step: number
  /** How many steps there are. */
  steps: number
}

export interface StepsStepperProps extends BaseProps {
  /** Steps with names. */
  mode: 'steps'
  steps: readonly Step[]
  /** The current step's id. */
  activeStep: string
  /** Called with the id of the step that was pressed. Absent: the steps cannot be pressed. */
  onStepSelect?: (id: string) => void
}

export type StepperProps = LinearStepperProps | StepsStepperProps

/** Where one is on the way through a form. A change of step is announced once, politely. */
export function Stepper(props: StepperProps) {
  return props.mode === 'linear' ? <LinearStepper {...props} /> : <StepsStepper {...props} />
}

function LinearStepper({ mode: _, label, progress, step, steps, className, ...rest }: LinearStepperProps) {
  return (
    <div className={cn('flex flex-col gap-2', className)} {...rest}>
      <Heading label={label} step={step} steps={steps} />
      <ProgressBar label={label} hideLabel value={progress} />
    </div>
  )
}

function StepsStepper(props: StepsStepperProps) {
  const { mode: _, label, steps, activeStep, onStepSelect, className, ...rest } = props
  const index = steps.findIndex(({ id }) => id === activeStep)
  const last = Math.max(1, steps.length - 1)
  return (
    <div className={cn('@container flex flex-col gap-2', className)} {...rest}>
      <Heading label={label} step={index + 1} steps={steps.length} name={steps[index]?.label} />
      <ProgressBar label={label} hideLabel value={(Math.max(0, index) / last) * 100} />
      <StepList label={label} steps={steps} activeIndex={index} onStepSelect={onStepSelect} />
    </div>
  )
}

interface HeadingProps {
  label: string
  step: number
  steps: number
  /** The step's own name, after its number; where the list shows the names it is for readers only. */
  name?: string | undefined
}

function Heading({ label, step, steps, name }: HeadingProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
      <span className="font-semibold text-ink">{label}</span>
      <span aria-live="polite" className="shrink-0 text-ink-muted">
        Step {step} of {steps}
        {name !== undefined && <span className="@2xl:sr-only">: {name}</span>}
      </span>
    </div>
  )
}
