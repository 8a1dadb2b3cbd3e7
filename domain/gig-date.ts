import { DAYS } from '@campus-gigs/ui/availability'
import { dayMs, hourMs } from './clock.ts'
import type { Shift } from './entities.ts'
import { limits } from './limits.ts'
import { melbourneIsoDay, melbourneUtcOffsetMs } from './melbourne-date.ts'

// The date of a one-time gig or of an event: `YYYY-MM-DD` in Melbourne, without a time zone.

const dateParts = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** Midnight UTC of a date; null for an invalid date. */
function midnightUtc(isoDate: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(isoDate)) return null
  const instant = new Date(`${isoDate}T00:00:00.000Z`)
  if (Number.isNaN(instant.getTime())) return null
  // `Date` parses 31 February as 3 March.
  const isOnCalendar = instant.toISOString().startsWith(isoDate)
  return isOnCalendar ? instant : null
}

/** The weekday of a date; null for an invalid date. */
export function weekdayOfDate(isoDate: string): Shift['dayOfWeek'] | null {
  const instant = midnightUtc(isoDate)
  return instant && (DAYS[instant.getUTCDay()] ?? null)
}

/** `Saturday 28 November`, with the year unless it is this year in Melbourne; empty for an invalid date. */
export function formatGigDate(isoDate: string, now: Date): string {
  const instant = midnightUtc(isoDate)
  if (!instant) return ''
  const parts = new Map(dateParts.formatToParts(instant).map(({ type, value }) => [type, value]))
  const day = `${parts.get('weekday')} ${parts.get('day')} ${parts.get('month')}`
  const year = parts.get('year')
  const isThisYear = melbourneIsoDay(now).startsWith(`${year}-`)
  return isThisYear ? day : `${day} ${year}`
}

const utcOffsetsMs = { summer: 11 * hourMs, winter: 10 * hourMs }

/**
 * The instant of a full hour of a date in Melbourne, respecting daylight saving. An hour skipped at its start maps to
 * the following hour; of an hour repeated at its end, the first counts.
 * @param hour 0 to 24; 24 is the midnight at the end of the date
 * @throws on an invalid date
 */
export function melbourneHourInstant(isoDate: string, hour: number): Date {
  const midnight = midnightUtc(isoDate)
  if (!midnight) throw new Error(`"${isoDate}" is not a date. Pass one as YYYY-MM-DD.`)
  const wallClockMs = midnight.getTime() + hour * hourMs
  const inSummer = new Date(wallClockMs - utcOffsetsMs.summer)
  const isSummer = melbourneUtcOffsetMs(inSummer) === utcOffsetsMs.summer
  return isSummer ? inSummer : new Date(wallClockMs - utcOffsetsMs.winter)
}

/** The instant at which a date ends in Melbourne. @throws on an invalid date. */
export function endOfMelbourneDate(isoDate: string): Date {
  return melbourneHourInstant(isoDate, 24)
}

/** The expiry of a listing posted or extended at an instant: a week later (GW-10), or the end of its date if sooner. */
export function listingExpiry(instant: Date, gigDate: string | null): Date {
  const freePeriodEndMs = instant.getTime() + limits.listingDays * dayMs
  if (gigDate === null) return new Date(freePeriodEndMs)
  return new Date(Math.min(freePeriodEndMs, endOfMelbourneDate(gigDate).getTime()))
}
