import type { Context } from '../../context.ts'
import type { Account } from '../../identity/sessions.ts'
import { type FileRow, findFile, findReadableResumeName, isReadablePicture } from './queries.ts'

/** A stored file that the caller may read. */
export interface ReadableFile {
  file: FileRow
  /** The name to download it under; undefined for images, which have none. */
  fileName: string | undefined
}

/**
 * A file that the caller may read; null for an unknown file as for a forbidden one. Public files are for anyone, a
 * resume or picture for its student and for the businesses that received an application with it.
 * @param findCaller is called for private files only, because it costs a query
 */
export async function findReadableFile(
  { db }: Context,
  fileId: string,
  findCaller: () => Promise<Account | null>,
): Promise<ReadableFile | null> {
  const file = await findFile(db, fileId)
  if (!file) return null
  if (file.access === 'public') return { file, fileName: undefined }
  const caller = await findCaller()
  if (!caller) return null
  if (await isReadablePicture(db, fileId, caller)) return { file, fileName: undefined }
  const fileName = await findReadableResumeName(db, fileId, caller)
  return fileName ? { file, fileName } : null
}
