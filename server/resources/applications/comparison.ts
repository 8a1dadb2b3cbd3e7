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

/** The minimum number of people per group in a closed block. */
const minPeopleInGroup = 2

/**
 * Counts people by group without identifying anybody, even to a reader who compares the counts of two instants: counts
 * grow by whole blocks, and every reader gets the same counts.
 *
 * People join the open block in the order they applied. The block closes once it has `minComparedApplicants` people in
 * at least `minGroups` groups and no group of a single person. A closed block counts forever, the open one does not
 * count.
 *
 * @param groupOfEach the group of each person, in the order they applied
 * @param minGroups the minimum number of groups in a block, so that no count reveals everybody's group
 * @returns the count of each of `groups`; null without a closed block
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

/** @param counts the number of people in each non-empty group of the block */
function isClosable(counts: readonly number[], minGroups: number): boolean {
  const hasEnoughPeople = sum(counts) >= minComparedApplicants
  const isSomebodyAlone = counts.some((count) => count < minPeopleInGroup)
  return hasEnoughPeople && counts.length >= minGroups && !isSomebodyAlone
}

/** Each count as a whole percentage of their sum. */
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

/**
 * The minimum number of groups in a block. One for letters: applying requires a letter, so a count of only letters
 * reveals nothing.
 */
const minGroupsOf: Record<ComparisonMeasure, number> = { coverage: 2, pay: 2, letter: 1 }

/**
 * Loads how a student compares with all applicants to a listing (JH-02), in the measures for which the student has a
 * group. It uses availability, pay and shifts at the time of applying: with current values a changed count would reveal
 * who changed their profile.
 * @throws HttpFailure 404 when there is no such listing, or the student has not applied to it.
 */
export async function loadComparison({ db }: Context, userId: string, listingId: string): Promise<Comparison> {
  const { hasApplied, total } = await countApplications(db, userId, listingId)
  if (!hasApplied) throw new HttpFailure('notFound')
  if (total < minComparedApplicants) return { success: true, enough: false, measures: [] }
  const applications = await findComparedApplications(db, listingId)
  const ownApplication = applications.find((application) => application.userId === userId)
  // The application was deleted after it was counted.
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
