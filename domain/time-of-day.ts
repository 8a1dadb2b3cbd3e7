// Times of day as `HH:mm` on Melbourne's wall clock, and intervals between them. On the wire a time is an instant of
// 1 January 1970, whose UTC hour is the hour on the wall clock: `1970-01-01T09:00:00.000Z` is 9 am, in summer and in
// winter.

const minutesPerDay = 24 * 60

/** The wire time of an `HH:mm` time; empty for an empty text. */
export function toWireTime(time: string): string {
  return time === '' ? '' : `1970-01-01T${time}:00.000Z`
}

/** The `HH:mm` time of a wire time; empty for anything else. */
export function fromWireTime(wire: string): string {
  const match = /^1970-01-01T(\d{2}:\d{2}):00\.000Z$/.exec(wire)
  return match?.[1] ?? ''
}

/** `9 am` for `09:00`, `5:30 pm` for `17:30`. */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const minutesPart = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`
  const half = hours < 12 ? 'am' : 'pm'
  return `${hours % 12 || 12}${minutesPart} ${half}`
}

/** The minutes since midnight of an `HH:mm` time. */
export function minutesSinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** One interval of a day's shift, as wire times. Empty texts for a time that is not given. */
export interface ShiftInterval {
  startTime: string
  endTime: string
}

/** Start and end in minutes since the midnight before the start. An end before the start is on the next day. */
export function intervalMinutes({ startTime, endTime }: ShiftInterval): [start: number, end: number] {
  const start = minutesSinceMidnight(fromWireTime(startTime))
  const end = minutesSinceMidnight(fromWireTime(endTime))
  const endsNextDay = end < start
  return [start, endsNextDay ? end + minutesPerDay : end]
}

/** `9 am – 5 pm`, `10 pm – 2 am (next day)`: from one `HH:mm` to another. */
export function formatTimeRange(start: string, end: string): string {
  const dayNote = end < start ? ' (next day)' : ''
  return `${formatTime(start)} – ${formatTime(end)}${dayNote}`
}

/** `8 h`, `7 h 30 min`, `45 min`. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const minutesLeft = minutes % 60
  if (minutesLeft === 0) return `${hours} h`
  return hours === 0 ? `${minutesLeft} min` : `${hours} h ${minutesLeft} min`
}
