import { type BusinessJobListing, formatCount, formatDate, type ListingStatus, listingStatus, timeLeft } from '@/domain'

/** The part of a listing that its card on the gigs list shows. */
export type ListedGig = Pick<BusinessJobListing, 'id' | 'jobTitle' | 'expiringOn' | 'status'> & {
  jobPoster: { fileUrl: string } | null
  applicants: { total: number }
}

/** One card of the gigs list. */
export interface GigCard {
  id: string
  title: string
  posterUrl: string | null
  /** `1 applicant`, `3 applicants`. */
  applicants: string
  status: ListingStatus
  /** `Expires in 4 days`, `Expired on 08/11/2026`; empty for a gig that is filled, closed, waiting or hidden. */
  expiry: string
  /** Whether an application arrived since the gig's page was last open. */
  unread: boolean
}

const formatExpiry: Record<ListingStatus, (expiringOn: string, now: Date) => string> = {
  live: (expiringOn, now) => `Expires in ${timeLeft(expiringOn, now)}`,
  expired: (expiringOn) => `Expired on ${formatDate(expiringOn)}`,
  paused: (expiringOn, now) => `Expires in ${timeLeft(expiringOn, now)}`,
  filled: () => '',
  closed: () => '',
  waiting: () => '',
  hidden: () => '',
}

/** A listing as a card (GL-01). */
export function toGigCard(gig: ListedGig, now: Date, unread: boolean): GigCard {
  const status = listingStatus(gig, now)
  return {
    id: gig.id,
    title: gig.jobTitle,
    posterUrl: gig.jobPoster?.fileUrl ?? null,
    applicants: formatCount(gig.applicants.total, 'applicant'),
    status,
    expiry: formatExpiry[status](gig.expiringOn, now),
    unread,
  }
}

/** The totals above the list: all applications, and the live gigs. */
export function totalsOf(gigs: readonly ListedGig[], now: Date): { applications: number; live: number } {
  return {
    applications: gigs.reduce((sum, gig) => sum + gig.applicants.total, 0),
    live: gigs.filter((gig) => listingStatus(gig, now) === 'live').length,
  }
}
