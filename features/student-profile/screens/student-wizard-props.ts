import type { LegalMinimum } from '@/domain'
import type { DraftFormState, FormFields } from '@/features/shared'
import type { StudentDraft, StudentField } from '../wizard'

/** What the wizard's screen shows and what happens in it. */
export interface StudentWizardScreenProps extends DraftFormState<StudentDraft, StudentField> {
  /** The minimum wage in force today. */
  legalMinimum: LegalMinimum
  onChange: (typed: Partial<StudentDraft>) => void
  onNext: () => void
  onBack: () => void
  /** Back to an earlier step, to put a refused answer right. */
  onGoTo: (step: number) => void
  onFinish: () => void
  /** Forget the kept draft. */
  onStartOver: () => void
  onDismissResumed: () => void
}

/** What the fields of every step take. */
export interface StepProps {
  draft: StudentDraft
  fields: FormFields<StudentField>
  onChange: (typed: Partial<StudentDraft>) => void
}
