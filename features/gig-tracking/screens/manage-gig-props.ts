import type { ReactNode } from 'react'
import { type ListingStatus, messages } from '@/domain'
import type { Gig } from '../gig'
import type { ListingAction } from '../manage-gig.store'

/** What a business can do about a gig as a whole, and how the last action went. */
export interface ManageGigProps {
  gig: Gig
  status: ListingStatus
  /** The action under way, or null. */
  busy: ListingAction | null
  /** The last action, if it failed, and why. */
  failed: { action: ListingAction; message: string } | null
  /** An action was chosen and, where it can't be undone, confirmed. */
  onAction: (action: ListingAction) => void
  /** The dialog that shows a failure was left. */
  onDismissFailure: () => void
  /** Where the gig is edited. */
  editHref: string
  /** Where a new gig is begun with what this one says. */
  repostHref: string
  /** Until when the gig is there if it is extended now, in words: `28 November`; null when it can't be extended. */
  extendedUntil: string | null
  /** Shows the gig as students read it. */
  renderPreview: () => ReactNode
}

const { notClosed, notExtended, notPaused, notResumed, notFilled } = messages.tracking

/** What each failure says first. */
export const failureTitles: Record<ListingAction, string> = {
  close: notClosed,
  extend: notExtended,
  pause: notPaused,
  resume: notResumed,
  fill: notFilled,
}

/** What can be done, as its buttons say it. */
export const actionLabels = {
  edit: 'Edit this gig',
  preview: 'See it as students see it',
  pause: 'Pause applications',
  resume: 'Take applications again',
  fill: 'Mark as filled',
  extend: 'Extend for a week',
  repost: 'Post it again',
  close: messages.tracking.closeJob,
} as const
