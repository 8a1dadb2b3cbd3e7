// The reference order of applicants. Tests compare the server's SQL with it.
import { type Suitability, topScore } from '../applicant-order.ts'
import type { ApplicantSort } from '../presets.ts'
import { compareDescending } from './listing-order.ts'

/** An applicant to sort. */
export interface RankedApplicant {
  id: string
  /** ISO instant. */
  appliedAt: string
  suitability: Suitability
}

/** The first sort key of each order, descending. */
const sortKeys: Record<ApplicantSort, (suitability: Suitability) => number> = {
  'Top Applicants': (suitability) => topScore(suitability).score,
  // The number of covered slots ranks as the percent does, because all applicants have the same shift slots (AG-06).
  '% Availability Match': ({ coveredSlots }) => coveredSlots,
  'Time of Application': () => 0,
  Distance: ({ km }) => (km === null ? Number.NEGATIVE_INFINITY : -km),
  'Cover letter included': ({ letterWords }) => Math.min(1, letterWords),
}

/** The applicants sorted (GT-03). Ties are sorted by time, newest first, then by id; an unknown distance sorts last. */
export function sortApplicants<Item extends RankedApplicant>(applicants: readonly Item[], sort: ApplicantSort): Item[] {
  const sortKey = sortKeys[sort]
  return applicants
    .map((applicant) => ({
      applicant,
      key: sortKey(applicant.suitability),
      appliedAtMs: Date.parse(applicant.appliedAt),
    }))
    .sort(
      (a, b) =>
        compareDescending(a.key, b.key) ||
        compareDescending(a.appliedAtMs, b.appliedAtMs) ||
        compareDescending(a.applicant.id, b.applicant.id),
    )
    .map(({ applicant }) => applicant)
}
