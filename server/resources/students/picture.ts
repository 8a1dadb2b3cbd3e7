import { messages } from '@/domain'
import type { Context } from '../../context.ts'
import { lockStudent } from '../../db/locks.ts'
import { imageMediaType } from '../../files/images.ts'
import { deleteFiles, deleteUnusedBytes, storeFile } from '../../files/stored-file.ts'
import type { UploadedFile } from '../../http/multipart.ts'
import { reencodeUpload } from '../files/uploaded-image.ts'
import type { UserRow } from './mapping.ts'
import { updateStudent } from './queries.ts'

const { invalid, conversion } = messages.picture

/**
 * Replaces a student's uploaded picture, or removes it when no file was sent. The former picture is deleted with its
 * bytes.
 * @returns the changed row
 * @throws HttpFailure 415 when the upload is no image.
 */
export async function updatePicture(
  context: Context,
  userId: string,
  upload: UploadedFile | undefined,
): Promise<UserRow> {
  const encoded = upload && (await reencodeUpload('picture', upload, { invalid, conversion }))
  const { student, replacedKeys } = await context.db.transaction(async (tx) => {
    const before = await lockStudent(tx, userId)
    // A picture is never shown larger than a thumbnail.
    const pictureFileId = encoded
      ? await storeFile(
          { ...context, db: tx },
          { bytes: encoded.thumbnail, mediaType: imageMediaType, access: 'private' },
        )
      : null
    const student = await updateStudent(tx, userId, { pictureFileId, updatedAt: context.clock.now() })
    return { student, replacedKeys: await deleteFiles(tx, [before.pictureFileId]) }
  })
  await deleteUnusedBytes(context, replacedKeys)
  return student
}
