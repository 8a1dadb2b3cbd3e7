import type { WizardFrameProps } from '@campus-gigs/ui'
import type { BusinessImage, ImageSlot } from '../business-wizard.store'
import type { BusinessIssues } from '../issues'
import type { BusinessDraft } from '../wizard'

/** What the wizard's screen shows and what happens in it. */
export interface BusinessWizardScreenProps {
  /** The step and everything typed so far. */
  draft: Readonly<BusinessDraft>
  /** Whether step 1 asks for an e-mail address: for an account made with a username. */
  emailNeeded: boolean
  /** What the server refused, by field. */
  refused: BusinessIssues
  /** Whether the draft was kept from an earlier visit. */
  resumed: boolean
  images: Readonly<Record<BusinessImage, Readonly<ImageSlot>>>
  /** Images the business has already, for the preview. */
  logoUrl: string | null
  coverUrl: string | null
  /** Why the images have not been uploaded. */
  imagesFailure: Readonly<{ message: string; detail: string | null }> | null
  /** 0–100 while images are being sent. */
  progress: number | null
  busy: 'upload' | 'save' | null
  /** Why the profile has not been saved. */
  failure: string | null
  onChange: (typed: Partial<BusinessDraft>) => void
  onNext: () => void
  onBack: () => void
  onSkip: () => void
  onStartOver: () => void
  onImageChoose: (image: BusinessImage, file: File) => void
  onImageRemove: (image: BusinessImage) => void
  onUpload: () => void
  onFinish: () => void
}

/** The part of the frame that every step has in common. */
export type StepFrame = Pick<
  WizardFrameProps,
  'step' | 'steps' | 'progress' | 'stepName' | 'arrived' | 'onBack' | 'notice' | 'aside'
>

export interface StepProps extends BusinessWizardScreenProps {
  frame: StepFrame
}
