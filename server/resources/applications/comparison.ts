import {
  type Comparison,
  type ComparisonMeasure,
  comparedPay,
  comparisonGroups,
  comparisonMeasures,
  minComparedApplicants,
} from '@/contract'
import type { Context } from '../../context.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { type ComparedApplication, countApplications, findComparedApplications } from './queries.ts'

/** In a closed block nobody is alone in a group. */
const minPeopleInGroup = 2

/**
 * Counts people by group so that no individual can be identified, even by comparing the counts of two moments. People
 * are collected in blocks, in the order they applied. A block is closed, and counted for good, once it has
 * `minComparedApplicants` people in at least `minGroups` groups and nobody is alone in a group; an open block does not
 * count. So counts change by whole blocks, and everybody sees the same counts.
 *
 * @param people the group of each person, as an index below `groupCount`
 * @returns the count of each group; null while no block is closed
 */
export function countClosedBlocks(people: readonly number[], groupCount: number, minGroups: number): number[] | null {
  const zeros = () => Array.from({ length: groupCount }, () => 0)
  let counted: number[] | null = null
  let block = zeros()
  for (const group of people) {
    block = block.map((members, index) => (index === group ? members + 1 : members))
    const occupied = block.filter((members) => members > 0)
    const size = block.reduce((sum, members) => sum + members, 0)
    const isClosed =
      size >= minComparedApplicants &&
      occupied.length >= minGroups &&
      occupied.every((members) => members >= minPeopleInGroup)
    if (!isClosed) continue
    counted = (counted ?? zeros()).map((members, index) => members + (block[index] ?? 0))
    block = zeros()
  }
  return counted
}

/** Each count as a whole percentage of their sum. */
export function toPercentages(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, each) => sum + each, 0)
  return counts.map((each) => Math.round((100 * each) / total))
}

/** The indexes of the groups in `comparisonGroups`. */
const coverageGroups = { all: 0, some: 1, none: 2 }
const payGroups = { under: 0, between: 1, over: 2 }
const letterGroups = { written: 0, none: 1 }

/** The index of an application's group; null for a listing without shifts, and for a student without an expected pay. */
const groupIndexOf: Record<ComparisonMeasure, (application: ComparedApplication) => number | null> = {
  coverage({ availabilityMask, shiftMask }) {
    if (shiftMask === 0) return null
    const covered = availabilityMask & shiftMask
    if (covered === shiftMask) return coverageGroups.all
    return covered === 0 ? coverageGroups.none : coverageGroups.some
  },
  pay({ expectedPayRate }) {
    if (expectedPayRate === null) return null
    if (expectedPayRate < comparedPay.from) return payGroups.under
    return expectedPayRate <= comparedPay.to ? payGroups.between : payGroups.over
  },
  letter: ({ hasLetter }) => (hasLetter ? letterGroups.written : letterGroups.none),
}

/** One group is enough for letters: every applicant has to write one, so that all wrote one reveals nothing. */
const minGroupsOf: Record<ComparisonMeasure, number> = { coverage: 2, pay: 2, letter: 1 }

/**
 * How a student compares with everybody who applied to a listing (JH-02). Availability, pay and the listing's shifts are
 * those at the time of applying: with current values, a change in the counts would reveal who changed their profile.
 * @throws HttpFailure 404 when the student has not applied to such a listing.
 */
export async function loadComparison({ db }: Context, userId: string, listingId: string): Promise<Comparison> {
  const { hasApplied, total } = await countApplications(db, userId, listingId)
  if (!hasApplied) throw new HttpFailure('notFound')
  if (total < minComparedApplicants) return { success: true, enough: false, measures: [] }
  const applications = await findComparedApplications(db, listingId)
  const own = applications.find((application) => application.userId === userId)
  if (!own) throw new HttpFailure('notFound')
  const measures = comparisonMeasures.map((measure) => {
    const people = applications.map(groupIndexOf[measure]).filter((group) => group !== null)
    const counts = countClosedBlocks(people, comparisonGroups[measure].length, minGroupsOf[measure])
    return { measure, shares: counts && toPercentages(counts), own: groupIndexOf[measure](own) }
  })
  return { success: true, enough: true, measures: measures.filter((each) => each.own !== null) }
}
