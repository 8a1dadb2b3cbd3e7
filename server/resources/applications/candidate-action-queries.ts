import { and, count, desc, eq, gt, inArray } from 'drizzle-orm'
import { limits } from '@/domain'
import type { Db } from '../../db/database.ts'
import { lockStrengths } from '../../db/locks.ts'
import { applications, candidateActions } from '../../db/schema.ts'
import type { CandidateActionRow } from './mapping.ts'

// A business's actions on applications to a listing: ratings and contacts.

/**
 * Takes the row locks of the listing's applications with these ids.
 * @returns the number of locked rows
 */
export async function lockApplications(tx: Db, listingId: string, ids: readonly string[]): Promise<number> {
  const locked = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(inArray(applications.id, [...ids]), eq(applications.jobListingId, listingId)))
    // Lock in ascending order, so that concurrent calls can't deadlock.
    .orderBy(applications.id)
    .for(lockStrengths.change)
  return locked.length
}

/** The ratings of the applications, the latest first. */
export function findRatings(tx: Db, applicationIds: readonly string[]): Promise<CandidateActionRow[]> {
  return tx
    .select()
    .from(candidateActions)
    .where(and(inArray(candidateActions.applicationId, [...applicationIds]), eq(candidateActions.status, 'rated')))
    .orderBy(desc(candidateActions.changedAt))
}

/**
 * Inserts actions, except those stored before by (application, changedAt, status). @returns the application id of each
 * inserted action
 */
export async function insertCandidateActions(
  tx: Db,
  values: (typeof candidateActions.$inferInsert)[],
): Promise<string[]> {
  if (values.length === 0) return []
  const inserted = await tx
    .insert(candidateActions)
    .values(values)
    .onConflictDoNothing()
    .returning({ applicationId: candidateActions.applicationId })
  return inserted.map(({ applicationId }) => applicationId)
}

/** The id of an application with more stored actions than `limits.candidateActions.maxPerApplication`, if any. */
export async function findOverfullApplication(tx: Db, ids: readonly string[]): Promise<string | undefined> {
  const { applicationId } = candidateActions
  const [overfull] = await tx
    .select({ id: applicationId })
    .from(candidateActions)
    .where(inArray(applicationId, [...new Set(ids)]))
    .groupBy(applicationId)
    .having(gt(count(), limits.candidateActions.maxPerApplication))
    .limit(1)
  return overfull?.id
}
