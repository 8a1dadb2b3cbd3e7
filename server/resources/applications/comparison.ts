import {
  type Comparison,
  type ComparisonMeasure,
  comparedPay,
  comparisonGroups,
  comparisonMeasures,
  minComparedApplicants,
} from '@/contract'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import {
  type ComparedApplication,
  countApplications,
  findComparisonCounts,
  findOwnComparedApplication,
  findUncountedApplications,
  lockUncountedApplications,
} from './comparison-queries.ts'

/*
 * Compares a student with all applicants to a listing, without identifying anybody (JH-02).
 *
 * Each measure (coverage, pay, letter) has groups, and the comparison shows the share of applicants in each. If every
 * application changed the counts at once, a reader could compare the counts of two instants and see the group of the
 * person in between. So applicants are counted in blocks of several people: an application waits uncounted until enough
 * others have joined its block, then the block closes and all of it is counted. Counts never fall.
 */

/** The minimum number of people per group in a closed block. */
const minPeopleInGroup = 2

/**
 * The number of people in closed blocks. People join the open block in order. The block closes once it has
 * `minComparedApplicants` people in at least `minGroups` groups and no group of a single person; the next person opens
 * another one.
 *
 * @param groupOfEach the group of each person, in the order they applied
 * @param minGroups the minimum number of groups in a block, so that no count reveals everybody's group
 * @returns the number of people in closed blocks, who are the first of `groupOfEach`
 */
export function countPeopleInClosedBlocks<Group>(groupOfEach: readonly Group[], minGroups: number): number {
  let people = 0
  let openCounts = new Map<Group, number>()
  for (const [index, group] of groupOfEach.entries()) {
    openCounts.set(group, (openCounts.get(group) ?? 0) + 1)
    if (!isClosable([...openCounts.values()], minGroups)) continue
    people = index + 1
    openCounts = new Map()
  }
  return people
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
const groupNameOf: Record<ComparisonMeasure, (application: ComparedApplication) => string | null> = {
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

/** The index of an application's group; null without one. */
function groupOf(measure: ComparisonMeasure, application: ComparedApplication): number | null {
  const name = groupNameOf[measure](application)
  const groups: readonly string[] = comparisonGroups[measure]
  return name === null ? null : groups.indexOf(name)
}

/**
 * The minimum number of groups in a block. One for letters: applying requires a letter, so a count of only letters
 * reveals nothing.
 */
const minGroupsOf: Record<ComparisonMeasure, number> = { coverage: 2, pay: 2, letter: 1 }

/**
 * The applications that a measure has not counted yet and that are in closed blocks now, with their groups.
 * @param applications the earliest first
 */
function findCountable(measure: ComparisonMeasure, applications: readonly ComparedApplication[]) {
  const uncounted = applications.flatMap((application) => {
    const group = groupOf(measure, application)
    const isCounted = application.countedMeasures.includes(measure)
    return group === null || isCounted ? [] : [{ id: application.id, group }]
  })
  const groupOfEach = uncounted.map(({ group }) => group)
  const countableCount = countPeopleInClosedBlocks(groupOfEach, minGroupsOf[measure])
  return uncounted.slice(0, countableCount)
}

/**
 * Counts the applicants of closed blocks for good: an application that is withdrawn later does not change the counts,
 * which would reveal its group, and one that is withdrawn earlier never counts.
 */
async function countClosedBlocks(db: Db, listingId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const applications = await lockUncountedApplications(tx, listingId)
    for (const measure of comparisonMeasures)
      await countApplications(tx, { listingId, measure }, findCountable(measure, applications))
  })
}

/**
 * Loads how a student compares with all applicants to a listing (JH-02), in the measures for which the student has a
 * group. It uses availability, pay and shifts at the time of applying: with current values a changed count would reveal
 * who changed their profile.
 * @throws HttpFailure 404 when there is no such listing, or the student has not applied to it.
 */
export async function loadComparison({ db }: Context, userId: string, listingId: string): Promise<Comparison> {
  const ownApplication = await findOwnComparedApplication(db, userId, listingId)
  if (!ownApplication) throw new HttpFailure('notFound')
  if (ownApplication.total < minComparedApplicants) return { success: true, enough: false, measures: [] }
  const uncounted = await findUncountedApplications(db, listingId)
  const hasClosedBlock = comparisonMeasures.some((measure) => findCountable(measure, uncounted).length > 0)
  if (hasClosedBlock) await countClosedBlocks(db, listingId)
  const counts = await findComparisonCounts(db, listingId)
  const measures = comparisonMeasures.flatMap((measure) => {
    const own = groupOf(measure, ownApplication)
    return own === null ? [] : [{ measure, shares: sharesOf(measure, counts), own }]
  })
  return { success: true, enough: true, measures }
}

/** The percentage of each group of a measure; null while the measure has counted nobody. */
function sharesOf(
  measure: ComparisonMeasure,
  allCounts: Awaited<ReturnType<typeof findComparisonCounts>>,
): number[] | null {
  const counts = allCounts.filter((count) => count.measure === measure)
  if (counts.length === 0) return null
  const groups = [...comparisonGroups[measure].keys()]
  return toShares(groups.map((group) => counts.find((count) => count.group === group)?.people ?? 0))
}
