import { messages } from '@/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { imageMediaType } from '../../files/images.ts'
import { insertFile } from '../../files/stored-file.ts'
import type { UploadedFile } from '../../http/multipart.ts'
import { reencodeUpload } from '../files/uploaded-image.ts'
import { lockPoster } from './poster-queries.ts'
import { getOwnListing } from './queries.ts'

/** The specification uses its "logo" messages for posters too (GW-07). */
const posterMessages = { invalid: messages.business.logoInvalid, unreadable: messages.business.logoUnreadable }

/** Re-encodes an uploaded poster. @throws HttpFailure 415 when the upload is no image. */
export async function reencodePoster(context: Context, upload: UploadedFile): Promise<Buffer> {
  const { image } = await reencodeUpload(context, 'jobPosterImg', upload, posterMessages)
  return image
}

/** Inserts the file row of a poster, whose bytes `storeInTransaction` has stored, and returns its id. */
export function storePoster(context: Pick<Context, 'db' | 'files' | 'clock'>, bytes: Buffer): Promise<string> {
  return insertFile(context, { bytes, mediaType: imageMediaType, access: 'public' })
}

/**
 * The file id of a listing's poster, locked against deletion until the transaction ends.
 * @param posterFrom the id of the listing; empty for no poster. An edit that keeps its poster passes its own listing.
 * @returns null without a poster
 * @throws HttpFailure 404 when the business has no such listing.
 */
export async function reusePoster(tx: Db, businessId: string, posterFrom: string): Promise<string | null> {
  if (posterFrom === '') return null
  const { posterFileId } = await getOwnListing(tx, businessId, posterFrom)
  return lockPoster(tx, posterFileId)
}
