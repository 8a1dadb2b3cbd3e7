/** The words of a stepper that are not its steps' own. */
export interface StepperLabels {
  /** Shown, and announced when it changes. */
  position: (step: number, steps: number) => string
  /** Said after the name of a step that is behind. */
  done: string
  /** Said after the name of a step that is still to come. */
  ahead: string
}

export const stepperLabels: StepperLabels = {
  position: (step, steps) => `Step ${step} of ${steps}`,
  done: 'done',
  ahead: 'not yet',
}
