import { clock } from '@/domain'
import type { Job } from './job'
import { JobView } from './screens/job-view'

export interface ListingPreviewProps {
  /** A listing, or the draft of one. */
  listing: Job
}

/**
 * A listing as students read it, without their actions, for the business that writes it. Its shifts are compared with
 * the week of a student who is free for all of them.
 */
export function ListingPreview({ listing }: ListingPreviewProps) {
  return <JobView job={listing} availability={listing.Shift} homeSuburb={null} now={clock.now()} />
}
