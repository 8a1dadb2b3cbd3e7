import { z } from 'zod'
import {
  clock,
  dayName,
  type FieldIssue,
  formatDuration,
  type HourlyPay,
  type JobType,
  limits,
  melbourneIsoDay,
  messages,
  type Pay,
  parseDollars,
  payAndTimingIssues,
  payBelowMinimum,
  payTypes,
  type Shift,
  type Weekday,
  weekdayOfDate,
  weekdays,
} from '@/domain'
import { lengthMinutes, type ParsedInterval } from './time-text'
import {
  dayTimesSchema,
  emptyTimings,
  noTimes,
  parseDayTimes,
  shiftsOfWeek,
  shownTimes,
  type Timings,
  timingsSchema,
  toWireWeek,
} from './timings'

const gig = messages.gig

/** The entries of a gig's draft that say when the gig is and what it pays. */
export const payAndShiftsSchema = z.object({
  /** The week of a gig that repeats. */
  timings: timingsSchema.default(emptyTimings),
  /** The date of a one-time gig, `YYYY-MM-DD` in Melbourne; not cleared when another job type is chosen. */
  gigDate: z.string().default(''),
  /** The shift of a one-time gig, on its date. */
  onDate: dayTimesSchema.default({ ...noTimes }),
  /** Intervals over twelve hours that were confirmed as intended, as `09:00-23:00`. */
  confirmedShifts: z.array(z.string()).default([]),
  /** Whether the gig is posted without pay; it then needs a shift. */
  discloseLater: z.boolean().default(false),
  /** Dollars as typed, such as `30` or `$30.50`. */
  payStart: z.string().default(''),
  payEnd: z.string().default(''),
  payType: z.union([z.literal(''), z.enum(payTypes)]).default('Per Hour'),
  /** Why the pay is below the legal minimum. */
  belowMinimumReason: z.string().default(''),
})

/** When a gig is and what it pays; its job type says whether it is on one date or every week. */
type PayAndShifts = Omit<z.infer<typeof payAndShiftsSchema>, 'confirmedShifts'> & {
  readonly jobType: JobType | ''
  readonly confirmedShifts: readonly string[]
}

/** Whether a gig is on one date only, instead of every week. */
export function isOneTime({ jobType }: Pick<PayAndShifts, 'jobType'>): boolean {
  return jobType === 'One Time Gig'
}

/** The key of an interval in `confirmedShifts`. */
export function shiftKey({ start, end }: ParsedInterval): string {
  return `${start}-${end}`
}

/** Whether an interval is so long that it has to be confirmed. */
export function isLong(interval: ParsedInterval): boolean {
  return lengthMinutes(interval) > limits.longShiftMinutes
}

/** Whether a long interval was confirmed. */
export function isConfirmed(confirmedShifts: readonly string[], interval: ParsedInterval): boolean {
  return confirmedShifts.includes(shiftKey(interval))
}

/** The weekday of a one-time gig's date; null without a date. */
export function dayOfDate({ gigDate }: PayAndShifts): Weekday | null {
  const name = weekdayOfDate(gigDate)
  return weekdays.find((day) => dayName(day) === name) ?? null
}

/** The typed week; for a one-time gig, its shift on the weekday of its date. */
export function effectiveTimings(draft: PayAndShifts): Timings {
  if (!isOneTime(draft)) return draft.timings
  const day = dayOfDate(draft)
  const { own } = emptyTimings()
  return { own: day ? { ...own, [day]: draft.onDate } : own, copy: 'none' }
}

/** The shifts of the gig, Monday first. */
export function shiftsOfDraft(draft: PayAndShifts): Shift[] {
  return shiftsOfWeek(effectiveTimings(draft))
}

/** The date to send, which is empty unless the gig is a one-time gig, and the weekdays with shifts. */
export function dateAndShiftDays(draft: PayAndShifts): { gigDate: string; shiftDays: Shift['dayOfWeek'][] } {
  return {
    gigDate: isOneTime(draft) ? draft.gigDate : '',
    shiftDays: shiftsOfDraft(draft).map(({ dayOfWeek }) => dayOfWeek),
  }
}

/**
 * The typed pay in dollars. Null for an empty field or pay that is disclosed later, undefined for a text that is no
 * amount.
 */
