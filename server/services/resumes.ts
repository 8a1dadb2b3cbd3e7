import { and, count, eq, isNull } from 'drizzle-orm'
import { limits, messages, type Resume } from '@/contract'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { files, resumes } from '../db/schema.ts'
import { isPdf } from '../files/pdf.ts'
import { storeFile } from '../files/stored-file.ts'
import { HttpFailure, invalid } from '../http-failure.ts'
import type { UploadedFile } from '../multipart.ts'
import { safeFileName } from './file-name.ts'
import { lockStudent } from './locks.ts'
import { toResume } from './mapping/resume.ts'

/**
 * Keeps a student's PDF, at most five at a time, however many uploads race. The same idempotency key keeps it once
 * and gives the same resume again.
 * @throws HttpFailure 400 no file or an empty one, 415 not a PDF by its content, 409 five are there already.
 */
export async function uploadResume(
  context: Context,
  userId: string,
  upload: UploadedFile | undefined,
  idempotencyKey?: string,
): Promise<Resume> {
  const { bytes, fileName } = checkedPdf(upload)
  return context.db.transaction(async (tx) => {
    await lockStudent(tx, userId)
    const earlier = idempotencyKey === undefined ? null : await resumeByKey(tx, userId, idempotencyKey)
    if (earlier) return earlier
    if ((await resumeCount(tx, userId)) >= limits.resume.maxCount)
      throw new HttpFailure('conflict', messages.apply.tooManyResumes, { resume: messages.apply.tooManyResumes })
    const fileId = await storeFile({ ...context, db: tx }, { bytes, mediaType: limits.resume.type, access: 'private' })
    const [row] = await tx
      .insert(resumes)
      .values({ userId, fileId, fileName: safeFileName(fileName), idempotencyKey, createdAt: context.clock.now() })
      .returning()
    if (!row) throw new Error('The database kept no row of the resume.')
    return toResume(row, bytes.length)
  })
}

function checkedPdf(upload: UploadedFile | undefined): UploadedFile {
  if (!upload) throw invalid({ resume: messages.apply.notPdf })
  if (upload.bytes.length === 0) throw invalid({ resume: messages.apply.emptyFile })
  if (!isPdf(upload.bytes))
    throw new HttpFailure('unsupportedType', messages.apply.notPdf, { resume: messages.apply.notPdf })
  return upload
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
