import { type BusinessJobListing, type ListingStatus, limits, listingStatus, truncate } from '@/domain'

/** The part of a listing that a table row is made from. */
export type ListedGig = Pick<BusinessJobListing, 'id' | 'jobTitle' | 'status' | 'expiringOn' | 'postedOn'> & {
  applicants: { total: number }
}

/** A row of the dashboard's table. */
export interface GigRow {
  id: string
  status: ListingStatus
  /** The whole title, for screen readers and as a tooltip. */
  title: string
  /** The title cut for wide screens. */
  desktopTitle: string
  /** The title cut for phones, where a row has the width to itself. */
  phoneTitle: string
  candidates: number
  /** `dd/mm/yyyy`. */
  postedOn: string
  /** The label of the row's link (BD-03). */
  action: 'Track' | 'Take Action'
}

/** The table row of a listing at an instant (BD-02, BD-03). */
export function gigRow(gig: ListedGig, now: Date): GigRow {
  const status = listingStatus(gig, now)
  return {
    id: gig.id,
    status,
    title: gig.jobTitle,
    desktopTitle: truncate(gig.jobTitle, limits.titleCharacters.desktop),
    phoneTitle: truncate(gig.jobTitle, limits.titleCharacters.phone),
    candidates: gig.applicants.total,
    postedOn: gig.postedOn.replaceAll('-', '/'),
    action: status === 'expired' || status === 'closed' ? 'Take Action' : 'Track',
  }
}
