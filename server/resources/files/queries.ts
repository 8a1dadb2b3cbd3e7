import { and, eq } from 'drizzle-orm'
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

/** The condition on a joined row: a student may read own files, a business the files of applications it received. */
function isReadableBy(account: Account, studentId: PgColumn) {
  return account.kind === 'student' ? eq(studentId, account.id) : eq(jobListings.businessId, account.id)
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
