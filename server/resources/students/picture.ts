import { messages } from '@/domain'
import type { Context } from '../../context.ts'
import { lockStudent } from '../../db/locks.ts'
import { imageMediaType, type ReencodedImage } from '../../files/images.ts'
import { deleteFiles, deleteUnusedBytes, storeFile } from '../../files/stored-file.ts'
import type { UploadedFile } from '../../http/multipart.ts'
import { reencodeUpload } from '../files/uploaded-image.ts'
import type { UserRow } from './mapping.ts'
import { updateStudent } from './queries.ts'

const pictureMessages = { invalid: messages.picture.invalid, conversion: messages.picture.conversion }

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
  const reencoded = upload && (await reencodeUpload('picture', upload, pictureMessages))
  const { student, replacedKeys } = await context.db.transaction(async (tx) => {
    const { pictureFileId: replacedFileId } = await lockStudent(tx, userId)
    const pictureFileId = reencoded ? await storePicture({ ...context, db: tx }, reencoded) : null
    const student = await updateStudent(tx, userId, { pictureFileId, updatedAt: context.clock.now() })
    return { student, replacedKeys: await deleteFiles(tx, [replacedFileId]) }
  })
  await deleteUnusedBytes(context, replacedKeys)
  return student
}

/** Stores a picture and returns the file's id. Only the thumbnail, because a picture is never shown larger. */
function storePicture(context: Context, { thumbnail }: ReencodedImage): Promise<string> {
  return storeFile(context, { bytes: thumbnail, mediaType: imageMediaType, access: 'private' })
}
