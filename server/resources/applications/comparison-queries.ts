import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type ComparisonMeasure, comparisonMeasures } from '@/contract'
import type { Db } from '../../db/database.ts'
import { groupBy } from '../../db/group-by.ts'
import { applications, comparisonCounts } from '../../db/schema.ts'

/** The fields of an application that the comparison uses, as of the time of applying. */
const comparedColumns = {
  id: applications.id,
  availabilityMask: applications.availabilityMask,
  shiftMask: applications.shiftMask,
  expectedPayRate: applications.expectedPayRate,
  // Before migration 32 a deleted account kept its place but not its letter, which applying requires.
  hasLetter: sql<boolean>`length(${applications.notes}) > 0 or ${applications.userId} is null`,
  countedMeasures: applications.countedMeasures,
}

/** An application with the fields that the comparison uses. */
export type ComparedApplication = Awaited<ReturnType<typeof findUncountedApplications>>[number]

/** The applications to a listing that are not counted in every measure, the earliest first. */
export function findUncountedApplications(db: Db, listingId: string) {
  return db
    .select(comparedColumns)
    .from(applications)
    .where(
      and(
        eq(applications.jobListingId, listingId),
        sql`cardinality(${applications.countedMeasures}) < ${comparisonMeasures.length}`,
      ),
    )
    .orderBy(asc(applications.appliedAt), asc(applications.id))
}

/**
 * Locks and returns the uncounted applications of a listing, except those that another transaction is counting,
 * withdrawing or changing.
 */
export function lockUncountedApplications(tx: Db, listingId: string): Promise<ComparedApplication[]> {
  return findUncountedApplications(tx, listingId).for('update', { skipLocked: true })
}

/** A student's application to a listing, and the total number of applications to it; undefined without one. */
export async function findOwnComparedApplication(db: Db, userId: string, listingId: string) {
  const isOfListing = eq(applications.jobListingId, listingId)
  const total = sql`(select count(*) from ${applications} where ${isOfListing})`.mapWith(Number)
  const [own] = await db
    .select({ ...comparedColumns, total })
    .from(applications)
    .where(and(isOfListing, eq(applications.userId, userId)))
  return own
}

/** Adds locked applications to the counts of their groups, and marks them as counted. */
export async function countApplications(
  tx: Db,
  { listingId, measure }: { listingId: string; measure: ComparisonMeasure },
  counted: readonly { id: string; group: number }[],
): Promise<void> {
  if (counted.length === 0) return
  const values = [...groupBy(counted, ({ group }) => group)]
    .sort(([one], [other]) => one - other)
    .map(([group, members]) => ({ jobListingId: listingId, measure, group, people: members.length }))
  await tx
    .insert(comparisonCounts)
    .values(values)
    .onConflictDoUpdate({
      target: [comparisonCounts.jobListingId, comparisonCounts.measure, comparisonCounts.group],
      set: { people: sql`${comparisonCounts.people} + excluded.people` },
    })
  const ids = counted.map(({ id }) => id)
  await tx
    .update(applications)
    .set({ countedMeasures: sql`array_append(${applications.countedMeasures}, ${measure})` })
    .where(inArray(applications.id, ids))
}

/** How many applicants of a listing are counted in each group. A group without any may be missing. */
export function findComparisonCounts(db: Db, listingId: string) {
  const { measure, group, people } = comparisonCounts
  return db
    .select({ measure, group, people })
    .from(comparisonCounts)
    .where(eq(comparisonCounts.jobListingId, listingId))
}
