import { and, eq, exists, isNull, lt, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { applications, files, jobListings, resumes, users } from '../../db/schema.ts'
import type { Account } from '../../identity/sessions.ts'

/** A row of `files`. */
export type FileRow = typeof files.$inferSelect

export async function findFile(db: Db, fileId: string): Promise<FileRow | undefined> {
  const [file] = await db.select().from(files).where(eq(files.id, fileId))
  return file
}

/**
 * The condition on a joined row: a student may read own files, a business the files of applications it received that have
 * not expired.
 */
function isReadableBy(account: Account, studentId: PgColumn) {
  return account.kind === 'student'
    ? eq(studentId, account.id)
    : and(eq(jobListings.businessId, account.id), isNull(applications.expiredAt))
}

/** The name of the resume with this file; undefined for a file that is no resume or that the account may not read. */
export async function findReadableResumeName(db: Db, fileId: string, account: Account): Promise<string | undefined> {
  const [row] = await db
    .select({ fileName: resumes.fileName })
    .from(resumes)
    .leftJoin(applications, eq(applications.resumeId, resumes.id))
    .leftJoin(jobListings, eq(jobListings.id, applications.jobListingId))
    .where(and(eq(resumes.fileId, fileId), isReadableBy(account, resumes.userId)))
    .limit(1)
  return row?.fileName
}

/** Whether the file is a student's picture that the account may read. */
export async function isReadablePicture(db: Db, fileId: string, account: Account): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(applications, eq(applications.userId, users.id))
    .leftJoin(jobListings, eq(jobListings.id, applications.jobListingId))
    .where(and(eq(users.pictureFileId, fileId), isReadableBy(account, users.id)))
    .limit(1)
  return row !== undefined
}

/** Openings of a resume within this time count as one. */
const openingMs = 60_000

/** Records, on each of the business's applications with the resume of this file, that the business has opened it. */
export async function recordResumeOpened(db: Db, fileId: string, businessId: string, now: Date): Promise<void> {
  const ofFile = db
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.id, applications.resumeId), eq(resumes.fileId, fileId)))
  const ofBusiness = db
    .select({ id: jobListings.id })
    .from(jobListings)
    .where(and(eq(jobListings.id, applications.jobListingId), eq(jobListings.businessId, businessId)))
  const isNewOpening = or(
    isNull(applications.resumeLastOpenedAt),
    lt(applications.resumeLastOpenedAt, new Date(now.getTime() - openingMs)),
  )
  await db
    .update(applications)
    .set({
      resumeFirstOpenedAt: sql`coalesce(${applications.resumeFirstOpenedAt}, ${now.toISOString()}::timestamptz)`,
      resumeLastOpenedAt: now,
    })
    .where(and(exists(ofFile), exists(ofBusiness), isNull(applications.expiredAt), isNewOpening))
}
