/** The words of a stepper besides the steps' names. */
export interface StepperLabels {
  /** Shown, and announced when it changes. */
  position: (step: number, steps: number) => string
  /** Read after the name of a completed step. */
  done: string
  /** Read after the name of a future step. */
  ahead: string
  /** Read after the name of a step that has an error. */
  error: string
  /** Read after the name of a step that is loading or being saved. */
  loading: string
  /** Shown below the name of an optional step. */
  optional: string
}

export const stepperLabels: StepperLabels = {
  position: (step, steps) => `Step ${step} of ${steps}`,
  done: 'done',
  ahead: 'not yet',
  error: 'needs a fix',
  loading: 'loading',
  optional: 'Optional',
}
