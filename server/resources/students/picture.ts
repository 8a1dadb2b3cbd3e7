import { messages } from '@/domain'
import type { Context } from '../../context.ts'
import { lockStudent } from '../../db/locks.ts'
import { requireStorageLeft } from '../../files/file-references.ts'
import type { ReencodedImage } from '../../files/image-decoder.ts'
import { imageMediaType } from '../../files/images.ts'
import { deleteFiles, deleteUnusedBytes, insertFile, storeInTransaction } from '../../files/stored-file.ts'
import type { UploadedFile } from '../../http/multipart.ts'
import { reencodeUpload } from '../files/uploaded-image.ts'
import type { UserRow } from './mapping.ts'
import { updateStudent } from './queries.ts'

const pictureMessages = { invalid: messages.picture.invalid, unreadable: messages.picture.unreadable }

/**
 * Replaces a student's uploaded picture, or removes it without an upload. Deletes the former picture with its bytes.
 * @returns the changed row
 * @throws HttpFailure 415 when the upload is no image, 409 when the account's storage is full.
 */
export async function updatePicture(
  context: Context,
  userId: string,
  upload: UploadedFile | undefined,
): Promise<UserRow> {
  const reencoded = upload && (await reencodeUpload(context, 'picture', upload, pictureMessages))
  const contents = reencoded ? [reencoded.thumbnail] : []
  const saved = await storeInTransaction(context, contents, async (tx) => {
    const { pictureFileId: replacedFileId } = await lockStudent(tx, userId)
    const pictureFileId = reencoded ? await storePicture({ ...context, db: tx }, reencoded) : null
    const student = await updateStudent(tx, userId, { pictureFileId, updatedAt: context.clock.now() })
    const replacedKeys = await deleteFiles(tx, [replacedFileId])
    if (reencoded) await requireStorageLeft(tx, { kind: 'student', id: userId }, 'picture')
    return { student, replacedKeys }
  })
  await deleteUnusedBytes(context, saved.replacedKeys)
  return saved.student
}

/** Stores a picture's thumbnail, the largest size that is shown, and returns the file's id. */
function storePicture(context: Context, { thumbnail }: ReencodedImage): Promise<string> {
  return insertFile(context, { bytes: thumbnail, mediaType: imageMediaType, access: 'private' })
}
