import { formatDuration, formatTime, formatTimeRange, minutesSinceMidnight } from '@/domain'

/** Start and end of an interval as typed: `09:00`, `9am`; empty while not given. */
export interface IntervalText {
  start: string
  end: string
}

/** The times of an interval as `HH:mm`; empty for nothing, null for what is no time. */
export interface ReadTimes {
  start: string | null
  end: string | null
}

/** A bare hour, hours and minutes with or without a mark between them, then perhaps am or pm. */
const form = /^(\d{1,2})(?:[:.h]?([0-5]\d))?\s*(?:([ap])\.?m?\.?)?$/
/** A time of either half of the day: up to twelve, without am or pm, and not written out in full as `05:00` or `10:30`. */
const eitherHalf = /^(?!\d\d:)([1-9]|1[0-2])(?:[:.h]?[0-5]\d)?$/

const halfDay = 12 * 60
const day = 2 * halfDay

/**
 * The `HH:mm` that somebody means by `9`, `9am`, `5.30 pm`, `1730` or `17:30`; empty for nothing, null for what is no
 * time. Without am or pm the clock has 24 hours.
 */
export function readTime(text: string): string | null {
  const typed = text.trim().toLowerCase()
  if (typed === '') return ''
  const [, hourText = '', minutes = '00', half] = form.exec(typed) ?? []
  const hour = Number(hourText)
  if (hourText === '' || hour > 23 || (half !== undefined && (hour < 1 || hour > 12))) return null
  const afternoon = half === 'p' ? 12 : 0
  return `${String(half === undefined ? hour : (hour % 12) + afternoon).padStart(2, '0')}:${minutes}`
}

/**
 * The times somebody means by a start and an end. An end of `5` after a start at nine is five in the afternoon: where a
 * bare end, such as `5`, `530` or `5:30`, does not come after the start, it is read twelve hours later if that makes a
 * shift of at most twelve hours. `5am` and `05:00` are always the next morning, and so is `2` after ten at night.
 * @param earlier the `HH:mm` at which the first part of a split shift ends: a bare start such as `1` comes after it
 */
export function readShift(typed: IntervalText, earlier = ''): ReadTimes {
  const [start, end] = [readTimeAfter(typed.start, earlier), readTime(typed.end)]
  if (!start || !end || end > start || !eitherHalf.test(typed.end.trim())) return { start, end }
  const later = (minutesSinceMidnight(end) + halfDay) % day
  const length = (later - minutesSinceMidnight(start) + day) % day
  return length > 0 && length <= halfDay ? { start, end: timeOf(later) } : { start, end }
}

/** A time of either half of the day is read twelve hours later where only that comes after an earlier one. */
function readTimeAfter(text: string, earlier: string): string | null {
  const time = readTime(text)
  if (!time || time >= earlier || !eitherHalf.test(text.trim())) return time
  const later = minutesSinceMidnight(time) + halfDay
  return later < day && timeOf(later) >= earlier ? timeOf(later) : time
}

/**
 * The interval with the times that were understood written out as `9 am` and `5:30 pm`; all other text stays. An end
 * waits for its start, which says which half of the day it is in.
 */
export function settleInterval(typed: IntervalText, read: ReadTimes): IntervalText {
  return {
    start: read.start ? formatTime(read.start) : typed.start,
    end: read.start && read.end ? formatTime(read.end) : typed.end,
  }
}

/** `9 am – 5 pm, 8 h`: how an interval was understood; null while it is none. */
export function intervalInWords({ start, end }: ReadTimes): string | null {
  const minutes = lengthMinutes({ start, end })
  return start && end && minutes ? `${formatTimeRange(start, end)}, ${formatDuration(minutes)}` : null
}

/** The length of an interval; 0 while it is none. An end before the start is on the next day. */
export function lengthMinutes({ start, end }: ReadTimes): number {
  return start && end ? (minutesSinceMidnight(end) - minutesSinceMidnight(start) + day) % day : 0
}

/** `17:30` for the minutes since midnight. */
function timeOf(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
