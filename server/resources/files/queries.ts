import { and, eq, exists, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { minuteMs } from '@/domain'
import type { Db } from '../../db/database.ts'
import { applications, businesses, events, files, jobListings, resumes, users } from '../../db/schema.ts'
import type { SignedInAccount } from '../../identity/sessions.ts'
import { isShown } from '../listings/queries.ts'

export type FileRow = typeof files.$inferSelect

/** The row of a file; undefined for an unknown id. */
export async function findFile(db: Db, fileId: string): Promise<FileRow | undefined> {
  const [file] = await db.select().from(files).where(eq(files.id, fileId))
  return file
}

/**
 * The business of a hidden public file: a poster whose listings are all hidden, or an image of a suspended business.
 * Undefined for any other file.
 */
export async function findOwnerOfHiddenFile(db: Db, fileId: string): Promise<string | undefined> {
  const listings = await db
    .select({ businessId: jobListings.businessId, isShown: isShown.mapWith(Boolean) })
    .from(jobListings)
    .innerJoin(businesses, eq(businesses.id, jobListings.businessId))
    .where(eq(jobListings.posterFileId, fileId))
  const [listing] = listings
  if (!listing) return findSuspendedOwnerOfImage(db, fileId)
  return listings.some((each) => each.isShown) ? undefined : listing.businessId
}

/** The suspended business that has the file as its logo, its cover or an image of an event; undefined without one. */
async function findSuspendedOwnerOfImage(db: Db, fileId: string): Promise<string | undefined> {
  const { id, suspendedAt, logoFileId, logoThumbnailFileId, coverFileId, coverThumbnailFileId } = businesses
  const imageColumns = [logoFileId, logoThumbnailFileId, coverFileId, coverThumbnailFileId]
  const isImageOfEvent = exists(
    db
      .select({ id: events.id })
      .from(events)
      .where(and(eq(events.businessId, id), sql`${fileId} = any(${events.imageFileIds})`)),
  )
  const [owner] = await db
    .select({ id })
    .from(businesses)
    .where(and(isNotNull(suspendedAt), or(...imageColumns.map((column) => eq(column, fileId)), isImageOfEvent)))
  return owner?.id
}

/**
 * The SQL condition that an account may read a student's file:
 * - a student its own;
 * - a business that is not suspended the files of unexpired applications to its listings;
 * - an admin none.
 */
function isReadableBy(db: Db, account: SignedInAccount, studentId: PgColumn, hasApplicationFile: SQL): SQL {
  if (account.kind === 'student') return eq(studentId, account.id)
  if (account.kind === 'admin' || account.isSuspended) return sql`false`
  const receivedApplications = db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobListings, eq(jobListings.id, applications.jobListingId))
    .where(and(hasApplicationFile, eq(jobListings.businessId, account.id), isNull(applications.expiredAt)))
  return exists(receivedApplications)
}

/** The file name of a resume that the account may read; undefined for any other file. */
export async function findReadableResumeName(
  db: Db,
  fileId: string,
  account: SignedInAccount,
): Promise<string | undefined> {
  const isReadable = isReadableBy(db, account, resumes.userId, eq(applications.resumeId, resumes.id))
  const [resume] = await db
    .select({ fileName: resumes.fileName })
    .from(resumes)
    .where(and(eq(resumes.fileId, fileId), isReadable))
    .limit(1)
  return resume?.fileName
}

/** Whether the file is a student's picture that the account may read. */
export async function isReadablePicture(db: Db, fileId: string, account: SignedInAccount): Promise<boolean> {
  const isReadable = isReadableBy(db, account, users.id, eq(applications.userId, users.id))
  const [student] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.pictureFileId, fileId), isReadable))
    .limit(1)
  return student !== undefined
}

/** Openings of a resume within this time after the last recorded one are not recorded. */
const minOpeningIntervalMs = minuteMs

/** Records on each of the business's applications with this resume that the business has opened it. */
export async function recordResumeOpened(db: Db, fileId: string, businessId: string, now: Date): Promise<void> {
  const resumeOfFile = db
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.id, applications.resumeId), eq(resumes.fileId, fileId)))
  const listingOfBusiness = db
    .select({ id: jobListings.id })
    .from(jobListings)
    .where(and(eq(jobListings.id, applications.jobListingId), eq(jobListings.businessId, businessId)))
  const isNewOpening = or(
    isNull(applications.resumeLastOpenedAt),
    lt(applications.resumeLastOpenedAt, new Date(now.getTime() - minOpeningIntervalMs)),
  )
  await db
    .update(applications)
    .set({
      resumeFirstOpenedAt: sql`coalesce(${applications.resumeFirstOpenedAt}, ${now.toISOString()}::timestamptz)`,
      resumeLastOpenedAt: now,
    })
    .where(and(exists(resumeOfFile), exists(listingOfBusiness), isNull(applications.expiredAt), isNewOpening))
}
