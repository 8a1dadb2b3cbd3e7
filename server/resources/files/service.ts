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

/** A stored file that the caller may read. */
export interface ReadableFile {
  file: FileRow
  /** The name for a download; undefined for images. */
  fileName: string | undefined
  /** Whether the file is public, but of a hidden listing or a suspended business. */
  isHidden: boolean
}

/**
 * Finds a file that the caller may read. Anyone may read a public file, unless it is of a hidden listing or a suspended
 * business, which that business and admins alone may read; a resume or a student's picture, its student and the businesses
 * that received an application with it. That a business opened a resume is recorded for its student.
 * @param findCaller finds the caller's account with a query; called for private and hidden files only
 * @returns null for an unknown file and for a forbidden one
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
