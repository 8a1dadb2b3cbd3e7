import { type BusinessJobListing, type ListingStatus, limits, listingStatus, truncate } from '@/domain'

/** The part of a listing that a table row is made from. */
export type RowListing = Pick<BusinessJobListing, 'id' | 'jobTitle' | 'status' | 'expiringOn' | 'postedOn'> & {
  applicants: { total: number }
}

/** A row of the dashboard's table. */
export interface ListingRow {
  id: string
  status: ListingStatus
  /** The whole title, for screen readers and as a tooltip. */
  title: string
  /** The title cut to the number of characters that the specification sets for each width (BD-02). */
  cutTitles: { desktop: string; phone: string }
  applicantCount: number
  /** `dd/mm/yyyy`. */
  postedOn: string
  /** What the row's link is for (BD-03): to follow the applicants, or to extend or repost a listing that ended. */
  action: 'track' | 'takeAction'
}

/** Makes the table row of a listing at an instant (BD-02, BD-03). */
export function toListingRow(listing: RowListing, now: Date): ListingRow {
  const status = listingStatus(listing, now)
  const { desktop, phone } = limits.titleCharacters
  return {
    id: listing.id,
    status,
    title: listing.jobTitle,
    cutTitles: { desktop: truncate(listing.jobTitle, desktop), phone: truncate(listing.jobTitle, phone) },
    applicantCount: listing.applicants.total,
    postedOn: listing.postedOn.replaceAll('-', '/'),
    action: status === 'expired' || status === 'closed' ? 'takeAction' : 'track',
  }
}
