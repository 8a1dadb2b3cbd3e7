import { clock } from '@/domain'
import type { Job } from './job'
import { JobView } from './screens/job-view'

export interface ListingPreviewProps {
  /** A listing, or the draft of one. */
  listing: Job
}

/** A listing as students read it, without their actions, for its business and for admins, who have no week to compare. */
export function ListingPreview({ listing }: ListingPreviewProps) {
  return <JobView job={listing} availability={null} homeSuburb={null} now={clock.now()} />
}
