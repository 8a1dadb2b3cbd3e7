import { looksLikeImage, type ReencodedImage, reencodeImage } from '../../files/images.ts'
import { refusedField } from '../../http/http-failure.ts'
import type { UploadedFile } from '../../http/multipart.ts'

/** The messages for an upload that cannot be stored as an image. */
export interface ImageMessages {
  /** For content that is not JPEG, PNG or WebP, whatever the file's name. */
  invalid: string
  /** For an image that is damaged or has too many pixels. */
  conversion: string
}

/**
 * Encodes an uploaded image again, which removes its metadata (D17).
 * @param part the form's field with the file, which a failure names
 * @throws HttpFailure 415 with one of the messages.
 */
export async function reencodeUpload(
  part: string,
  { bytes }: UploadedFile,
  { invalid, conversion }: ImageMessages,
): Promise<ReencodedImage> {
  if (!looksLikeImage(bytes)) throw refusedField('unsupportedType', part, invalid)
  const image = await reencodeImage(bytes)
  if (!image) throw refusedField('unsupportedType', part, conversion)
  return image
}
