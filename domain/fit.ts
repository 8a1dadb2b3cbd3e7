import { type AvailabilityEntry, bitOf, DAYS, maskOf, matchPercent, SLOT_HOURS } from '@campus-gigs/ui/availability'
import type { Shift } from './entities.ts'
import { formatCount } from './formats.ts'
import { formatTime, intervalMinutes } from './time-of-day.ts'

const minutesPerDay = 24 * 60
const minutesPerWeek = DAYS.length * minutesPerDay
const nightEndMinute = 6 * 60
/**
 * The minutes since midnight at which a slot ends: the night of the day before at 06:00, then the slots of the day, the
 * last of which is the day's own night. That night goes on until 06:00 of the next day, but is split at midnight.
 */
const slotBoundaries = [nightEndMinute, ...SLOT_HOURS.slice(1).map(([hour]) => hour * 60), minutesPerDay]

/**
 * The half-open interval `[startMinute, endMinute)` in minutes from Monday 00:00. An interval across Sunday midnight
 * ends beyond the week's length.
 */
interface WeekInterval {
  startMinute: number
  endMinute: number
}

/** A slot that the shifts require. */
interface NeededSlot {
  /** The cell's key, `'d-s'`. */
  key: string
  isFree: boolean
}

/** The fit of an availability to the shifts of a listing. */
export interface ShiftFit {
  /** The number of shifts that lie entirely within free slots. */
  coveredShifts: number
  totalShifts: number
  /** All slots that the shifts require, in the order of the week from Monday 00:00. */
  slots: NeededSlot[]
  /** The intervals of the shifts outside free slots, Monday first. Empty exactly when every required slot is free. */
  clashes: WeekInterval[]
  /** The percentage of the free slots that the shifts use (AG-06). */
  percentOfAvailability: number
  /** The percentage of the shifts' slots that are free (AG-06, for the business). */
  percentOfShifts: number
}

/** The day index of a minute of the week; 0 is Sunday, as in cell keys. */
function dayOf(minute: number): number {
  return (Math.floor(minute / minutesPerDay) + 1) % DAYS.length
}

/** The intervals of a shift. The part after Sunday midnight wraps to the start of the week. */
function intervalsOf(shift: Shift): WeekInterval[] {
  const [start, end] = intervalMinutes(shift)
  if (start === end) return []
  const daysFromMonday = (DAYS.indexOf(shift.dayOfWeek) + DAYS.length - 1) % DAYS.length
  const dayStart = daysFromMonday * minutesPerDay
  const startMinute = dayStart + start
  const endMinute = dayStart + end
  if (endMinute <= minutesPerWeek) return [{ startMinute, endMinute }]
  return [
    { startMinute: 0, endMinute: endMinute - minutesPerWeek },
    { startMinute, endMinute: minutesPerWeek },
  ]
}

/** Splits an interval at slot boundaries, so that each piece lies in one slot. */
function splitAtSlots({ startMinute, endMinute }: WeekInterval): WeekInterval[] {
  const pieces: WeekInterval[] = []
  let pieceStart = startMinute
  while (pieceStart < endMinute) {
    const midnight = Math.floor(pieceStart / minutesPerDay) * minutesPerDay
    const minuteOfDay = pieceStart - midnight
    const nextBoundary = slotBoundaries.find((boundary) => boundary > minuteOfDay) ?? minutesPerDay
    const pieceEnd = Math.min(endMinute, midnight + nextBoundary)
    pieces.push({ startMinute: pieceStart, endMinute: pieceEnd })
    pieceStart = pieceEnd
  }
  return pieces
}

/** The cell of a minute of the week. The hours before 06:00 belong to the previous day's night. */
function cellAt(minute: number): { day: number; slot: number } {
  const minuteOfDay = minute % minutesPerDay
  if (minuteOfDay < nightEndMinute)
    return { day: (dayOf(minute) + DAYS.length - 1) % DAYS.length, slot: SLOT_HOURS.length - 1 }
  // The first boundary ends the night of the day before, so the slot that a boundary ends has an index one lower.
  return { day: dayOf(minute), slot: slotBoundaries.findIndex((boundary) => minuteOfDay < boundary) - 1 }
}

/** Sorts and merges intervals that touch or overlap, also across Sunday midnight. */
function mergeIntervals(intervals: readonly WeekInterval[]): WeekInterval[] {
  const merged: WeekInterval[] = []
  for (const { startMinute, endMinute } of intervals.toSorted((a, b) => a.startMinute - b.startMinute)) {
    const last = merged.at(-1)
    if (last && startMinute <= last.endMinute) last.endMinute = Math.max(last.endMinute, endMinute)
    else merged.push({ startMinute, endMinute })
  }
  // Join the last interval to the first across Sunday midnight.
  const [first, ...others] = merged
  const last = others.at(-1)
  if (first?.startMinute !== 0 || last?.endMinute !== minutesPerWeek) return merged
  const acrossMidnight = { startMinute: last.startMinute, endMinute: minutesPerWeek + first.endMinute }
  return [...others.slice(0, -1), acrossMidnight]
}

