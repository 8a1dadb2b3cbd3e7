import { type AvailabilityEntry, coverage, matchPercent } from '@campus-gigs/ui/availability'

/** How a gig's shifts fit a student's week. */
export interface Fit {
  /** Shift slots the student is free in. */
  covered: number
  /** All shift slots. */
  total: number
  /** Shared slots ÷ the student's own slots × 100, two decimals. */
  percent: number
}

/** How the shifts fit the week; null when the gig has no shift times yet (JS-08). */
export function fitOf(availability: readonly AvailabilityEntry[], shifts: readonly AvailabilityEntry[]): Fit | null {
  const { covered, total } = coverage(availability, shifts)
  if (total === 0) return null
  return { covered, total, percent: matchPercent(availability, shifts) }
}

/** `covers 2 of 2 shift slots` */
export function coverageInWords({ covered, total }: Fit): string {
  return `covers ${covered} of ${total} shift ${total === 1 ? 'slot' : 'slots'}`
}

/** `66.67 % match` */
export function matchInWords({ percent }: Fit): string {
  return `${percent} % match`
}
