import { hourMs, minuteMs } from './clock.ts'
import { formatTime } from './time-of-day.ts'

// Dates on Melbourne's calendar. They are the same in every time zone of the machine.

const melbourne = 'Australia/Melbourne'
const numericDateFormat = new Intl.DateTimeFormat('en-AU', {
  timeZone: melbourne,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})
const dayMonthFormat = new Intl.DateTimeFormat('en-AU', { timeZone: melbourne, day: 'numeric', month: 'long' })
/** Formats the time of day as `HH:mm`. */
const wallClockFormat = new Intl.DateTimeFormat('en-AU', {
  timeZone: melbourne,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** A date in Melbourne, with two-digit day and month and a four-digit year. */
interface CalendarDay {
  day: string
  month: string
  year: string
}

/** A cache of dates by hour since 1970, because formatting is slow. Melbourne's date changes at a full hour of UTC. */
const dayByHour = new Map<number, CalendarDay>()
/** With more hours the cache is cleared. */
const maxCachedHours = 2_000

function melbourneDay(instant: Date): CalendarDay {
  const hour = Math.floor(instant.getTime() / hourMs)
  const cached = dayByHour.get(hour)
  if (cached) return cached
  const parts = new Map(numericDateFormat.formatToParts(instant).map((part) => [part.type, part.value]))
  const calendarDay = { day: parts.get('day') ?? '', month: parts.get('month') ?? '', year: parts.get('year') ?? '' }
  if (dayByHour.size >= maxCachedHours) dayByHour.clear()
  dayByHour.set(hour, calendarDay)
  return calendarDay
}

/** `28/11/2026`. Empty for an invalid date. */
export function formatDate(instant: Date | string): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return ''
  const { day, month, year } = melbourneDay(date)
  return `${day}/${month}/${year}`
}

/** `28-11-2026`: how a listing's `postedOn` is written. Empty for an invalid date. */
export function formatPostedOn(instant: Date): string {
  return formatDate(instant).replaceAll('/', '-')
}

/** `2026-11-28`. @throws on an invalid date */
export function melbourneIsoDay(instant: Date): string {
  const { day, month, year } = melbourneDay(instant)
  return `${year}-${month}-${day}`
}

/** `28 November`. Empty for an invalid date. */
export function formatDayMonth(instant: Date | string): string {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? '' : dayMonthFormat.format(date)
}

/** `28 November, 4 pm`. Empty for an invalid date. */
export function formatDayAndTime(instant: Date | string): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return ''
  return `${dayMonthFormat.format(date)}, ${formatTime(wallClockFormat.format(date))}`
}

/** Melbourne's offset from UTC at an instant, in milliseconds. */
export function melbourneUtcOffsetMs(instant: Date): number {
  const midnightMs = Date.parse(`${melbourneIsoDay(instant)}T00:00:00.000Z`)
  const [hour = 0, minute = 0] = wallClockFormat.format(instant).split(':').map(Number)
  const wallClockMs = midnightMs + hour * hourMs + minute * minuteMs
  const fullMinuteMs = Math.floor(instant.getTime() / minuteMs) * minuteMs
  return wallClockMs - fullMinuteMs
}
