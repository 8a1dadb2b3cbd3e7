import { limits, messages, type Resume } from '@/domain'
import type { Context } from '../../context.ts'
import { lockStudent } from '../../db/locks.ts'
import { requireStorageLeft } from '../../files/file-references.ts'
import { fileKeyOf } from '../../files/file-store.ts'
import type { PdfProblem } from '../../files/pdf-reader.ts'
import { insertFile, storeInTransaction } from '../../files/stored-file.ts'
import { invalidFields, refusedField } from '../../http/http-failure.ts'
import type { UploadedFile } from '../../http/multipart.ts'
import { requireSameRequest } from '../request-hash.ts'
import { safeFileName } from './file-names.ts'
import { toResume } from './mapping.ts'
import {
  countResumes,
  deleteResumesAndFiles,
  deleteUnreachableResumes,
  findResumeByIdempotencyKey,
  hideResumes,
  insertResume,
  lockResumesForDeleting,
} from './queries.ts'

/** A PDF to store as a student's resume. */
interface NewResume {
  /** The upload, validated by {@link requirePdf}. */
  pdf: UploadedFile
  /** The form field of the file, for errors. */
  fieldName: string
  /** The idempotency key. A second upload with the same key returns the first resume. */
  idempotencyKey: string | undefined
}

const problemMessages: Record<PdfProblem, string> = {
  password: messages.apply.pdfNeedsPassword,
  unreadable: messages.apply.pdfUnreadable,
}

/**
 * Stores an uploaded PDF as a student's resume, at most `limits.resume.maxCount`, also for concurrent uploads.
 * @throws HttpFailure as {@link requirePdf} and {@link storeResume}
 */
export async function uploadResume(
  context: Context,
  userId: string,
  upload: UploadedFile | undefined,
  idempotencyKey?: string,
): Promise<Resume> {
  const fieldName = 'resume'
  const pdf = await requirePdf(context, upload, fieldName)
  return storeInTransaction(context, [pdf.bytes], async (tx) => {
    await lockStudent(tx, userId)
    return storeResume({ ...context, db: tx }, userId, { pdf, fieldName, idempotencyKey })
  })
}

/**
 * Stores a student's PDF. Requires a transaction of `storeInTransaction` that holds {@link lockStudent}.
 * @returns the new resume, or that of an earlier upload with the same idempotency key
 * @throws HttpFailure 422 for another file with a used idempotency key, 409 when the limit of resumes or of the
 * account's storage is reached.
 */
export async function storeResume(context: Context, userId: string, resume: NewResume): Promise<Resume> {
  const { db, clock } = context
  const { fieldName, idempotencyKey } = resume
  const { bytes, fileName } = resume.pdf
  const earlier =
    idempotencyKey === undefined ? undefined : await findResumeByIdempotencyKey(db, userId, idempotencyKey)
  if (earlier) {
    requireSameRequest(earlier.sha256, fileKeyOf(bytes))
    return earlier.resume
  }
  if ((await countResumes(db, userId)) >= limits.resume.maxCount)
    throw refusedField('conflict', fieldName, messages.apply.tooManyResumes)
  const fileId = await insertFile(context, { bytes, mediaType: limits.resume.type, access: 'private' })
  const values = { userId, fileId, fileName: safeFileName(fileName), idempotencyKey, createdAt: clock.now() }
  const row = await insertResume(db, values)
  // After the insert, so that the new file counts. A failure rolls the insert back.
  await requireStorageLeft(db, { kind: 'student', id: userId }, fieldName)
  return toResume(row, bytes.length)
}

/**
 * Requires an upload that a PDF reader opens.
 * @throws HttpFailure 400 for no file or an empty one; 415 when the content is no PDF, is damaged or needs a password;
 * 413 for more than `limits.resume.maxPages`; 503 when the queue of the reader is full.
 */
export async function requirePdf(
  { pdfs }: Pick<Context, 'pdfs'>,
  upload: UploadedFile | undefined,
  fieldName: string,
): Promise<UploadedFile> {
  if (!upload) throw invalidFields({ [fieldName]: messages.apply.notPdf })
  if (upload.bytes.length === 0) throw invalidFields({ [fieldName]: messages.apply.fileEmpty })
  if (!isPdf(upload.bytes)) throw refusedField('unsupportedType', fieldName, messages.apply.notPdf)
  const summary = await pdfs.summarise(upload.bytes, upload.clientGone)
  if ('problem' in summary) throw refusedField('unsupportedType', fieldName, problemMessages[summary.problem])
  if (summary.pageCount > limits.resume.maxPages) throw refusedField('tooLarge', fieldName, messages.apply.tooManyPages)
  return upload
}

/**
 * Deletes resumes of a student with their files. A resume that an unexpired application uses is only hidden, because
 * the business can still open it. Unknown ids are ignored. Requires a transaction.
 * @returns the storage keys of the deleted files, for `deleteUnusedBytes` after the commit
 */
export async function deleteResumes({ db, clock }: Context, userId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const ownResumes = await lockResumesForDeleting(db, userId, ids)
  const usedIds = ownResumes.filter(({ isUsed }) => isUsed).map(({ id }) => id)
  if (usedIds.length > 0) await hideResumes(db, usedIds, clock.now())
  const unreachableFileKeys = await deleteUnreachableResumes(db, usedIds)
  const unusedResumes = ownResumes.filter(({ isUsed }) => !isUsed)
  const unusedFileKeys = await deleteResumesAndFiles(db, unusedResumes)
  return [...unreachableFileKeys, ...unusedFileKeys]
}

/**
 * The range of the PDF header. Readers accept a header anywhere in the first kilobyte, because some programs write
 * other bytes before it.
 */
const headerSearchBytes = 1024

/** Whether the bytes have a PDF header. File name and declared type are untrusted. */
export function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, headerSearchBytes).includes('%PDF-')
}
