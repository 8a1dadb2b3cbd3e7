import { type AvailabilityEntry, bitOf, DAYS, maskOf, SLOT_HOURS } from '@campus-gigs/ui/availability'
import { formatDuration, fromWireTime, minutesSinceMidnight, type Shift } from '@/domain'

const hour = 60
const day = 24 * hour
const week = DAYS.length * day
const nightEnds = 6 * hour
/** Where one slot ends and the next begins, in minutes of a day. */
const boundaries = [nightEnds, ...SLOT_HOURS.slice(1).map(([from]) => from * hour), day]

/** A stretch of the week: `[start, end)` in minutes from Monday 00:00; an end past the week is in the next one. */
export interface Stretch {
  start: number
  end: number
}

/** How a gig's hours meet the hours somebody is free, to the minute of the wall clock. */
export interface HoursFit {
  /** Minutes of the shifts that lie in free slots. */
  freeMinutes: number
  /** All minutes of the shifts; a minute two shifts share counts once. */
  totalMinutes: number
  /** The shift hours that are not free, Monday first. */
  clashes: Stretch[]
}

/** `Monday` is 0: the week as people read it. */
function dayFromMonday(dayOfWeek: Shift['dayOfWeek']): number {
  return (DAYS.indexOf(dayOfWeek) + DAYS.length - 1) % DAYS.length
}

/** A shift within the week; what runs past its end begins the week again. */
function stretchesOf({ dayOfWeek, startTime, endTime }: Shift): Stretch[] {
  const [from, to] = [minutesSinceMidnight(fromWireTime(startTime)), minutesSinceMidnight(fromWireTime(endTime))]
  if (from === to) return []
  const start = dayFromMonday(dayOfWeek) * day + from
  const end = start + ((to - from + day) % day)
  return end <= week
    ? [{ start, end }]
    : [
        { start, end: week },
        { start: 0, end: end - week },
      ]
}

/** Stretches in order, with those that touch or overlap made one. */
function united(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = []
  for (const { start, end } of stretches.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined
}

/** The stretch cut where slots begin, so that each piece lies in exactly one. */
function cutAtSlots({ start, end }: Stretch): Stretch[] {
  const pieces: Stretch[] = []
  for (let from = start; from < end; ) {
    const midnight = Math.floor(from / day) * day
    const boundary = boundaries.find((minute) => midnight + minute > from) ?? day
    const to = Math.min(end, midnight + boundary)
    pieces.push({ start: from, end: to })
    from = to
  }
  return pieces
}

/** The bit of the slot a minute of the week lies in. The small hours belong to the night of the day before. */
function bitAt(minute: number): number {
  const ofDay = minute % day
  const fromMonday = Math.floor(minute / day) + (ofDay < nightEnds ? DAYS.length - 1 : 0)
  const slot = ofDay < nightEnds ? SLOT_HOURS.length - 1 : boundaries.findIndex((boundary) => ofDay < boundary) - 1
  return bitOf((fromMonday + 1) % DAYS.length, slot)
}

/** A stretch that ends with the week and one that begins it are one night. */
function aroundTheWeekend(stretches: Stretch[]): Stretch[] {
  const [first, ...rest] = stretches
  const last = rest.at(-1)
  if (first?.start !== 0 || last?.end !== week) return stretches
  return [...rest.slice(0, -1), { start: last.start, end: week + first.end }]
}

/** How the shifts meet the free slots of a week; null when the gig has no shift times yet (JS-08). */
export function hoursFit(availability: readonly AvailabilityEntry[], shifts: readonly Shift[]): HoursFit | null {
  const free = maskOf(availability)
  const pieces = united(shifts.flatMap(stretchesOf)).flatMap(cutAtSlots)
  if (pieces.length === 0) return null
  const clashing = pieces.filter(({ start }) => (free & bitAt(start)) === 0)
  const lengthOf = (stretches: readonly Stretch[]) => stretches.reduce((sum, { start, end }) => sum + end - start, 0)
  const totalMinutes = lengthOf(pieces)
  return {
    freeMinutes: totalMinutes - lengthOf(clashing),
    totalMinutes,
    clashes: aroundTheWeekend(united(clashing)),
  }
}

/** `covers 11 of 12 hours`; with minutes `covers 1 h 30 min of 4 h`. */
export function hoursInWords({ freeMinutes, totalMinutes }: HoursFit): string {
  if (freeMinutes % hour !== 0 || totalMinutes % hour !== 0)
    return `covers ${formatDuration(freeMinutes)} of ${formatDuration(totalMinutes)}`
  return `covers ${freeMinutes / hour} of ${totalMinutes / hour} ${totalMinutes === hour ? 'hour' : 'hours'}`
}

const dayName = (minute: number) => (DAYS[(Math.floor(minute / day) + 1) % DAYS.length] ?? '').slice(0, 3)

function timeInWords(minute: number): string {
  const ofDay = minute % day
  return `${String(Math.floor(ofDay / hour)).padStart(2, '0')}:${String(ofDay % hour).padStart(2, '0')}`
}

/** `Tue 17:00–18:00`, on a 24-hour clock; a stretch of a day or more names the day it ends on too. */
export function stretchInWords({ start, end }: Stretch): string {
  const until = end - start < day ? '' : `${dayName(end)} `
  return `${dayName(start)} ${timeInWords(start)}–${until}${timeInWords(end)}`
}

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' })

/**
 * `Tue 17:00–18:00 clashes`, `Mon 09:00–12:00 and Tue 17:00–18:00 clash`; empty when nothing does.
 * @param most how many are named before the rest is only counted
 */
export function clashesInWords({ clashes }: Pick<HoursFit, 'clashes'>, most: number): string {
  if (clashes.length === 0) return ''
  const named = clashes.slice(0, clashes.length > most ? most : undefined).map(stretchInWords)
  const rest = clashes.length - named.length
  const all = rest > 0 ? [...named, `${rest} more`] : named
  return `${list.format(all)} ${clashes.length === 1 ? 'clashes' : 'clash'}`
}

/** `covers 11 of 12 hours; Tue 17:00–18:00 clashes`. @param most as of `clashesInWords` */
export function whyInWords(fit: HoursFit, most: number): string {
  return [hoursInWords(fit), clashesInWords(fit, most)].filter(Boolean).join('; ')
}