/**
 * Computes the fit of an availability to shifts, to the minute. Students and businesses get the same result.
 * @returns null for a listing without shift times (JS-08)
 */
export function computeFit(
  availability: readonly AvailabilityEntry[],
  shifts: readonly Readonly<Shift>[],
): ShiftFit | null {
  const freeMask = maskOf(availability)
  const isFree = ({ startMinute }: WeekInterval) => {
    const { day, slot } = cellAt(startMinute)
    return (freeMask & bitOf(day, slot)) !== 0
  }
  const piecesByShift = shifts
    .map((shift) => intervalsOf(shift).flatMap(splitAtSlots))
    .filter(({ length }) => length > 0)
  if (piecesByShift.length === 0) return null
  const pieces = piecesByShift.flat().toSorted((a, b) => a.startMinute - b.startMinute)
  const slots = new Map(
    pieces.map((piece) => {
      const { day, slot } = cellAt(piece.startMinute)
      return [`${day}-${slot}`, isFree(piece)]
    }),
  )
  return {
    coveredShifts: piecesByShift.filter((shiftPieces) => shiftPieces.every(isFree)).length,
    totalShifts: piecesByShift.length,
    slots: Array.from(slots, ([key, isFreeSlot]) => ({ key, isFree: isFreeSlot })),
    clashes: mergeIntervals(pieces.filter((piece) => !isFree(piece))),
    percentOfAvailability: matchPercent(availability, shifts),
    percentOfShifts: matchPercent(shifts, availability),
  }
}

/** `Covers all 4 shifts`, `Covers 3 of 4 shifts`, `Covers the shift`: the same for the student and the business. */
export function coverageText({ coveredShifts, totalShifts }: Pick<ShiftFit, 'coveredShifts' | 'totalShifts'>): string {
  if (coveredShifts === totalShifts) return totalShifts === 1 ? 'Covers the shift' : `Covers all ${totalShifts} shifts`
  return `Covers ${coveredShifts} of ${formatCount(totalShifts, 'shift')}`
}

/** `covers 2 of 3 shift slots`: the counts behind the percent (AG-06). */
export function slotCoverageText({ slots }: Pick<ShiftFit, 'slots'>): string {
  const covered = slots.filter(({ isFree }) => isFree).length
  return `covers ${covered} of ${formatCount(slots.length, 'shift slot')}`
}

/** `Tue 6 pm – 8 pm`; an interval of a day or more names the day it ends on too: `Mon 9 am – Tue 12 pm`. */
export function intervalText({ startMinute, endMinute }: WeekInterval): string {
  const dayText = (minute: number) => DAYS[dayOf(minute)]?.slice(0, 3) ?? ''
  const endDay = endMinute - startMinute < minutesPerDay ? '' : `${dayText(endMinute)} `
  return `${dayText(startMinute)} ${timeText(startMinute)} – ${endDay}${timeText(endMinute)}`
}

function timeText(minute: number): string {
  const minuteOfDay = minute % minutesPerDay
  return formatTime(`${Math.floor(minuteOfDay / 60)}:${minuteOfDay % 60}`)
}

const noBreakSpace = '\u00A0'

/**
 * `Clash: Tue 6 pm – 8 pm`, `Clashes: Mon 9 am – 12 pm, Tue 6 pm – 8 pm and 2 more`; empty when nothing clashes.
 * The spaces within an interval are no-break spaces.
 * @param maxNamed the most clashes to name; further ones are counted. Default: no limit
 */
export function clashText({ clashes }: Pick<ShiftFit, 'clashes'>, maxNamed = Number.POSITIVE_INFINITY): string {
  if (clashes.length === 0) return ''
  const noun = clashes.length === 1 ? 'Clash' : 'Clashes'
  const named = clashes
    .slice(0, maxNamed)
    .map((clash) => intervalText(clash).replaceAll(' ', noBreakSpace))
    .join(', ')
  const unnamedCount = clashes.length - maxNamed
  const more = unnamedCount > 0 ? ` and ${unnamedCount} more` : ''
  return `${noun}: ${named}${more}`
}

/** The reader of a fit text. The specification's percent counts the reader's own slots. */
export type FitReader = 'student' | 'business'

/** `Matches 50 % of the times you are free` for the student, `Matches 75 % of your shift slots` for the business. */
export function matchText(fit: ShiftFit, reader: FitReader): string {
  return reader === 'student'
    ? `Matches ${fit.percentOfAvailability} % of the times you are free`
    : `Matches ${fit.percentOfShifts} % of your shift slots`
}
