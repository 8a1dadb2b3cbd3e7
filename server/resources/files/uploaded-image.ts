import { looksLikeImage, type ReencodedImage, reencodeImage } from '../../files/images.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import type { UploadedFile } from '../../http/multipart.ts'

/** The messages for an upload that can not be stored as an image. */
export interface ImageMessages {
  /** Its content is not JPEG, PNG or WebP, whatever its name says. */
  invalid: string
  /** It has the signature of an image, but is damaged or has too many pixels. */
  conversion: string
}

/**
 * The uploaded image encoded anew, without its metadata (D17).
 * @param part the form's part, which the failure marks
 * @throws HttpFailure 415 with one of the messages.
 */
export async function reencodeUpload(
  part: string,
  { bytes }: UploadedFile,
  { invalid, conversion }: ImageMessages,
): Promise<ReencodedImage> {
  if (!looksLikeImage(bytes)) throw new HttpFailure('unsupportedType', invalid, { [part]: invalid })
  const image = await reencodeImage(bytes)
  if (!image) throw new HttpFailure('unsupportedType', conversion, { [part]: conversion })
  return image
}
