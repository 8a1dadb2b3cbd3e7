import { hourMs, minuteMs } from './clock.ts'
import { limits } from './limits.ts'
import { search } from './messages/search.ts'
import type { PayType } from './presets.ts'

// Dates on Melbourne's calendar.

const melbourne = 'Australia/Melbourne'
const dayParts = new Intl.DateTimeFormat('en-AU', {
  timeZone: melbourne,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

/** A date in Melbourne, with two-digit day and month and a four-digit year. */
interface CalendarDay {
  day: string
  month: string
  year: string
}

/** A cache of dates by hour since 1970. Melbourne's date changes at a full hour of UTC. */
const dayByHour = new Map<number, CalendarDay>()
const maxCachedDays = 2_000

function melbourneDay(date: Date): CalendarDay {
  const hour = Math.floor(date.getTime() / hourMs)
  const cached = dayByHour.get(hour)
  if (cached) return cached
  const parts = new Map(dayParts.formatToParts(date).map((part) => [part.type, part.value]))
  const calendarDay = { day: parts.get('day') ?? '', month: parts.get('month') ?? '', year: parts.get('year') ?? '' }
  if (dayByHour.size >= maxCachedDays) dayByHour.clear()
  dayByHour.set(hour, calendarDay)
  return calendarDay
}

/** `dd/mm/yyyy` on Melbourne's calendar, in every time zone. Empty for an invalid date. */
export function formatDate(instant: Date | string): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return ''
  const { day, month, year } = melbourneDay(date)
  return `${day}/${month}/${year}`
}

const dayMonthParts = new Intl.DateTimeFormat('en-AU', { timeZone: melbourne, day: 'numeric', month: 'long' })

/** `29 November` on Melbourne's calendar, in every time zone. Empty for an invalid date. */
export function formatDayMonth(instant: Date | string): string {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? '' : dayMonthParts.format(date)
}

const dayAndTimeParts = new Intl.DateTimeFormat('en-AU', {
  timeZone: melbourne,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** `29 November, 4 pm` in Melbourne, in every time zone. Empty for an invalid date. */
export function formatDayAndTime(instant: Date | string): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return ''
  return `${dayMonthParts.format(date)}, ${formatTime(dayAndTimeParts.format(date))}`
}

/** Melbourne's offset from UTC at an instant, in milliseconds. */
export function melbourneUtcOffsetMs(instant: Date): number {
  const [hour, minute] = dayAndTimeParts.format(instant).split(':').map(Number)
  const wallClockMs =
    Date.parse(`${melbourneIsoDay(instant)}T00:00:00.000Z`) + (hour ?? 0) * hourMs + (minute ?? 0) * minuteMs
  return wallClockMs - Math.floor(instant.getTime() / minuteMs) * minuteMs
}

/** `dd-mm-yyyy` on Melbourne's calendar: how a listing's `postedOn` is written. */
export function formatPostedOn(instant: Date): string {
  return formatDate(instant).replaceAll('/', '-')
}

/** `YYYY-MM-DD` on Melbourne's calendar. */
export function melbourneIsoDay(instant: Date): string {
  const { day, month, year } = melbourneDay(instant)
  return `${year}-${month}-${day}`
}

// Times of day, and intervals between them.

/** The wire time of an `HH:mm` wall-clock time (D13); empty for an empty text. */
export function toWireTime(time: string): string {
  return time === '' ? '' : `1970-01-01T${time}:00.000Z`
}

/** The `HH:mm` wall-clock time of a wire time; empty for anything else. */
export function fromWireTime(wire: string): string {
  const match = /^1970-01-01T(\d{2}:\d{2}):00\.000Z$/.exec(wire)
  return match?.[1] ?? ''
}

/** `9 am` for `09:00`, `5:30 pm` for `17:30`. */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const half = hours < 12 ? 'am' : 'pm'
  const minutesPart = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`
  return `${hours % 12 || 12}${minutesPart} ${half}`
}

/** The minutes since midnight of an `HH:mm` time. */
export function minutesSinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** One interval of a day's shift: wire times, or empty. */
export interface ShiftInterval {
  startTime: string
  endTime: string
}

const dayMinutes = 24 * 60

/** Start and end in minutes since the midnight before the start. An end before the start is on the next day. */
export function intervalMinutes({ startTime, endTime }: ShiftInterval): [start: number, end: number] {
  const start = minutesSinceMidnight(fromWireTime(startTime))
  const end = minutesSinceMidnight(fromWireTime(endTime))
  const endsNextDay = end < start
  return [start, endsNextDay ? end + dayMinutes : end]
}

/** `9 am – 5 pm`, `10 pm – 2 am (next day)`: from one `HH:mm` to another. */
export function formatTimeRange(start: string, end: string): string {
  const dayNote = end < start ? ' (next day)' : ''
  return `${formatTime(start)} – ${formatTime(end)}${dayNote}`
}

/** `8 h`, `7 h 30 min`, `45 min`. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const minutesPart = minutes % 60
  if (minutesPart === 0) return `${hours} h`
  return hours === 0 ? `${minutesPart} min` : `${hours} h ${minutesPart} min`
}

// Dollars.

/** `$28` or `$28.50`. */
export function formatDollars(amount: number): string {
  return Number.isInteger(amount) ? `$${amount}` : `$${amount.toFixed(2)}`
}

const dollarsText =
  /^(?:aud|a?\$)?\s*(\d{1,3}(?:,\d{3})+|\d*)(\.\d{0,2})?\s*(?:aud|dollars?)?\s*(?:(?:\/|per|an|a)\s*(?:h|hr|hour))?$/i

/**
 * Parses dollars from `30`, `$30.50`, `1,200`, `30/h` or `30 an hour`; null for empty text, undefined for a text
 * without exactly one amount, such as `30-35`, and for more than `limits.maxListingPay`.
 */
export function parseDollars(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const [, whole = '', cents = ''] = dollarsText.exec(text.trim()) ?? []
  if (!/\d/.test(whole + cents)) return undefined
  const amount = Number(whole.replaceAll(',', '') + cents)
  return amount <= limits.maxListingPay ? amount : undefined
}

/** The pay of a listing, dollars (AUD). Zero and null mean to be determined later. */
export interface Pay {
  payRangeStart: number | null
  payRangeEnd: number | null
  payType: PayType | null
}

/** `$25 – $30 Per Hour`, `$250 Flat Rate`, or `To be determined later` for zero or missing pay. */
export function formatPay({ payRangeStart, payRangeEnd, payType }: Pay): string {
  const start = payRangeStart || payRangeEnd
  const end = payRangeEnd || payRangeStart
  if (!start || !end || start < 0) return search.payLater
  const amount = start === end ? formatDollars(start) : `${formatDollars(start)} – ${formatDollars(end)}`
  return `${amount} ${payType ?? 'Per Hour'}`
}

// Counts and texts.

/** `1 word`, `2 words`: a count with its noun, whose plural ends in `s`. */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** Truncates a text to a number of code points, the last of which is then an ellipsis. */
export function truncate(text: string, characters: number): string {
  const points = [...text]
  return points.length <= characters ? text : `${points.slice(0, characters).join('').trimEnd()}…`
}

/** `5.25` for a size in bytes: megabytes (1024²) with two decimals, for the file-size messages. */
export function formatMegabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(2)
}
