import type { ShownGigDraft } from '@/client'
import type { GigDraftSubject } from '@/contract'
import type { ReloadProps } from './stale-alert'

/** The props of a screen with a business's gigs. */
export interface GigListProps extends ReloadProps {
  /** The listing drafts, the last changed first. */
  drafts: readonly ShownGigDraft[]
  now: Date
  onDiscardDraft: (subject: GigDraftSubject) => void
  links: {
    createGig: string
    /** The page of one gig. */
    gig: (jobListingId: string) => string
    /** The wizard with a listing draft. */
    gigDraft: (subject: GigDraftSubject) => string
  }
}
