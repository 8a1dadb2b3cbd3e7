import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import { limits, messages, type Resume } from '@/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { lockStudent } from '../../db/locks.ts'
import { applications, files, resumes } from '../../db/schema.ts'
import { fileKeyOf } from '../../files/file-store.ts'
import { isPdf } from '../../files/pdf.ts'
import { lockFileKey, storeFile } from '../../files/stored-file.ts'
import { HttpFailure, invalid } from '../../http/http-failure.ts'
import type { UploadedFile } from '../../http/multipart.ts'
import { safeFileName } from '../files/file-name.ts'
import { toResume } from './mapping.ts'

/** A PDF on its way to a student's resumes. */
interface NewResume {
  upload: UploadedFile | undefined
  /** What the form calls the file: where its messages go. */
  part: string
  /** The same key keeps it once and gives the same resume again. */
  idempotencyKey: string | undefined
}

/**
 * Keeps a student's PDF, at most five at a time, however many uploads race.
 * @throws HttpFailure 400 no file or an empty one, 415 not a PDF by its content, 409 five are there already.
 */
export async function uploadResume(
  context: Context,
  userId: string,
  upload: UploadedFile | undefined,
  idempotencyKey?: string,
): Promise<Resume> {
  return context.db.transaction(async (tx) => {
    await lockStudent(tx, userId)
    return keepResume({ ...context, db: tx }, userId, { upload, part: 'resume', idempotencyKey })
  })
}

/** As {@link uploadResume}, in the transaction that has locked the student. */
export async function keepResume(context: Context, userId: string, resume: NewResume): Promise<Resume> {
  const { part, idempotencyKey } = resume
  const { bytes, fileName } = checkedPdf(resume)
  const earlier = idempotencyKey === undefined ? null : await resumeByKey(context.db, userId, idempotencyKey)
  if (earlier) return earlier
  if ((await resumeCount(context.db, userId)) >= limits.resume.maxCount)
    throw new HttpFailure('conflict', messages.apply.tooManyResumes, { [part]: messages.apply.tooManyResumes })
  await lockFileKey(context.db, fileKeyOf(bytes))
  const fileId = await storeFile(context, { bytes, mediaType: limits.resume.type, access: 'private' })
  const createdAt = context.clock.now()
  const [row] = await context.db
    .insert(resumes)
    .values({ userId, fileId, fileName: safeFileName(fileName), idempotencyKey, createdAt })
    .returning()
  if (!row) throw new Error('The database kept no row of the resume.')
  return toResume(row, bytes.length)
}

function checkedPdf({ upload, part }: NewResume): UploadedFile {
  if (!upload) throw invalid({ [part]: messages.apply.notPdf })
  if (upload.bytes.length === 0) throw invalid({ [part]: messages.apply.emptyFile })
  if (!isPdf(upload.bytes))
    throw new HttpFailure('unsupportedType', messages.apply.notPdf, { [part]: messages.apply.notPdf })
  return upload
}

/**
 * Deletes those of a student's resumes, and their files. One used in an application is only hidden, so that the
 * business keeps what it was sent. Others' ids and unknown ones change nothing.
 * @returns the keys of the files' bytes, for `dropUnusedBytes` after the transaction
 */
export async function deleteResumes({ db, clock }: Context, userId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  // Nobody can apply with one of them between the look and the deletion.
  const own = await db
    .select({ id: resumes.id, fileId: resumes.fileId })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), isNull(resumes.deletedAt), inArray(resumes.id, [...ids])))
    .for('update')
  if (own.length === 0) return []
  const used = await db
    .selectDistinct({ id: applications.resumeId })
    .from(applications)
    .where(
      inArray(
        applications.resumeId,
        own.map(({ id }) => id),
      ),
    )
  const isUsed = new Set(used.map(({ id }) => id))
  const hidden = own.filter(({ id }) => isUsed.has(id))
  const gone = own.filter(({ id }) => !isUsed.has(id))
  const idsOf = (rows: typeof own) => rows.map(({ id }) => id)
  if (hidden.length > 0)
    await db
      .update(resumes)
      .set({ deletedAt: clock.now() })
      .where(inArray(resumes.id, idsOf(hidden)))
  if (gone.length === 0) return []
  await db.delete(resumes).where(inArray(resumes.id, idsOf(gone)))
  const fileIds = gone.map(({ fileId }) => fileId)
  const deleted = await db.delete(files).where(inArray(files.id, fileIds)).returning({ sha256: files.sha256 })
  return deleted.map(({ sha256 }) => sha256)
}

async function resumeByKey(tx: Db, userId: string, idempotencyKey: string): Promise<Resume | null> {
  const [found] = await tx
    .select({ resume: resumes, bytes: files.bytes })
    .from(resumes)
    .innerJoin(files, eq(files.id, resumes.fileId))
    .where(and(eq(resumes.userId, userId), eq(resumes.idempotencyKey, idempotencyKey)))
  return found ? toResume(found.resume, found.bytes) : null
}

/** How many resumes the student has; hidden ones are not counted. */
async function resumeCount(tx: Db, userId: string): Promise<number> {
  const [counted] = await tx
    .select({ resumes: count() })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), isNull(resumes.deletedAt)))
  return counted?.resumes ?? 0
}
