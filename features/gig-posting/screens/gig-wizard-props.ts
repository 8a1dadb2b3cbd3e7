import type { GigDraft, GigStep } from '../gig-draft'
import type { GigField, GigIssues } from '../gig-issues'
import type { Poster } from '../gig-wizard.store'

/** What the gig wizard's screen shows and what happens in it. */
export interface GigWizardScreenProps {
  /** The step and everything typed so far. */
  draft: GigDraft
  /** Whose gig it is, for the preview. */
  companyName: string
  /** Whether the draft was kept from an earlier visit. */
  resumed: boolean
  poster: Poster | null
  /** What is wrong with the poster chosen last. */
  posterProblem: string | null
  /** What the server refused, by field. */
  refused: GigIssues
  posting: boolean
  /** 0–100 while the gig is being sent. */
  progress: number | null
  /** Why the gig has not been posted. */
  failure: string | null
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
