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

/** The least number of people in each group of a closed block. */
const minPeopleInGroup = 2

/**
 * Counts people by group so that no individual can be identified, even by comparing the counts of two moments: counts
 * change by whole blocks, and everybody sees the same counts.
 *
 * People are collected in a block, in the order they applied. The block is closed, and counted for good, once it has
 * `minComparedApplicants` people in at least `minGroups` groups and nobody is alone in a group. Then the next block
 * begins. The open block does not count.
 *
 * @param groupOfEach the group of each person, in the order they applied
 * @param minGroups how many groups a block needs, so that no count reveals everybody's group
 * @returns the count of each of `groups`; null while no block is closed
 */
export function countPeopleInClosedBlocks<Group>(
  groupOfEach: readonly Group[],
  groups: readonly Group[],
  minGroups: number,
): number[] | null {
  const closedCounts = new Map<Group, number>()
  let openCounts = new Map<Group, number>()
  for (const group of groupOfEach) {
    addPeople(openCounts, group, 1)
    if (!isClosable([...openCounts.values()], minGroups)) continue
    for (const [countedGroup, count] of openCounts) addPeople(closedCounts, countedGroup, count)
    openCounts = new Map()
  }
  return closedCounts.size === 0 ? null : groups.map((group) => closedCounts.get(group) ?? 0)
}

function addPeople<Group>(counts: Map<Group, number>, group: Group, people: number): void {
  counts.set(group, (counts.get(group) ?? 0) + people)
}

/** @param counts how many people each group of the block has; groups without people are left out */
function isClosable(counts: readonly number[], minGroups: number): boolean {
  const hasEnoughPeople = sum(counts) >= minComparedApplicants
  const isSomebodyAlone = counts.some((count) => count < minPeopleInGroup)
  return hasEnoughPeople && counts.length >= minGroups && !isSomebodyAlone
}

/** Each count's share of their sum, as a whole percentage. */
export function toShares(counts: readonly number[]): number[] {
  const total = sum(counts)
  return counts.map((count) => Math.round((100 * count) / total))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

const [freeForAll, freeForSome, freeForNone] = comparisonGroups.coverage
const [underRange, inRange, overRange] = comparisonGroups.pay
const [withLetter, withoutLetter] = comparisonGroups.letter

/** The group of an application; null for a listing without shifts, and for a student without an expected pay. */
const groupOf: Record<ComparisonMeasure, (application: ComparedApplication) => string | null> = {
  coverage({ availabilityMask, shiftMask }) {
    if (shiftMask === 0) return null
    const covered = availabilityMask & shiftMask
    if (covered === shiftMask) return freeForAll
    return covered === 0 ? freeForNone : freeForSome
  },
  pay({ expectedPayRate }) {
    if (expectedPayRate === null) return null
    if (expectedPayRate < comparedPay.from) return underRange
    return expectedPayRate <= comparedPay.to ? inRange : overRange
  },
  letter: ({ hasLetter }) => (hasLetter ? withLetter : withoutLetter),
}

/** Letters need one group only: applying requires a letter, so that everybody wrote one reveals nothing. */
const minGroupsOf: Record<ComparisonMeasure, number> = { coverage: 2, pay: 2, letter: 1 }

/**
 * How a student compares with everybody who applied to a listing (JH-02), in the measures that the student has a group
 * in. Availability, pay and the listing's shifts are those at the time of applying: with current values, a change in the
 * counts would reveal who changed their profile.
 * @throws HttpFailure 404 when there is no such listing, or the student has not applied to it.
 */
export async function loadComparison({ db }: Context, userId: string, listingId: string): Promise<Comparison> {
  const { hasApplied, total } = await countApplications(db, userId, listingId)
  if (!hasApplied) throw new HttpFailure('notFound')
  if (total < minComparedApplicants) return { success: true, enough: false, measures: [] }
  const applications = await findComparedApplications(db, listingId)
  const ownApplication = applications.find((application) => application.userId === userId)
  // Deleted since it was counted.
  if (!ownApplication) throw new HttpFailure('notFound')
  const measures: Comparison['measures'] = []
  for (const measure of comparisonMeasures) {
    const ownGroup = groupOf[measure](ownApplication)
    if (ownGroup === null) continue
    const groups: readonly string[] = comparisonGroups[measure]
    const groupOfEach = applications.map(groupOf[measure]).filter((group) => group !== null)
    const counts = countPeopleInClosedBlocks(groupOfEach, groups, minGroupsOf[measure])
    measures.push({ measure, shares: counts && toShares(counts), own: groups.indexOf(ownGroup) })
  }
  return { success: true, enough: true, measures }
}
