import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { files, jobListings } from '../../db/schema.ts'

/**
 * Whether a listing references the poster. Listings share a poster after a gig is posted again. Locks the file row
 * until the transaction ends: otherwise concurrent edits of two listings could each keep a file that neither
 * references.
 */
export async function isPosterInUse(tx: Db, fileId: string | null): Promise<boolean> {
  if (fileId === null) return false
  await tx.select({ id: files.id }).from(files).where(eq(files.id, fileId)).for('update')
  const [listing] = await tx
    .select({ id: jobListings.id })
    .from(jobListings)
    .where(eq(jobListings.posterFileId, fileId))
    .limit(1)
  return listing !== undefined
}

/**
 * Locks a poster's file row against deletion until the transaction ends.
 * @returns the file id; null without a poster, and when a concurrent call has deleted it
 */
export async function lockPoster(tx: Db, fileId: string | null): Promise<string | null> {
  if (fileId === null) return null
  const [file] = await tx.select({ id: files.id }).from(files).where(eq(files.id, fileId)).for('key share')
  return file?.id ?? null
}
