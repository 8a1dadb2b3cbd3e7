import { DAYS } from '@campus-gigs/ui/availability'
import type { Shift } from './entities.ts'
import { weekdayOfDate } from './gig-date.ts'
import { melbourneIsoDay } from './melbourne-date.ts'
import * as messages from './messages/index.ts'
import type { JobType } from './presets.ts'
import { intervalMinutes, type ShiftInterval } from './time-of-day.ts'

/** The weekdays in the names of a listing form's fields. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdays)[number]

/**
 * The two intervals of a day in the names of fields: the first has no name, as in `mondayStartTime`; the second, for a
 * split shift, is `mondaySecondStartTime`.
 */
const intervalNames = ['', 'Second'] as const
type IntervalName = (typeof intervalNames)[number]

/** The shift times of a week as a form sends them: wire times, or empty. */
export type ShiftTimes = { [field in `${Weekday}${IntervalName}${'Start' | 'End'}Time`]: string }

/** The fields of the listing wizard's second step, which client and server validate. Pay is in dollars (AUD). */
export type PayAndTimings = {
  payRangeStart: number | null
  payRangeEnd: number | null
  jobPayType?: string
  /** Whether the business discloses the pay later. */
  discloseLater: 'true' | 'false'
} & ShiftTimes

/** The field names of {@link ShiftTimes}, Monday first. */
export const shiftTimeNames = weekdays.flatMap((day) =>
  intervalNames.flatMap((interval) => [`${day}${interval}StartTime`, `${day}${interval}EndTime`] as const),
)

/** The two intervals of a day's shift; empty texts for a missing interval. */
function shiftIntervals(fields: ShiftTimes, day: Weekday): [first: ShiftInterval, second: ShiftInterval] {
  return [
    { startTime: fields[`${day}StartTime`], endTime: fields[`${day}EndTime`] },
    { startTime: fields[`${day}SecondStartTime`], endTime: fields[`${day}SecondEndTime`] },
  ]
}

const isComplete = ({ startTime, endTime }: ShiftInterval) => startTime !== '' && endTime !== ''

/** The weekday as listings name it: `Monday` for `monday`. */
export function dayName(day: Weekday): Shift['dayOfWeek'] {
  return DAYS.find((name) => name.toLowerCase() === day) ?? 'Monday'
}

/** The roster of a form's shift times, Monday first, then by start. Incomplete and empty intervals are omitted. */
export function shiftsOfTimes(fields: ShiftTimes): Shift[] {
  return weekdays.flatMap((day) =>
    shiftIntervals(fields, day)
      .filter((interval) => isComplete(interval) && interval.startTime !== interval.endTime)
      .toSorted((a, b) => a.startTime.localeCompare(b.startTime))
      .map((interval) => ({ dayOfWeek: dayName(day), ...interval })),
  )
}

/** Whether two complete intervals of one day share a minute. Intervals that only touch do not. */
export function intervalsOverlap(a: ShiftInterval, b: ShiftInterval): boolean {
  const [startOfA, endOfA] = intervalMinutes(a)
  const [startOfB, endOfB] = intervalMinutes(b)
  return startOfA < endOfB && startOfB < endOfA
}

/** The issues of a day's times, by the field that shows the message. */
function shiftIssues(fields: ShiftTimes, day: Weekday): FieldIssue[] {
  const [first, second] = shiftIntervals(fields, day)
  const issues = [...intervalIssues(first, `${day}StartTime`), ...intervalIssues(second, `${day}SecondStartTime`)]
  const areBothValid = issues.length === 0 && isComplete(first) && isComplete(second)
  if (areBothValid && intervalsOverlap(first, second))
    return [{ path: [`${day}SecondStartTime`], message: messages.gig.shiftOverlap }]
  return issues
}

/** The issue of one interval: only one of its times is given, or it ends when it starts. */
function intervalIssues({ startTime, endTime }: ShiftInterval, field: string): FieldIssue[] {
  const isMissing = startTime === '' && endTime === ''
  if (isMissing) return []
  const isHalfGiven = startTime === '' || endTime === ''
  if (isHalfGiven) return [{ path: [field], message: messages.gig.shiftIncomplete }]
  return startTime === endTime ? [{ path: [field], message: messages.gig.shiftEmpty }] : []
}

/** The message for an invalid field. */
export interface FieldIssue {
  path: string[]
  message: string
}

/**
 * The issues of pay and timings (GW-03, GW-04). A listing needs the complete pay, or disclose-later and at
 * least one complete shift.
 */
export function payAndTimingIssues(fields: PayAndTimings): FieldIssue[] {
  const issues = weekdays.flatMap((day) => shiftIssues(fields, day))
  const { payRangeStart, payRangeEnd } = fields
  const hasPayRange = payRangeStart !== null && payRangeEnd !== null
  if (hasPayRange && payRangeEnd < payRangeStart)
    issues.push({ path: ['payRangeEnd'], message: messages.gig.payRangeReversed })
  const isPayComplete = hasPayRange && Boolean(fields.jobPayType)
  const hasShift = weekdays.some((day) => shiftIntervals(fields, day).some(isComplete))
  const isPayLater = fields.discloseLater === 'true' && hasShift
  if (!isPayComplete && !isPayLater) issues.push({ path: ['payRangeStart'], message: messages.gig.fieldsEmpty })
  return issues
}

/** The fields that validate a gig's date. */
interface DatedGig {
  jobType: JobType | ''
  /** `YYYY-MM-DD`; empty for none. */
  gigDate: string
  /** The weekdays that have a shift. */
  shiftDays: readonly Shift['dayOfWeek'][]
}

/**
 * The issues of a gig's date: a one-time gig needs a date, today in Melbourne or later, and its shifts are on that
 * weekday; any other gig has no date.
 */
export function gigDateIssues({ jobType, gigDate, shiftDays }: DatedGig, now: Date): FieldIssue[] {
  const issue = (message: string): FieldIssue[] => [{ path: ['gigDate'], message }]
  if (jobType !== 'One Time Gig') return gigDate === '' ? [] : issue(messages.gig.dateOnlyOnce)
  const weekday = weekdayOfDate(gigDate)
  if (!weekday) return issue(messages.gig.dateRequired)
  if (gigDate < melbourneIsoDay(now)) return issue(messages.gig.datePast)
  return shiftDays.every((day) => day === weekday) ? [] : issue(messages.gig.dateOtherDay)
}
