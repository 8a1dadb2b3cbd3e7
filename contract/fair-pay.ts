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

/** The minimum in force on a day (Melbourne's calendar, `YYYY-MM-DD`); before the table begins, its oldest row. */
export function legalMinimumOn(day: string): LegalMinimum {
  const inForce = legalMinimums.find((minimum) => minimum.from <= day) ?? legalMinimums.at(-1)
  if (!inForce) throw new Error('The table of legal minimums is empty. Add at least one row to contract/fair-pay.ts.')
  return inForce
}
