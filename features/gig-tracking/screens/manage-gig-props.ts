import type { ReactNode } from 'react'
import type { BusinessListing } from '@/client'
import { type ListingStatus, messages } from '@/domain'
import type { ListingAction } from '../manage-gig.store'

/** The actions on a listing and their status. */
export interface ManageGigProps {
  gig: BusinessListing
  status: ListingStatus
  /** The pending action, during which no other can be chosen; null without one. */
  pendingAction: ListingAction | null
  /** The last action, with the message of its failure; null unless the action failed. */
  failedAction: { action: ListingAction; message: string } | null
  /** Called with a chosen action; one that can't be undone was confirmed before. */
  onAction: (action: ListingAction) => void
  /** Called when the dialog with a failure is closed. */
  onDismissFailure: () => void
  editHref: string
  /** The address for a new listing copied from this one. */
  repostHref: string
  printablePosterHref: string
  /** The last live day if the listing is extended now, like `28 November`; null when it can't be extended. */
  extendedUntil: string | null
  /** Whether the preview is open at first. Default false. */
  startsWithPreview?: boolean | undefined
  onPreviewClose?: (() => void) | undefined
  /** Renders the listing as students read it. */
  renderPreview: () => ReactNode
}

const { notClosed, notExtended, notPaused, notResumed, notFilled } = messages.tracking

/** The heading of each action's failure. */
export const failureTitles: Record<ListingAction, string> = {
  close: notClosed,
  extend: notExtended,
  pause: notPaused,
  resume: notResumed,
  fill: notFilled,
}

/** The label of each action, in the menu and on buttons. */
export const actionLabels = {
  edit: 'Edit this gig',
  preview: 'See it as students see it',
  printablePoster: 'Printable poster',
  pause: 'Pause applications',
  resume: 'Take applications again',
  fill: 'Mark as filled',
  extend: 'Extend for a week',
  repost: 'Post it again',
  close: messages.tracking.closeJob,
} as const
