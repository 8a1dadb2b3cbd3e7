import { and, eq } from 'drizzle-orm'
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
 * The name of the resume with this file, if the account may read it: a student their own, a business those of the
 * applications it received.
 */
export async function findReadableResumeName(db: Db, fileId: string, account: Account): Promise<string | undefined> {
  const isEntitled =
    account.kind === 'student' ? eq(resumes.userId, account.id) : eq(jobListings.businessId, account.id)
  const [row] = await db
    .select({ fileName: resumes.fileName })
    .from(resumes)
    .leftJoin(applications, eq(applications.resumeId, resumes.id))
    .leftJoin(jobListings, eq(jobListings.id, applications.jobListingId))
    .where(and(eq(resumes.fileId, fileId), isEntitled))
    .limit(1)
  return row?.fileName
}

/** Whether the file is a student's picture that the account may read, on the terms of {@link findReadableResumeName}. */
export async function isReadablePicture(db: Db, fileId: string, account: Account): Promise<boolean> {
  const isEntitled = account.kind === 'student' ? eq(users.id, account.id) : eq(jobListings.businessId, account.id)
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(applications, eq(applications.userId, users.id))
    .leftJoin(jobListings, eq(jobListings.id, applications.jobListingId))
    .where(and(eq(users.pictureFileId, fileId), isEntitled))
    .limit(1)
  return row !== undefined
}
