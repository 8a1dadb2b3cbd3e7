import type { StudentListing } from '@/client'
import { clock } from '@/domain'
import { JobView } from './screens/job-view'

interface ListingPreviewProps {
  /** A listing, or the draft of one. */
  listing: StudentListing
}

/**
 * A listing as students read it, without their actions, for its business and for admins, who have no week to compare.
 * A listing that waits for its review is shown as students will read it once it is approved.
 */
export function ListingPreview({ listing }: ListingPreviewProps) {
  const job: StudentListing = listing.status === 'waiting' ? { ...listing, status: 'live' } : listing
  return <JobView job={job} availability={null} homeCentre={null} now={clock.now()} />
}
