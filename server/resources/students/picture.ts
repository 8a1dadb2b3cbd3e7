import { messages } from '@/domain'
import type { Context } from '../../context.ts'
import { lockStudent } from '../../db/locks.ts'
import { imageMediaType } from '../../files/images.ts'
import { deleteFiles, deleteUnusedBytes, storeFile } from '../../files/stored-file.ts'
import type { UploadedFile } from '../../http/multipart.ts'
import { reencodeUpload } from '../files/uploaded-image.ts'
import { findStudent, updateStudent } from './queries.ts'

const { invalid, conversion } = messages.picture

/**
 * Replaces a student's uploaded picture, or removes it when no file was sent. The one before is deleted with its bytes.
 * @throws HttpFailure 415 when the upload is no image.
 */
export async function updatePicture(context: Context, userId: string, upload: UploadedFile | undefined): Promise<void> {
  const encoded = upload && (await reencodeUpload('picture', upload, { invalid, conversion }))
  const replacedKeys = await context.db.transaction(async (tx) => {
    await lockStudent(tx, userId)
    const { pictureFileId: before } = await findStudent(tx, userId)
    // A picture is never shown larger than a thumbnail.
    const pictureFileId = encoded
      ? await storeFile(
          { ...context, db: tx },
          { bytes: encoded.thumbnail, mediaType: imageMediaType, access: 'private' },
        )
      : null
    await updateStudent(tx, userId, { pictureFileId, updatedAt: context.clock.now() })
    return deleteFiles(tx, [before])
  })
  await deleteUnusedBytes(context, replacedKeys)
}
