import type { TrustLevel } from '@/domain'
import type { DraftFormState, FormFields, WizardFrameProps } from '@/features/shared'
import type { BusinessImagesState } from '../business-wizard.store'
import type { BusinessDraft, BusinessField, BusinessImage } from '../wizard'

export interface BusinessWizardScreenProps extends DraftFormState<BusinessDraft, BusinessField>, BusinessImagesState {
  /** Whether step 1 has an e-mail field: for an account with a username. */
  isEmailNeeded: boolean
  /** The trust level that the server requires (TR-01): from `verified` on, a business needs an ABN. Default `open`. */
  trust?: TrustLevel
  /** Images the business has already, for the preview. */
  logoUrl: string | null
  coverUrl: string | null
  onChange: (typed: Partial<BusinessDraft>) => void
  onNext: () => void
  onBack: () => void
  onStartOver: () => void
  onImageChoose: (image: BusinessImage, file: File) => void
  onImageRemove: (image: BusinessImage) => void
  onUpload: () => void
  onFinish: () => void
}

/** The props of `WizardFrame` that the screen gives every step. A step adds its heading, form and buttons. */
export type StepFrame = Pick<
  WizardFrameProps,
  'step' | 'steps' | 'progress' | 'stepName' | 'focusesOnMount' | 'onBack' | 'notice' | 'alert' | 'aside'
>

/** What the screen passes to every step. */
export interface StepProps extends BusinessWizardScreenProps {
  frame: StepFrame
  fields: FormFields<BusinessField>
}
