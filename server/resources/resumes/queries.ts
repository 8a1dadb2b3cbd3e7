import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Resume } from '@/domain'
import { batchesOf } from '../../db/batches.ts'
import type { Db } from '../../db/database.ts'
import { applications, files, resumes } from '../../db/schema.ts'
import { deleteFiles } from '../../files/stored-file.ts'
import { type ResumeRow, toResume } from './mapping.ts'

/** The student's resumes that match a condition, newest first, with the digests of their files. */
async function selectResumes(db: Db, userId: string, condition: SQL) {
  const rows = await db
    .select({ resume: resumes, bytes: files.bytes, sha256: files.sha256 })
    .from(resumes)
    .innerJoin(files, eq(files.id, resumes.fileId))
    .where(and(eq(resumes.userId, userId), condition))
    .orderBy(desc(resumes.createdAt), desc(resumes.id))
  return rows.map(({ resume, bytes, sha256 }) => ({ resume: toResume(resume, bytes), sha256 }))
}

/** The student's resumes that are not hidden, newest first. */
export async function findResumes(db: Db, userId: string): Promise<Resume[]> {
  return (await selectResumes(db, userId, isNull(resumes.deletedAt))).map(({ resume }) => resume)
}

/** The number of the student's resumes, without hidden ones. */
export function countResumes(tx: Db, userId: string): Promise<number> {
  return tx.$count(resumes, and(eq(resumes.userId, userId), isNull(resumes.deletedAt)))
}

/** The resume that an earlier upload with the same idempotency key stored, and the digest of its file. */
export async function findResumeByIdempotencyKey(tx: Db, userId: string, idempotencyKey: string) {
  const [earlier] = await selectResumes(tx, userId, eq(resumes.idempotencyKey, idempotencyKey))
  return earlier
}

/** Inserts a resume and returns its row. */
export async function insertResume(tx: Db, values: typeof resumes.$inferInsert): Promise<ResumeRow> {
  const [row] = await tx.insert(resumes).values(values).returning()
  if (!row) throw new Error('The insert of a resume returned no row.')
  return row
}

/**
 * Whether the student has this resume and has not hidden it. Locks the row against deletion until the transaction ends.
 */
export async function lockResumeForApplying(tx: Db, userId: string, resumeId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.id, resumeId), eq(resumes.userId, userId), isNull(resumes.deletedAt)))
    .for('share')
  return rows.length > 0
}

/**
 * The student's resumes among `ids`, and whether an application uses each. Locks the rows, which blocks new
 * applications with them until the transaction ends.
 */
export async function lockResumesForDeleting(tx: Db, userId: string, ids: readonly string[]) {
  const ownResumes = await tx
    .select({ id: resumes.id, fileId: resumes.fileId })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), isNull(resumes.deletedAt), inArray(resumes.id, [...ids])))
    .orderBy(resumes.id)
    .for('update')
  const ownIds = ownResumes.map(({ id }) => id)
  const usedRows = await tx
    .selectDistinct({ id: applications.resumeId })
    .from(applications)
    .where(inArray(applications.resumeId, ownIds))
  const usedIds = new Set(usedRows.map(({ id }) => id))
  return ownResumes.map((resume) => ({ ...resume, isUsed: usedIds.has(resume.id) }))
}

/** Hides resumes from their student; the businesses that received them can still open them. */
export async function hideResumes(tx: Db, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(resumes)
    .set({ deletedAt: now })
    .where(inArray(resumes.id, [...ids]))
}

/** Deletes resumes with their file rows. @returns the storage keys of the files */
export async function deleteResumesAndFiles(
  tx: Db,
  unusedResumes: readonly { id: string; fileId: string }[],
): Promise<string[]> {
  if (unusedResumes.length === 0) return []
  const ids = unusedResumes.map(({ id }) => id)
  const fileIds = unusedResumes.map(({ fileId }) => fileId)
  await tx.delete(resumes).where(inArray(resumes.id, ids))
  return deleteFiles(tx, fileIds)
}

/**
 * Deletes those resumes among the candidates that nobody can open any more, with their file rows: the student has
 * hidden them, and no unexpired application shows them to a business. Requires a transaction.
 * @returns the storage keys of the deleted files, for `deleteUnusedBytes` after the commit
 */
export async function deleteUnreachableResumes(tx: Db, candidateIds: readonly string[]): Promise<string[]> {
  const deletedKeys: string[] = []
  // Sorted, so that the batches are locked in the order of the ids, too.
  for (const ids of batchesOf(candidateIds.toSorted())) deletedKeys.push(...(await deleteUnreachableBatch(tx, ids)))
  return deletedKeys
}

/** {@link deleteUnreachableResumes} for as many candidates as one statement can name. */
async function deleteUnreachableBatch(tx: Db, candidateIds: string[]): Promise<string[]> {
  // Locks also those that are not hidden: a concurrent call that is about to hide one waits, and then deletes it.
  const candidates = await tx
    .select({ id: resumes.id, fileId: resumes.fileId, deletedAt: resumes.deletedAt })
    .from(resumes)
    .where(inArray(resumes.id, candidateIds))
    .orderBy(resumes.id)
    .for('update')
  const hidden = candidates.filter(({ deletedAt }) => deletedAt !== null)
  const hiddenIds = hidden.map(({ id }) => id)
  if (hiddenIds.length === 0) return []
  const used = await tx
    .selectDistinct({ id: applications.resumeId })
    .from(applications)
    .where(and(inArray(applications.resumeId, hiddenIds), isNull(applications.expiredAt)))
  const usedIds = new Set(used.map(({ id }) => id))
  const unused = hidden.filter(({ id }) => !usedIds.has(id))
  if (unused.length === 0) return []
  const unusedIds = unused.map(({ id }) => id)
  await tx.update(applications).set({ resumeId: null }).where(inArray(applications.resumeId, unusedIds))
  return deleteResumesAndFiles(tx, unused)
}
