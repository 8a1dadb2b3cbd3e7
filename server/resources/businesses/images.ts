import { messages } from '@/domain'
import type { Context } from '../../context.ts'
import { lockBusiness } from '../../db/locks.ts'
import { requireStorageLeft } from '../../files/file-references.ts'
import { imageMediaType } from '../../files/images.ts'
import { deleteFiles, deleteUnusedBytes, insertFiles, storeInTransaction } from '../../files/stored-file.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import type { UploadedFile } from '../../http/multipart.ts'
import { reencodeUpload } from '../files/uploaded-image.ts'
import type { BusinessRow } from './mapping.ts'
import { updateBusiness } from './queries.ts'

const logoMessages = { invalid: messages.business.logoInvalid, unreadable: messages.business.logoUnreadable }
const coverMessages = { invalid: messages.business.coverInvalid, unreadable: messages.business.coverUnreadable }

/**
 * Replaces a business's logo, cover or both with their thumbnails, in one transaction. An image that was not sent
 * stays; a replaced one is deleted with its bytes.
 * @returns the changed row
 * @throws HttpFailure 400 when neither was sent, 415 when an upload is no image, 409 when the account's storage is
 * full.
 */
export async function storeBusinessImages(
  context: Context,
  businessId: string,
  uploads: { logo: UploadedFile | undefined; cover: UploadedFile | undefined },
): Promise<BusinessRow> {
  const logo = uploads.logo && (await reencodeUpload(context, 'logo', uploads.logo, logoMessages))
  const cover = uploads.cover && (await reencodeUpload(context, 'cover', uploads.cover, coverMessages))
  if (!logo && !cover) throw new HttpFailure('invalid', messages.business.imageRequired)
  const logoContents = logo ? [logo.image, logo.thumbnail] : []
  const coverContents = cover ? [cover.image, cover.thumbnail] : []
  const contents = [...logoContents, ...coverContents]
  const saved = await storeInTransaction(context, contents, async (tx) => {
    const current = await lockBusiness(tx, businessId)
    const newFiles = contents.map((bytes) => ({ bytes, mediaType: imageMediaType, access: 'public' as const }))
    const ids = await insertFiles({ ...context, db: tx }, newFiles)
    // The ids are in the order of `contents`. Those of an image that was not sent are undefined, which keeps its
    // columns.
    const [logoFileId, logoThumbnailFileId] = ids.slice(0, logoContents.length)
    const [coverFileId, coverThumbnailFileId] = ids.slice(logoContents.length)
    const business = await updateBusiness(tx, businessId, {
      logoFileId,
      logoThumbnailFileId,
      coverFileId,
      coverThumbnailFileId,
      updatedAt: context.clock.now(),
    })
    const replacedIds = [
      ...(logo ? [current.logoFileId, current.logoThumbnailFileId] : []),
      ...(cover ? [current.coverFileId, current.coverThumbnailFileId] : []),
    ]
    const replacedKeys = await deleteFiles(tx, replacedIds)
    await requireStorageLeft(tx, { kind: 'business', id: businessId }, logo ? 'logo' : 'cover')
    return { business, replacedKeys }
  })
  await deleteUnusedBytes(context, saved.replacedKeys)
  return saved.business
}
