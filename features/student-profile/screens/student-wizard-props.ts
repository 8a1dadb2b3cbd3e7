import type { LegalMinimum } from '@/domain'
import type { DraftFormState, FormFields } from '@/features/shared'
import type { StudentDraft, StudentField } from '../wizard'

/** The props of the wizard's screen. */
export interface StudentWizardScreenProps extends DraftFormState<StudentDraft, StudentField> {
  /** The minimum wage in force today. */
  legalMinimum: LegalMinimum
  onChange: (typed: Partial<StudentDraft>) => void
  onNext: () => void
  onBack: () => void
  /** Shows an earlier step with a refused field. */
  onGoTo: (step: number) => void
  onFinish: () => void
  /** Discards the stored draft. */
  onStartOver: () => void
  onDismissResumed: () => void
}

/** The props of every step's fields. */
export interface StepProps {
  draft: StudentDraft
  fields: FormFields<StudentField>
  onChange: (typed: Partial<StudentDraft>) => void
}
