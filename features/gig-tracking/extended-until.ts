import { formatDayMonth, listingExpiry } from '@/domain'

/**
 * The last live day of a listing extended at an instant, like `28 November`; null when its date has passed, because it
 * then can't be extended.
 */
export function extendedUntil({ gigDate }: { gigDate: string | null }, now: Date): string | null {
  const expiry = listingExpiry(now, gigDate)
  // A gig with a date expires at the midnight after it.
  return expiry > now ? formatDayMonth(new Date(expiry.getTime() - 1)) : null
}
