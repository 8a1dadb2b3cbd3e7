import { DAYS } from '@campus-gigs/ui/availability'
import { dayMs, hourMs } from './clock.ts'
import type { Shift } from './entities.ts'
import { melbourneIsoDay } from './formats.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'
import type { FieldIssue } from './pay-and-timings.ts'
import type { JobType } from './presets.ts'

// The date of a one-time gig: a day of Melbourne's calendar, `YYYY-MM-DD`, without a time zone (D13).

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
  // `Date` reads 31 February as 3 March.
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

/** How far Melbourne is ahead of UTC. The change between them is at 2 or 3 am, so never at a midnight. */
const utcOffsetsMs = { summer: 11 * hourMs, winter: 10 * hourMs }

/** The first instant of the next day in Melbourne, with or without daylight saving. @throws on an invalid date. */
export function endOfMelbourneDate(isoDate: string): Date {
  const midnight = midnightUtc(isoDate)
  if (!midnight) throw new Error(`"${isoDate}" is not a date. Pass one as YYYY-MM-DD.`)
  const nextMidnightUtcMs = midnight.getTime() + dayMs
  const nextIsoDate = new Date(nextMidnightUtcMs).toISOString().slice(0, 10)
  const inSummer = new Date(nextMidnightUtcMs - utcOffsetsMs.summer)
  const inWinter = new Date(nextMidnightUtcMs - utcOffsetsMs.winter)
  return melbourneIsoDay(inSummer) === nextIsoDate ? inSummer : inWinter
}

/** The expiry of a listing posted or extended at an instant: after a week (GW-10), or at the end of its date if sooner. */
export function listingExpiry(instant: Date, gigDate: string | null): Date {
  const freePeriodEndMs = instant.getTime() + limits.listingDays * dayMs
  if (gigDate === null) return new Date(freePeriodEndMs)
  return new Date(Math.min(freePeriodEndMs, endOfMelbourneDate(gigDate).getTime()))
}

/** The fields that a listing's date is validated with. */
export interface DatedGig {
  jobType: JobType | ''
  /** `YYYY-MM-DD`; empty for none. */
  gigDate: string
  /** The weekdays that have a shift. */
  shiftDays: readonly Shift['dayOfWeek'][]
}

/**
 * The issues of a gig's date: a one-time gig needs a date, today in Melbourne or later, and its shifts are on that
 * weekday; any other gig has no date.
 */
export function gigDateIssues({ jobType, gigDate, shiftDays }: DatedGig, now: Date): FieldIssue[] {
  const issue = (message: string): FieldIssue[] => [{ path: ['gigDate'], message }]
  if (jobType !== 'One Time Gig') return gigDate === '' ? [] : issue(messages.gig.dateOnlyOnce)
  const weekday = weekdayOfDate(gigDate)
  if (!weekday) return issue(messages.gig.dateMissing)
  if (gigDate < melbourneIsoDay(now)) return issue(messages.gig.datePast)
  return shiftDays.every((day) => day === weekday) ? [] : issue(messages.gig.dateOtherDay)
}
