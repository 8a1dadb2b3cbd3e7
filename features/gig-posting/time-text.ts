import { formatDuration, formatTime, formatTimeRange, minutesSinceMidnight } from '@/domain'

/** The start and end of an interval as typed, such as `09:00` or `9am`; empty when not typed. */
export interface IntervalText {
  start: string
  end: string
}

/**
 * The parsed times of an interval as `HH:mm`, which compare as texts; empty for no text, null for text that is not a
 * time.
 */
export interface ParsedInterval {
  start: string | null
  end: string | null
}

/** An hour, optional minutes with an optional separator, and an optional am or pm. */
const timePattern = /^(\d{1,2})(?:[:.h]?([0-5]\d))?\s*(?:([ap])\.?m?\.?)?$/
/** A time that may be am or pm: up to 12, without am or pm, and not in full as `05:00` or `10:30`. */
const amOrPmPattern = /^(?!\d\d:)([1-9]|1[0-2])(?:[:.h]?[0-5]\d)?$/

const halfDayMinutes = 12 * 60
const dayMinutes = 2 * halfDayMinutes

/**
 * Parses a time such as `9`, `9am`, `5.30 pm`, `1730` or `17:30` to `HH:mm`; empty for no text, null for text that is
 * not a time. Without am or pm, the 24-hour clock is assumed.
 */
export function parseTime(text: string): string | null {
  const typed = text.trim().toLowerCase()
  if (typed === '') return ''
  const [, hourText, minutes = '00', meridiem] = timePattern.exec(typed) ?? []
  if (hourText === undefined) return null
  const hour = hourOfDay(Number(hourText), meridiem)
  return hour === null ? null : `${padTwo(hour)}:${minutes}`
}

/**
 * The hour from 0 to 23: `12 am` is 0, `12 pm` is 12. Null for an hour that the clock does not have.
 * @param meridiem `a` for am, `p` for pm; undefined for the 24-hour clock
 */
function hourOfDay(hour: number, meridiem: string | undefined): number | null {
  if (meridiem === undefined) return hour <= 23 ? hour : null
  if (hour < 1 || hour > 12) return null
  return (hour % 12) + (meridiem === 'p' ? 12 : 0)
}

/** Whether only the context decides if a typed time is am or pm. */
function isAmOrPm(text: string): boolean {
  return amOrPmPattern.test(text.trim())
}

/**
 * Parses the start and end of a shift. An end without am or pm, such as `5`, `530` or `5:30`, that is not after the
 * start is taken as twelve hours later if the shift is then at most twelve hours long: from `9` to `5` ends at 17:00.
 * `5am` and `05:00` are always the next morning, and so is `2` after a start at 22:00.
 * @param earlierEnd the `HH:mm` end of the first part of a split shift, which a start without am or pm comes after;
 *   empty for the first part
 */
export function parseShift(typed: IntervalText, earlierEnd = ''): ParsedInterval {
  const start = parseTimeAfter(typed.start, earlierEnd)
  const end = parseTime(typed.end)
  if (!start || !end || end > start || !isAmOrPm(typed.end)) return { start, end }
  const laterEnd = formatMinutes((minutesSinceMidnight(end) + halfDayMinutes) % dayMinutes)
  const laterLength = lengthMinutes({ start, end: laterEnd })
  return laterLength > 0 && laterLength <= halfDayMinutes ? { start, end: laterEnd } : { start, end }
}

/** Parses a time. Without am or pm it is taken as twelve hours later if only that is after the earlier time. */
function parseTimeAfter(text: string, earlier: string): string | null {
  const time = parseTime(text)
  if (!time || time >= earlier || !isAmOrPm(text)) return time
  const laterMinutes = minutesSinceMidnight(time) + halfDayMinutes
  if (laterMinutes >= dayMinutes) return time
  const laterTime = formatMinutes(laterMinutes)
  return laterTime >= earlier ? laterTime : time
}

/**
 * Replaces the parsed times by `9 am` and `5:30 pm`; other text stays as typed. An end is replaced only when the start
 * is parsed, because the start decides between am and pm.
 */
export function formatTypedTimes(typed: IntervalText, parsed: ParsedInterval): IntervalText {
  return {
    start: parsed.start ? formatTime(parsed.start) : typed.start,
    end: parsed.start && parsed.end ? formatTime(parsed.end) : typed.end,
  }
}

/** The parsed interval as `9 am – 5 pm, 8 h`; null while it is incomplete. */
export function formatInterval({ start, end }: ParsedInterval): string | null {
  const minutes = lengthMinutes({ start, end })
  return start && end && minutes ? `${formatTimeRange(start, end)}, ${formatDuration(minutes)}` : null
}

/** The length of an interval; 0 while it is incomplete. An end before the start is on the next day. */
export function lengthMinutes({ start, end }: ParsedInterval): number {
  return start && end ? (minutesSinceMidnight(end) - minutesSinceMidnight(start) + dayMinutes) % dayMinutes : 0
}

/** `17:30` for the minutes since midnight. */
function formatMinutes(minutes: number): string {
  return `${padTwo(Math.floor(minutes / 60))}:${padTwo(minutes % 60)}`
}

/** `07` for 7. */
function padTwo(number: number): string {
  return String(number).padStart(2, '0')
}
