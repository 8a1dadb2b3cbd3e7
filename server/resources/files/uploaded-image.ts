import { messages } from '@/domain'
import type { Context } from '../../context.ts'
import type { ReencodedImage } from '../../files/image-decoder.ts'
import { refusedField } from '../../http/http-failure.ts'
import type { UploadedFile } from '../../http/multipart.ts'

/** The messages of an upload that is no storable image. */
export interface ImageMessages {
  /** For content that is neither JPEG, PNG nor WebP. */
  invalid: string
  /** For a damaged image. */
  unreadable: string
}

/**
 * Re-encodes an uploaded image, which removes its metadata (D17).
 * @param fieldName the form field of the file, for the error
 * @throws HttpFailure 415 with one of the messages, 413 for too many pixels, 503 when the queue is full; `ClientGone`
 * when the client disconnects while the image is queued.
 */
export async function reencodeUpload(
  { images }: Context,
  fieldName: string,
  { bytes, clientGone }: UploadedFile,
  { invalid, unreadable }: ImageMessages,
): Promise<ReencodedImage> {
  const result = await images.reencode(bytes, clientGone)
  if (typeof result === 'object') return result
  if (result === 'tooManyPixels') throw refusedField('tooLarge', fieldName, messages.upload.tooManyPixels)
  throw refusedField('unsupportedType', fieldName, result === 'unsupported' ? invalid : unreadable)
}
