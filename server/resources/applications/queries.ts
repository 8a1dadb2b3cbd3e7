import { and, asc, desc, eq, exists, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { type Application, limits } from '@/domain'
import { maxBatch } from '../../db/batches.ts'
import type { Db } from '../../db/database.ts'
import { lockStrengths } from '../../db/locks.ts'
import { applications, candidateActions, jobListings, resumes } from '../../db/schema.ts'
import { toOwnApplication } from './mapping.ts'

// A student's own applications. `received-queries.ts` reads the applications to a listing for its business.

/** The student's own applications, newest first, with letters and answers. @param conditions default: all of them */
export async function findApplicationsOfStudent(db: Db, userId: string, ...conditions: SQL[]): Promise<Application[]> {
  const rows = await selectOwnApplications(db, applications, and(eq(applications.userId, userId), ...conditions))
  return rows.map(toOwnApplication)
}

/** The columns of an application in a list, which omits the letter and the answers. */
export const listedColumns = {
  ...getTableColumns(applications),
  notes: sql<string>`''`,
  answers: sql`'[]'::jsonb`.mapWith(applications.answers),
}

/**
 * The student's own applications, newest first and at most `limits.sessionApplications`, with an empty letter and without
 * answers.
 */
export async function listApplicationsOfStudent(db: Db, userId: string): Promise<Application[]> {
  const rows = await selectOwnApplications(db, listedColumns, eq(applications.userId, userId)).limit(
    limits.sessionApplications,
  )
  return rows.map(toOwnApplication)
}

/** The student's own applications to these listings, as {@link listApplicationsOfStudent} loads the newest. */
export async function listApplicationsTo(
  db: Db,
  userId: string,
  listingIds: readonly string[],
): Promise<Application[]> {
  const isListed = and(eq(applications.userId, userId), inArray(applications.jobListingId, [...listingIds]))
  return (await selectOwnApplications(db, listedColumns, isListed)).map(toOwnApplication)
}

function selectOwnApplications(
  db: Db,
  columns: typeof applications | typeof listedColumns,
  condition: SQL | undefined,
) {
  const actions = db
    .select({ id: candidateActions.id })
    .from(candidateActions)
    .where(eq(candidateActions.applicationId, applications.id))
  return db
    .select({
      application: columns,
      resume: resumes,
      isViewed: exists(actions).mapWith(Boolean),
      edits: jobListings.fieldsEditedAt,
    })
    .from(applications)
    .innerJoin(jobListings, eq(jobListings.id, applications.jobListingId))
    .leftJoin(resumes, eq(resumes.id, applications.resumeId))
    .where(condition)
    .orderBy(desc(applications.appliedAt), desc(applications.id))
}

/** Whether the student has an application to the listing. */
export async function hasApplied(tx: Db, userId: string, listingId: string): Promise<boolean> {
  const ownApplication = and(eq(applications.userId, userId), eq(applications.jobListingId, listingId))
  return (await tx.$count(applications, ownApplication)) > 0
}

/**
 * Stores the instant up to which a student has dismissed a listing's edits.
 * @returns false when the student has not applied to the listing
 */
export async function markEditsSeen(db: Db, userId: string, listingId: string, until: Date): Promise<boolean> {
  const updated = await db
    .update(applications)
    // Never lower the instant for a late retry. greatest() ignores null.
    .set({ editsSeenAt: sql`greatest(${applications.editsSeenAt}, ${until.toISOString()}::timestamptz)` })
    .where(and(eq(applications.userId, userId), eq(applications.jobListingId, listingId)))
    .returning({ id: applications.id })
  return updated.length > 0
}

/**
 * Inserts an application. @returns its id; undefined when the student has already applied, also by a concurrent call
 */
export async function insertApplication(
  tx: Db,
  values: typeof applications.$inferInsert & { userId: string; resumeId: string },
): Promise<string | undefined> {
  const [inserted] = await tx
    .insert(applications)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: applications.id })
  return inserted?.id
}

/**
 * Deletes the student's application to a listing, with the business's actions on it.
 * @returns the application's resume and the listing's business; undefined without an application
 */
export async function deleteApplication(tx: Db, userId: string, listingId: string) {
  const [deleted] = await tx
    .delete(applications)
    .where(and(eq(applications.userId, userId), eq(applications.jobListingId, listingId)))
    .returning({ resumeId: applications.resumeId })
  if (!deleted) return undefined
  const [listing] = await tx
    .select({ businessId: jobListings.businessId })
    .from(jobListings)
    .where(eq(jobListings.id, listingId))
  if (!listing) throw new Error('The listing of an application is missing.')
  return { ...deleted, ...listing }
}

/**
 * Stores whether the student shares contact details with a listing's business. Sharing again keeps the first instant.
 * @returns the listing's business; undefined without an application, and for an expired one
 */
export async function updateContactSharing(
  tx: Db,
  { userId, listingId }: { userId: string; listingId: string },
  sharedAt: Date | null,
): Promise<{ businessId: string } | undefined> {
  const contactSharedAt =
    sharedAt && sql`coalesce(${applications.contactSharedAt}, ${sharedAt.toISOString()}::timestamptz)`
  const [updated] = await tx
    .update(applications)
    .set({ contactSharedAt })
    .from(jobListings)
    .where(
      and(
        eq(applications.userId, userId),
        eq(applications.jobListingId, listingId),
        isNull(applications.expiredAt),
        eq(jobListings.id, applications.jobListingId),
      ),
    )
    .returning({ businessId: jobListings.businessId })
  return updated
}

/**
 * Expires a batch of the applications whose listing ended before an instant, which ends the business's access to resume
 * and contact details. A listing ends when it is closed, filled or expired.
 * @returns the number of expired applications, which is zero once none is left, and the ids of their resumes
 */
export async function expireApplications(
  tx: Db,
  endedBefore: Date,
  now: Date,
): Promise<{ count: number; resumeIds: string[] }> {
  const { closedAt, filledAt, expiringOn } = jobListings
  // least() ignores null.
  const hasEnded = sql`least(${closedAt}, ${filledAt}, ${expiringOn}) < ${endedBefore.toISOString()}::timestamptz`
  const expiring = await tx
    .select({ id: applications.id, resumeId: applications.resumeId })
    .from(applications)
    .innerJoin(jobListings, eq(jobListings.id, applications.jobListingId))
    .where(and(isNull(applications.expiredAt), hasEnded))
    .orderBy(asc(applications.id))
    .limit(maxBatch)
    .for(lockStrengths.change, { of: applications })
  if (expiring.length === 0) return { count: 0, resumeIds: [] }
  const ids = expiring.map(({ id }) => id)
  await tx.update(applications).set({ expiredAt: now, contactSharedAt: null }).where(inArray(applications.id, ids))
  const resumeIds = new Set(expiring.map(({ resumeId }) => resumeId).filter((id) => id !== null))
  return { count: expiring.length, resumeIds: [...resumeIds] }
}
