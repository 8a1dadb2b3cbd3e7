import { looksLikeImage, type ReencodedImage, reencodeImage } from '../../files/images.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import type { UploadedFile } from '../../http/multipart.ts'

/** What is said of a picture that can not be kept. */
export interface ImageMessages {
  /** It is no JPEG, PNG or WebP picture, whatever its name says. */
  invalid: string
  /** It begins like one, but is damaged or absurdly large. */
  conversion: string
}

/**
 * The picture encoded anew without its metadata (D17), or undefined when none was sent.
 * @param part the form's part, which the failure marks
 * @throws HttpFailure 415 with one of the messages.
 */
export async function uploadedImage(
  part: string,
  upload: UploadedFile | undefined,
  { invalid, conversion }: ImageMessages,
): Promise<ReencodedImage | undefined> {
  if (!upload) return undefined
  if (!looksLikeImage(upload.bytes)) throw new HttpFailure('unsupportedType', invalid, { [part]: invalid })
  const image = await reencodeImage(upload.bytes)
  if (!image) throw new HttpFailure('unsupportedType', conversion, { [part]: conversion })
  return image
}