export function parseTypedPay({ discloseLater, payStart, payEnd }: PayAndShifts) {
  return discloseLater ? { start: null, end: null } : { start: parseDollars(payStart), end: parseDollars(payEnd) }
}

/** The message for a typed pay that is not an amount. */
export function unreadablePayMessage({ payType }: PayAndShifts): string {
  return payType === 'Flat Rate' ? gig.flatPayInvalid : gig.hourlyPayInvalid
}

/**
 * One end of the pay range as a part of the request: the parsed dollars, or the text as typed, which the server
 * refuses. Empty for pay that is disclosed later.
 * @param typed the text of that end
 */
export function payRequestPart({ discloseLater }: PayAndShifts, typed: string): string {
  return discloseLater ? '' : String(parseDollars(typed) ?? typed.trim())
}

/** The typed pay as {@link parseTypedPay} has it, but null for a text that is no amount. */
export function validPay(
  draft: PayAndShifts,
): Pick<PayAndShifts, 'payType'> & { start: number | null; end: number | null } {
  const { start, end } = parseTypedPay(draft)
  return { start: start ?? null, end: end ?? null, payType: draft.payType }
}

/** Dollars that the preview shows while no pay is typed (GW-01). */
const placeholderPay = 50

/** The pay that the preview shows: the placeholder while nothing is typed, all null when the pay is disclosed later. */
export function previewPay(draft: PayAndShifts): Pay {
  const { start, end, payType } = validPay(draft)
  if (draft.payStart === '' && draft.payEnd === '' && !draft.discloseLater)
    return { payRangeStart: placeholderPay, payRangeEnd: placeholderPay, payType: payType || null }
  if (start === null && end === null) return { payRangeStart: null, payRangeEnd: null, payType: null }
  return { payRangeStart: start, payRangeEnd: end, payType: payType || null }
}

/** The pay as students will see it; null until both ends of the range are typed and in order. */
export function completePay(draft: PayAndShifts): Pay | null {
  const { start, end } = parseTypedPay(draft)
  const isComplete = draft.discloseLater || (typeof start === 'number' && typeof end === 'number' && end >= start)
  return isComplete ? previewPay(draft) : null
}

/** The hourly pay when it is below today's legal minimum; null when it is not, or when the draft is incomplete. */
export function belowMinimumOf(draft: PayAndShifts): HourlyPay | null {
  const { start, payType } = validPay(draft)
  const offer = { jobType: draft.jobType, payRangeStart: start, payType, Shift: shiftsOfDraft(draft) }
  return payBelowMinimum(offer, melbourneIsoDay(clock.now()))
}

/** The issues of each draft, cached because several fields read them. They stay true: a draft is never mutated. */
const issuesByDraft = new WeakMap<PayAndShifts, FieldIssue[]>()

/**
 * The message of the shared pay and timing rules for a request field; undefined for a valid one.
 * @param field the request field's name, such as `payRangeEnd` or `mondayStartTime`
 */
export function payAndTimingIssue(draft: PayAndShifts, field: string): string | undefined {
  const issues = issuesByDraft.get(draft) ?? findPayAndTimingIssues(draft)
  issuesByDraft.set(draft, issues)
  return issues.find(({ path }) => path.join('.') === field)?.message
}

function findPayAndTimingIssues(draft: PayAndShifts): FieldIssue[] {
  const { start, end, payType } = validPay(draft)
  return payAndTimingIssues({
    ...toWireWeek(effectiveTimings(draft)),
    payRangeStart: start,
    payRangeEnd: end,
    jobPayType: payType,
    discloseLater: draft.discloseLater ? 'true' : 'false',
  })
}

/**
 * The message for a day's shift: an unreadable time, a broken rule, or a long interval to confirm; undefined for a
 * valid shift.
 */
export function shiftIssue(draft: PayAndShifts, day: Weekday): string | undefined {
  const intervals = parseDayTimes(shownTimes(day, effectiveTimings(draft)))
  if (intervals.some(({ start, end }) => start === null || end === null)) return gig.timeInvalid
  const issue = payAndTimingIssue(draft, `${day}StartTime`) ?? payAndTimingIssue(draft, `${day}SecondStartTime`)
  if (issue !== undefined) return issue
  const toConfirm = intervals.find((interval) => isLong(interval) && !isConfirmed(draft.confirmedShifts, interval))
  return toConfirm && gig.confirmLongShift(formatDuration(lengthMinutes(toConfirm)))
}
