const MINUTE_SECONDS = 60
const HOUR_SECONDS = 60 * MINUTE_SECONDS
const DAY_SECONDS = 24 * HOUR_SECONDS

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}

/**
 * How long ago `date` was, in words: `just now`, `5 seconds ago`, `1 minute ago`, `yesterday`, `3 weeks ago`, …
 *
 * A month is 30 days and a year 365; days 28–29 are one month and days 360–364 one year, never zero. The future is
 * `just now` (clocks differ). An invalid date gives `''`.
 *
 * @param date an instant: a `Date` or an ISO string with its zone
 * @param now the present instant
 */
export function timeAgo(date: string | Date, now: Date): string {
  const seconds = Math.floor((now.getTime() - new Date(date).getTime()) / 1000)
  if (Number.isNaN(seconds)) return ''
  if (seconds < 5) return 'just now'
  if (seconds < MINUTE_SECONDS) return ago(seconds, 'second')
  if (seconds < HOUR_SECONDS) return ago(Math.floor(seconds / MINUTE_SECONDS), 'minute')
  if (seconds < DAY_SECONDS) return ago(Math.floor(seconds / HOUR_SECONDS), 'hour')
  const days = Math.floor(seconds / DAY_SECONDS)
  if (days === 1) return 'yesterday'
  if (days < 7) return ago(days, 'day')
  if (days < 28) return ago(Math.floor(days / 7), 'week')
  if (days < 360) return ago(Math.max(1, Math.floor(days / 30)), 'month')
  return ago(Math.max(1, Math.floor(days / 365)), 'year')
}
