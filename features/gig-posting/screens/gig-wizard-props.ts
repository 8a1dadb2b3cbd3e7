import type { ReactNode } from 'react'
import type { JobListing } from '@/domain'
import type { ListingBusiness } from '../draft-listing'
import type { GigDraft, GigStep } from '../gig-draft'
import type { GigField } from '../gig-issues'
import type { GigWizardState } from '../gig-wizard.store'

/** What the gig wizard's screen shows and what happens in it. */
export interface GigWizardScreenProps extends GigWizardState {
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
  /** The message to show at a field now, if any. */
  errorOf: (field: GigField) => string | undefined
  /** Focus has left a field: its message may be shown from now on. */
  onLeave: (field: GigField) => void
}
