import type { ListingStatus } from '@/domain'
import type { Gig } from '../gig'
import type { GigDeed } from '../manage-gig.store'

/** What is being done about a gig as a whole, and what can be. */
export interface ManageJobProps {
  gig: Gig
  status: ListingStatus
  /** What is under way, or null. */
  busy: GigDeed | null
  /** What did not work, and why. */
  failed: { deed: GigDeed; message: string } | null
  /** Closes the gig; asked for and confirmed. */
  onClose: () => void
  /** Keeps the gig live for a week from now. */
  onExtend: () => void
  /** Posts the gig again as a new one. */
  onRepost: () => void
  /** The dialog that shows a failure was left. */
  onFailureSeen: () => void
}

/** What can be done, as its buttons say it. */
export const extendLabel = 'Extend for a week'
export const repostLabel = 'Post it again'
