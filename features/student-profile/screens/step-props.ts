import type { FieldErrors, WizardAnswers, WizardField } from '../wizard'

/** What the fields of every step take. */
export interface StepProps {
  answers: Readonly<WizardAnswers>
  /** Messages to show now, by field. */
  errors: FieldErrors
  onAnswer: (answers: Partial<WizardAnswers>) => void
  /** Focus has left a field: its message may be shown from now on. */
  onTouch: (field: WizardField) => void
}
