import { formatDayMonth, listingExpiry } from '@/domain'

/**
 * The last day a gig is there if it is extended at an instant, as `28 November`; null when its date has passed, so that
 * it can't be extended.
 */
export function extendedUntil({ gigDate }: { gigDate: string | null }, now: Date): string | null {
  const expiry = listingExpiry(now, gigDate)
  // A gig with a date expires at the midnight after it.
  return expiry > now ? formatDayMonth(new Date(expiry.getTime() - 1)) : null
}
