/** `live` while students can apply, `expired` once its time has run out, `closed` once its business has closed it. */
export type ListingStatus = 'live' | 'expired' | 'closed'

/** The part of a listing that decides its status. */
export interface ListingLifetime {
  isClosed: boolean
  /** The server's answer when the listing was fetched; the server itself leaves it out. */
  isExpired?: boolean
  /** The first instant at which the listing is no longer live. */
  expiringOn: Date | string
}

/**
 * The status of a listing at an instant. A listing fetched while it was live expires in the browser too, so
 * `expiringOn` counts beside `isExpired`. An unreadable `expiringOn` counts as expired.
 */
export function listingStatus({ isClosed, isExpired = false, expiringOn }: ListingLifetime, now: Date): ListingStatus {
  if (isClosed) return 'closed'
  return !isExpired && new Date(expiringOn) > now ? 'live' : 'expired'
}
