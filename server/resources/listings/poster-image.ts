import { messages } from '@/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { imageMediaType } from '../../files/images.ts'
import { storeFile } from '../../files/stored-file.ts'
import type { UploadedFile } from '../../http/multipart.ts'
import { reencodeUpload } from '../files/uploaded-image.ts'
import { getOwnListing, lockPoster } from './queries.ts'

/** The specification says "logo" in the messages about a poster too (GW-07). */
const posterMessages = { invalid: messages.business.invalidLogo, conversion: messages.business.logoConversion }

/** The bytes of an uploaded poster, encoded anew. @throws HttpFailure 415 when the upload is no image. */
export async function reencodePoster(upload: UploadedFile): Promise<Buffer> {
  const { image } = await reencodeUpload('jobPosterImg', upload, posterMessages)
  return image
}

/** Stores a poster's image and returns the file's id. */
export function storePoster(context: Pick<Context, 'db' | 'files' | 'clock'>, bytes: Buffer): Promise<string> {
  return storeFile(context, { bytes, mediaType: imageMediaType, access: 'public' })
}

/**
 * The file id of a listing's poster, which is not deleted until the transaction ends.
 * @param posterFrom the id of the listing; empty for no poster. An edit that keeps its poster names its own listing.
 * @returns null for no poster
 * @throws HttpFailure 404 when the business has no such listing.
 */
export async function reusePoster(tx: Db, businessId: string, posterFrom: string): Promise<string | null> {
  if (posterFrom === '') return null
  const { posterFileId } = await getOwnListing(tx, businessId, posterFrom)
  return lockPoster(tx, posterFileId)
}
