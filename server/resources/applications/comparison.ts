import { and, asc, count, eq, sql } from 'drizzle-orm'
import { type Comparison, type ComparisonMeasure, comparisonGroups, fewestCompared } from '@/contract'
import type { Context } from '../../context.ts'
import { applications, jobListings } from '../../db/schema.ts'
import { HttpFailure } from '../../http/http-failure.ts'

/** How many of a block have to be in a group, if anybody is. */
const fewestOfGroup = 2

/**
 * Counts the groups of people who came one after the other, so that no single one can be made out, whatever is
 * compared with whatever was seen before. People are counted in blocks: a block is closed, and counted for good, once
 * it has five people, nobody in it is alone in a group, and they are in at least `fewestGroups` groups. What is seen at
 * two times differs by whole blocks, and everybody sees the same.
 *
 * @returns the counts by group, or null while no block is closed
 */
export function countedInBlocks(people: readonly number[], groups: number, fewestGroups: number): number[] | null {
  const none = () => Array.from({ length: groups }, () => 0)
  let counted: number[] | null = null
  let block = none()
  for (const group of people) {
    block = block.map((inGroup, at) => (at === group ? inGroup + 1 : inGroup))
    const filled = block.filter((inGroup) => inGroup > 0)
    const size = block.reduce((sum, inGroup) => sum + inGroup, 0)
    const isClosed =
      size >= fewestCompared && filled.length >= fewestGroups && filled.every((inGroup) => inGroup >= fewestOfGroup)
    if (!isClosed) continue
    counted = (counted ?? none()).map((before, at) => before + (block[at] ?? 0))
    block = none()
  }
  return counted
}

/** Whole percent of each count. */
export function sharesOf(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, each) => sum + each, 0)
  return counts.map((each) => Math.round((100 * each) / total))
}

interface Measured {
  availabilityMask: number
  shiftMask: number
  expectedPayRate: number | null
  hasLetter: boolean
}

/** The group an applicant is in, or null when they are in none. */
const groupOf: Record<ComparisonMeasure, (applicant: Measured) => number | null> = {
  coverage({ availabilityMask, shiftMask }) {
    if (shiftMask === 0) return null
    const covered = availabilityMask & shiftMask
    return covered === shiftMask ? 0 : covered === 0 ? 2 : 1
  },
  pay({ expectedPayRate }) {
    if (expectedPayRate === null) return null
    return expectedPayRate < 28 ? 0 : expectedPayRate <= 35 ? 1 : 2
  },
  letter: ({ hasLetter }) => (hasLetter ? 0 : 1),
}

/** A letter is asked of everybody, so that all wrote one tells nothing new of anyone. */
const fewestGroupsOf: Record<ComparisonMeasure, number> = { coverage: 2, pay: 2, letter: 1 }

/**
 * How an applicant of a listing compares with all who applied to it (JH-02), each as they were when they applied: were
 * it as they are now, whoever changed their week or pay meanwhile could be told from the difference.
 * @throws HttpFailure 404 when the student has not applied to such a listing.
 */
export async function comparisonFor({ db }: Context, userId: string, jobListingId: string): Promise<Comparison> {
  const measured = {
    availabilityMask: applications.availabilityMask,
    shiftMask: jobListings.shiftMask,
    expectedPayRate: applications.expectedPayRate,
    hasLetter: sql<boolean>`length(${applications.notes}) > 0`,
  }
  const applicants = () =>
    db
      .select(measured)
      .from(applications)
      .innerJoin(jobListings, eq(jobListings.id, applications.jobListingId))
      .$dynamic()
  const ofListing = eq(applications.jobListingId, jobListingId)
  const [own] = await applicants().where(and(ofListing, eq(applications.userId, userId)))
  if (!own) throw new HttpFailure('notFound')
  const [counted] = await db.select({ all: count() }).from(applications).where(ofListing)
  if ((counted?.all ?? 0) < fewestCompared) return { success: true, enough: false, measures: [] }
  const all = await applicants().where(ofListing).orderBy(asc(applications.appliedAt), asc(applications.id))
  const measures = (['coverage', 'pay', 'letter'] as const).map((measure) => {
    const people = all.map(groupOf[measure]).filter((group) => group !== null)
    const counts = countedInBlocks(people, comparisonGroups[measure].length, fewestGroupsOf[measure])
    return { measure, shares: counts && sharesOf(counts), own: groupOf[measure](own) }
  })
  return { success: true, enough: true, measures: measures.filter(({ own: group }) => group !== null) }
}
