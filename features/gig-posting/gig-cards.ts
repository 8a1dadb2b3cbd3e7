import { formatDate, timeLeft } from '@/domain'

/** The part of a listing that its card on the gigs list shows. */
export interface ListedGig {
  id: string
  jobTitle: string
  jobPoster: { fileUrl: string } | null
  expiringOn: string
  isExpired: boolean
  isClosed: boolean
  applicants: { total: number }
}

/** One card of the gigs list. */
export interface GigCard {
  id: string
  title: string
  posterUrl: string | null
  /** `1 applicant`, `3 applicants`. */
  applicants: string
  live: boolean
  /** `Expires in 4 days`, `Expired on 08/11/2026`, `Closed`. */
  expiry: string
  /** Somebody has applied whom nobody has looked at yet. */
  unread: boolean
}

/** A listing as a card (GL-01). */
export function gigCard(gig: ListedGig, now: Date, unread: boolean): GigCard {
  const left = timeLeft(gig.expiringOn, now)
  const live = !gig.isExpired && !gig.isClosed && left !== null
  const count = gig.applicants.total
  return {
    id: gig.id,
    title: gig.jobTitle,
    posterUrl: gig.jobPoster?.fileUrl ?? null,
    applicants: `${count} ${count === 1 ? 'applicant' : 'applicants'}`,
    live,
    expiry: gig.isClosed ? 'Closed' : live ? `Expires in ${left}` : `Expired on ${formatDate(gig.expiringOn)}`,
    unread,
  }
}

/** The two numbers over the list: all applications, and the gigs that have not expired. */
export function totalsOf(gigs: readonly ListedGig[], now: Date): { applications: number; live: number } {
  return {
    applications: gigs.reduce((sum, gig) => sum + gig.applicants.total, 0),
    live: gigs.filter((gig) => gigCard(gig, now, false).live).length,
  }
}
