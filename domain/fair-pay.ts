import type { Shift } from './entities.ts'
import type { JobType, PayType } from './presets.ts'
import { intervalMinutes } from './time-of-day.ts'

/** One legal minimum: dollars (AUD) an hour for adults, from a date on. */
export interface LegalMinimum {
  /** First day it applies, `YYYY-MM-DD`. */
  from: string
  /** Permanent and part-time employees. */
  hourly: number
  /** Casual employees, with the 25 % loading. */
  casual: number
}

/**
 * The National Minimum Wage, newest first. Not legal advice: awards often pay more.
 * Source: Fair Work Commission, annual wage reviews 2025 and 2026.
 */
export const legalMinimums: readonly LegalMinimum[] = [
  { from: '2026-07-01', hourly: 26.44, casual: 33.05 },
  { from: '2025-07-01', hourly: 24.95, casual: 31.19 },
]

/** The minimum in force on a day (`YYYY-MM-DD` in Melbourne); the oldest minimum for days before the table. */
export function legalMinimumOn(day: string): LegalMinimum {
  const inForce = legalMinimums.find((minimum) => minimum.from <= day) ?? legalMinimums.at(-1)
  if (!inForce) throw new Error('The table of legal minimums is empty. Add at least one row to domain/fair-pay.ts.')
  return inForce
}

/** The fields of a listing that {@link hourlyPay} reads. Pay is in dollars (AUD). */
export interface OfferedPay {
  jobType: JobType | ''
  payRangeStart: number | null
  payType: PayType | '' | null
  Shift: readonly Shift[]
}

/** A listing's hourly pay and its legal minimum, in dollars (AUD) an hour. */
export interface HourlyPay {
  /** The lowest hourly pay of the listing. */
  offered: number
  minimum: number
  /** First day the minimum applies, `YYYY-MM-DD`. */
  from: string
  /** Whether the minimum is the one for casual employees. */
  isCasual: boolean
}

/** The total hours of a roster. An end before the start is on the next day. */
export function rosteredHours(shifts: readonly Shift[]): number {
  const minutes = shifts.map(intervalMinutes).reduce((sum, [start, end]) => sum + end - start, 0)
  return minutes / 60
}

/**
 * Computes the hourly pay of a listing, and the legal minimum on a day. Null when the hourly pay is unknown: zero or no
 * pay, no job type yet, or a flat rate without shifts. One-time gigs are casual work. Not legal advice.
 */
export function hourlyPay(offer: OfferedPay, day: string): HourlyPay | null {
  const { jobType, payRangeStart, payType, Shift: shifts } = offer
  // Zero pay is shown as "To be determined later", like missing pay.
  if (!jobType || !payType || !payRangeStart) return null
  const hours = payType === 'Flat Rate' ? rosteredHours(shifts) : 1
  if (hours === 0) return null
  const isCasual = jobType !== 'Part-Time'
  const { from, ...minimums } = legalMinimumOn(day)
  return { offered: payRangeStart / hours, minimum: isCasual ? minimums.casual : minimums.hourly, from, isCasual }
}

/** The {@link hourlyPay} of a listing below the legal minimum; null for higher or unknown pay. */
export function payBelowMinimum(offer: OfferedPay, day: string): HourlyPay | null {
  const pay = hourlyPay(offer, day)
  return pay && pay.offered < pay.minimum ? pay : null
}
