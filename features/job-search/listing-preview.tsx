import { clock } from '@/domain'
import type { Job } from './job'
import { JobView } from './screens/job-view'

export interface ListingPreviewProps {
  /** A listing, or the draft of one. */
  listing: Job
}

/**
 * A listing just as students read it, without what they can do about it: for those who write it. The week beside its
 * shifts is that of a student who is free for all of them.
 */
export function ListingPreview({ listing }: ListingPreviewProps) {
  return <JobView job={listing} availability={listing.Shift} homeSuburb={null} now={clock.now()} />
}
