import { messages } from '@/domain'
import type { Context } from '../../context.ts'
import { lockBusiness } from '../../db/locks.ts'
import { imageMediaType, type ReencodedImage } from '../../files/images.ts'
import { deleteFiles, deleteUnusedBytes, storeFile } from '../../files/stored-file.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import type { UploadedFile } from '../../http/multipart.ts'
import { reencodeUpload } from '../files/uploaded-image.ts'
import type { BusinessRow } from './mapping.ts'
import { updateBusiness } from './queries.ts'

const logoMessages = { invalid: messages.business.invalidLogo, conversion: messages.business.logoConversion }
const coverMessages = { invalid: messages.business.invalidCover, conversion: messages.business.coverConversion }

/**
 * Replaces a business's logo, cover or both, each with its thumbnail, in one transaction. An image that was not sent
 * stays; replaced images are deleted.
 * @returns the changed row
 * @throws HttpFailure 400 when neither was sent, 415 when an upload is no image.
 */
export async function storeBusinessImages(
  context: Context,
  businessId: string,
  uploads: { logo: UploadedFile | undefined; cover: UploadedFile | undefined },
): Promise<BusinessRow> {
  const logo = uploads.logo && (await reencodeUpload('logo', uploads.logo, logoMessages))
  const cover = uploads.cover && (await reencodeUpload('cover', uploads.cover, coverMessages))
  if (!logo && !cover) throw new HttpFailure('invalid', messages.business.noImage)
  const { business, replacedKeys } = await context.db.transaction(async (tx) => {
    const current = await lockBusiness(tx, businessId)
    const txContext = { ...context, db: tx }
    const logoFiles = logo && (await storeWithThumbnail(txContext, logo))
    const coverFiles = cover && (await storeWithThumbnail(txContext, cover))
    const business = await updateBusiness(tx, businessId, {
      logoFileId: logoFiles?.imageId,
      logoThumbnailFileId: logoFiles?.thumbnailId,
      coverFileId: coverFiles?.imageId,
      coverThumbnailFileId: coverFiles?.thumbnailId,
      updatedAt: context.clock.now(),
    })
    const replacedIds = [
      ...(logo ? [current.logoFileId, current.logoThumbnailFileId] : []),
      ...(cover ? [current.coverFileId, current.coverThumbnailFileId] : []),
    ]
    return { business, replacedKeys: await deleteFiles(tx, replacedIds) }
  })
  await deleteUnusedBytes(context, replacedKeys)
  return business
}

/** Stores an image and its thumbnail and returns the ids of the two files. */
async function storeWithThumbnail(context: Context, { image, thumbnail }: ReencodedImage) {
  const store = (bytes: Buffer) => storeFile(context, { bytes, mediaType: imageMediaType, access: 'public' })
  return { imageId: await store(image), thumbnailId: await store(thumbnail) }
}
