import type { Context } from '../../context.ts'
import type { SignedInAccount } from '../../identity/sessions.ts'
import {
  type FileRow,
  findFile,
  findOwnerOfHiddenFile,
  findReadableResumeName,
  isReadablePicture,
  recordResumeOpened,
} from './queries.ts'

/** A file that the caller may read. */
export interface ReadableFile {
  file: FileRow
  /** The file name of a download; undefined for images. */
  fileName: string | undefined
  /** Whether the file is public but belongs to a hidden listing or a suspended business. */
  isHidden: boolean
}

/**
 * Finds a file that the caller may read. Anyone may read a public file, but only its business and admins while its
 * listing is hidden or its business suspended. A resume or a student's picture is readable by its student, and by
 * businesses that received an application with it. A business that opens a resume is recorded for the student.
 * @param findCaller loads the caller's account; called for private and hidden files only
 * @returns null for an unknown or forbidden file
 */
export async function findReadableFile(
  { db, clock }: Context,
  fileId: string,
  findCaller: () => Promise<SignedInAccount | null>,
): Promise<ReadableFile | null> {
  const file = await findFile(db, fileId)
  if (!file) return null
  if (file.access === 'public') {
    const ownerId = await findOwnerOfHiddenFile(db, fileId)
    if (ownerId === undefined) return { file, fileName: undefined, isHidden: false }
    const caller = await findCaller()
    const mayRead = caller?.id === ownerId || caller?.kind === 'admin'
    return mayRead ? { file, fileName: undefined, isHidden: true } : null
  }
  const caller = await findCaller()
  if (!caller) return null
  if (await isReadablePicture(db, fileId, caller)) return { file, fileName: undefined, isHidden: false }
  const fileName = await findReadableResumeName(db, fileId, caller)
  if (!fileName) return null
  if (caller.kind === 'business') await recordResumeOpened(db, fileId, caller.id, clock.now())
  return { file, fileName, isHidden: false }
}
