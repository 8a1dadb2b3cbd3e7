const MINUTE_SECONDS = 60
const HOUR_SECONDS = 60 * MINUTE_SECONDS
const DAY_SECONDS = 24 * HOUR_SECONDS

/** A number of whole units that have passed. */
export interface Elapsed {
  count: number
  unit: 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'
}

/**
 * How long ago `date` was, in the largest unit that has passed; 0 seconds for less than 5, and for the future (clocks
 * differ). A month is 30 days and a year 365; days 28–29 are one month and days 360–364 one year, never zero.
 *
 * @returns `undefined` for an invalid date
 */
export function elapsedSince(date: string | Date, now: Date): Elapsed | undefined {
  const seconds = Math.floor((now.getTime() - new Date(date).getTime()) / 1000)
  if (Number.isNaN(seconds)) return undefined
  if (seconds < MINUTE_SECONDS) return { count: seconds < 5 ? 0 : seconds, unit: 'second' }
  if (seconds < HOUR_SECONDS) return { count: Math.floor(seconds / MINUTE_SECONDS), unit: 'minute' }
  if (seconds < DAY_SECONDS) return { count: Math.floor(seconds / HOUR_SECONDS), unit: 'hour' }
  const days = Math.floor(seconds / DAY_SECONDS)
  if (days < 7) return { count: days, unit: 'day' }
  if (days < 28) return { count: Math.floor(days / 7), unit: 'week' }
  if (days < 360) return { count: Math.max(1, Math.floor(days / 30)), unit: 'month' }
  return { count: Math.max(1, Math.floor(days / 365)), unit: 'year' }
}

/**
 * How long ago `date` was, in English: `just now`, `5 seconds ago`, `1 minute ago`, `yesterday`, `3 weeks ago`, …
 *
 * A month is 30 days and a year 365; days 28–29 are one month and days 360–364 one year, never zero. The future is
 * `just now` (clocks differ). An invalid date gives `''`.
 *
 * @param date an instant: a `Date` or an ISO string with its zone
 * @param now the present instant
 */
export function timeAgo(date: string | Date, now: Date): string {
  const elapsed = elapsedSince(date, now)
  if (!elapsed) return ''
  const { count, unit } = elapsed
  if (count === 0) return 'just now'
  if (unit === 'day' && count === 1) return 'yesterday'
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}
