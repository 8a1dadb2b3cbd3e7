import { limits, messages, type Resume } from '@/domain'
import type { Context } from '../../context.ts'
import { lockStudent } from '../../db/locks.ts'
import { fileKeyOf } from '../../files/file-store.ts'
import { lockFileKey, storeFile } from '../../files/stored-file.ts'
import { invalid, refusedField } from '../../http/http-failure.ts'
import type { UploadedFile } from '../../http/multipart.ts'
import { toResume } from './mapping.ts'
import { isPdf, safeFileName } from './pdf-file.ts'
import {
  countResumes,
  deleteResumesAndFiles,
  findResumeByKey,
  hideResumes,
  insertResume,
  lockResumesForDeleting,
} from './queries.ts'

/** An upload to store as a student's resume. */
interface NewResume {
  upload: UploadedFile | undefined
  /** The form's field with the file, which a failure names. */
  part: string
  /** A second upload with the same key returns the resume of the first. */
  idempotencyKey: string | undefined
}

/**
 * Stores a student's PDF. A student has at most `limits.resume.maxCount`, even when uploads race.
 * @throws HttpFailure 400 for no file or an empty one, 415 when its content is no PDF, 409 when the limit is reached.
 */
export async function uploadResume(
  context: Context,
  userId: string,
  upload: UploadedFile | undefined,
  idempotencyKey?: string,
): Promise<Resume> {
  return context.db.transaction(async (tx) => {
    await lockStudent(tx, userId)
    return storeResume({ ...context, db: tx }, userId, { upload, part: 'resume', idempotencyKey })
  })
}

/**
 * Stores a student's PDF, inside a transaction that holds {@link lockStudent}.
 * @returns the new resume, or the one that an earlier upload with the same key stored
 * @throws HttpFailure 400 for no file or an empty one, 415 when its content is no PDF, 409 when the limit is reached.
 */
export async function storeResume(context: Context, userId: string, resume: NewResume): Promise<Resume> {
  const { db, clock } = context
  const { part, idempotencyKey } = resume
  const { bytes, fileName } = requirePdf(resume)
  const earlier = idempotencyKey === undefined ? undefined : await findResumeByKey(db, userId, idempotencyKey)
  if (earlier) return earlier
  if ((await countResumes(db, userId)) >= limits.resume.maxCount)
    throw refusedField('conflict', part, messages.apply.tooManyResumes)
  await lockFileKey(db, fileKeyOf(bytes))
  const fileId = await storeFile(context, { bytes, mediaType: limits.resume.type, access: 'private' })
  const values = { userId, fileId, fileName: safeFileName(fileName), idempotencyKey, createdAt: clock.now() }
  return toResume(await insertResume(db, values), bytes.length)
}

function requirePdf({ upload, part }: NewResume): UploadedFile {
  if (!upload) throw invalid({ [part]: messages.apply.notPdf })
  if (upload.bytes.length === 0) throw invalid({ [part]: messages.apply.emptyFile })
  if (!isPdf(upload.bytes)) throw refusedField('unsupportedType', part, messages.apply.notPdf)
  return upload
}

/**
 * Deletes resumes of a student with their files. A resume used in an application is only hidden, because the business
 * can still open it. Ids of unknown resumes and of other students' are ignored. Call inside a transaction.
 * @returns the keys of the deleted files, for `deleteUnusedBytes` once the transaction is committed
 */
export async function deleteResumes({ db, clock }: Context, userId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const ownResumes = await lockResumesForDeleting(db, userId, ids)
  const usedIds = ownResumes.filter(({ isUsed }) => isUsed).map(({ id }) => id)
  const unusedResumes = ownResumes.filter(({ isUsed }) => !isUsed)
  if (usedIds.length > 0) await hideResumes(db, usedIds, clock.now())
  return unusedResumes.length > 0 ? deleteResumesAndFiles(db, unusedResumes) : []
}
