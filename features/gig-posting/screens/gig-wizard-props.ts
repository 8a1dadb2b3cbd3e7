import type { ReactNode } from 'react'
import type { JobListing, PostingGate } from '@/domain'
import type { ChosenImage, DraftEdit, DraftFormState, FormFields } from '@/features/shared'
import type { GigDraft, GigField, GigStep } from '../gig-draft'
import type { GigWizardMode } from '../gig-wizard.store'
import type { Outlook } from '../going-live'
import type { ListingBusiness } from '../listing-of-draft'

/** The address where a business meets each requirement or frees a cap; null for a cap that only time frees. */
export type GateLinks = Readonly<Record<PostingGate, string | null>>

export interface GigWizardScreenProps extends DraftFormState<GigDraft, GigField> {
  /** The chosen poster; null without one. A poster from an earlier visit or gig is in the draft. */
  poster: ChosenImage | null
  /** The message for the last chosen poster when it cannot be used. */
  posterProblem: string | null
  /** Percent of the gig sent; null when nothing is being sent. */
  progress: number | null
  /** Whether the wizard posts a new gig, posts an earlier one again, or edits a posted one. Default `new`. */
  mode?: GigWizardMode
  /** Whether the edited gig was changed elsewhere after its stored draft was begun. Default false. */
  outdated?: boolean
  /** The business that posts the gig, for the preview. */
  business: ListingBusiness
  /** What will happen to the gig when it is posted or saved. Default: it goes live. */
  outlook?: Outlook
  /** What kept the business from posting in the last attempt; null without a refusal. Default null. */
  refusedAt?: PostingGate | null
  gateLinks: GateLinks
  /** Renders a listing as students see it. */
  renderListing: (listing: JobListing) => ReactNode
  /** The same function in each render, or a typed letter renders every field. */
  onChange: (typed: DraftEdit<GigDraft>) => void
  onNext: () => void
  onBack: () => void
  /** Goes to a step, from the summary. */
  onGoTo: (step: GigStep) => void
  onStartOver: () => void
  onPosterChoose: (file: File) => void
  onPosterRemove: () => void
  onPost: () => void
}

/** The props of the fields of each step. */
export interface GigStepProps extends GigWizardScreenProps {
  fields: FormFields<GigField>
}
