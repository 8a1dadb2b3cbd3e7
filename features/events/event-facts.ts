import type { BusinessEvent } from '@/contract'
import { clock, formatDollars, formatTime, melbourneIsoDay } from '@/domain'

const dayFormat = new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })

/**
 * When an event is, as people say it: `Saturday 5 December, 7:00 pm`, with the year when that is not this year. Empty
 * for a day that is none.
 * @param day `YYYY-MM-DD` on Melbourne's calendar
 * @param startTime `HH:mm`, null or empty when nothing is said about it
 */
export function eventWhen(day: string, startTime: string | null): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return ''
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return ''
  const year = day.slice(0, 4)
  const isThisYear = melbourneIsoDay(clock.now()).startsWith(year)
  const spoken = dayFormat.format(date).replace(',', '') + (isThisYear ? '' : ` ${year}`)
  return startTime ? `${spoken}, ${formatTime(startTime)}` : spoken
}

/** `Free entry`, or `$12.50 AUD`. */
export function admission(dollars: number): string {
  return dollars === 0 ? 'Free entry' : `${formatDollars(dollars)} AUD`
}

/** The events with the newest first. */
export function newestFirst(events: readonly BusinessEvent[]): BusinessEvent[] {
  return events.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt) || (other.id < one.id ? -1 : 1))
}
