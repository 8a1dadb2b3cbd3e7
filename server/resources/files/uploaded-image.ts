import { messages } from '@/domain'
import type { Context } from '../../context.ts'
import type { ReencodedImage } from '../../files/images.ts'
import { refusedField } from '../../http/http-failure.ts'
import type { UploadedFile } from '../../http/multipart.ts'

/** The messages for an upload that cannot be stored as an image. */
export interface ImageMessages {
  /** For content that is not JPEG, PNG or WebP, whatever the file's name. */
  invalid: string
  /** For a damaged image. */
  conversion: string
}

/**
 * Encodes an uploaded image again, which removes its metadata (D17).
 * @param part the form's field with the file, which a failure names
 * @throws HttpFailure 415 with one of the messages, 413 for too many pixels, 503 when too many images wait, 400 when the client has
 * gone.
 */
export async function reencodeUpload(
  { images }: Context,
  part: string,
  { bytes, clientGone }: UploadedFile,
  { invalid, conversion }: ImageMessages,
): Promise<ReencodedImage> {
  const result = await images.reencode(bytes, clientGone)
  if (typeof result === 'object') return result
  if (result === 'tooManyPixels') throw refusedField('tooLarge', part, messages.upload.tooManyPixels)
  throw refusedField('unsupportedType', part, result === 'unsupported' ? invalid : conversion)
}
