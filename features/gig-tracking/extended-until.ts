import { formatDayMonth, isExtendable, listingExpiry } from '@/domain'

/**
 * The last live day of a listing extended at an instant, like `28 November`; null when it can't be extended, because
 * its date has passed or it expired too long ago, and when extending would not change its expiry.
 */
export function extendedUntil(
  { gigDate, expiringOn }: { gigDate: string | null; expiringOn: string },
  now: Date,
): string | null {
  const expiry = listingExpiry(now, gigDate)
  const isLater = expiry > now && expiry > new Date(expiringOn)
  // A gig with a date expires at the midnight after it.
  return isLater && isExtendable(expiringOn, now) ? formatDayMonth(new Date(expiry.getTime() - 1)) : null
}
