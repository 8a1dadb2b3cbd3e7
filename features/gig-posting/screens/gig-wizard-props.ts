import type { ReactNode } from 'react'
import type { JobListing } from '@/domain'
import type { DraftFormState, FormFields } from '@/features/shared'
import type { GigDraft, GigField, GigStep, ListingBusiness } from '../gig-draft'
import type { GigPosterState, GigWizardMode } from '../gig-wizard.store'

/** What the gig wizard's screen shows and what happens in it. */
export interface GigWizardScreenProps extends DraftFormState<GigDraft, GigField>, GigPosterState {
  /** What the wizard is for. Default `new`. */
  mode?: GigWizardMode
  /** Whose gig it is, for the preview. */
  business: ListingBusiness
  /** Shows a listing just as students see it. */
  renderListing: (listing: JobListing) => ReactNode
  onChange: (typed: Partial<GigDraft>) => void
  onNext: () => void
  onBack: () => void
  /** To a step by its number: from the summary, to change something. */
  onGoTo: (step: GigStep) => void
  onStartOver: () => void
  onPosterChoose: (file: File) => void
  onPosterRemove: () => void
  onPost: () => void
}

/** What the fields of every step take. */
export interface GigStepProps extends GigWizardScreenProps {
  fields: FormFields<GigField>
}
