import { eq } from 'drizzle-orm'
import { messages } from '@/domain'
import type { Context } from '../../context.ts'
import { businesses } from '../../db/schema.ts'
import { imageMediaType, type ReencodedImage } from '../../files/images.ts'
import { storeFile } from '../../files/stored-file.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import type { UploadedFile } from '../../http/multipart.ts'
import { uploadedImage } from '../files/uploaded-image.ts'

const logoMessages = { invalid: messages.business.invalidLogo, conversion: messages.business.logoConversion }
const coverMessages = { invalid: messages.business.invalidCover, conversion: messages.business.coverConversion }

/**
 * Keeps a business's logo, cover or both, each with a thumbnail, in place of what was there; one that was not sent
 * stays. Either everything that was sent is kept or nothing.
 * @throws HttpFailure 400 when neither was sent, 415 when one is no picture.
 */
export async function storeBusinessImages(
  context: Context,
  businessId: string,
  uploads: { logo: UploadedFile | undefined; cover: UploadedFile | undefined },
): Promise<void> {
  const logo = await uploadedImage('logo', uploads.logo, logoMessages)
  const cover = await uploadedImage('cover', uploads.cover, coverMessages)
  if (!logo && !cover) throw new HttpFailure('invalid', messages.business.noImage)
  await context.db.transaction(async (tx) => {
    const keep = (bytes: Buffer) =>
      storeFile({ ...context, db: tx }, { bytes, mediaType: imageMediaType, access: 'public' })
    const keepBoth = async ({ image, thumbnail }: ReencodedImage) => [await keep(image), await keep(thumbnail)] as const
    const [logoFileId, logoThumbnailFileId] = logo ? await keepBoth(logo) : []
    const [coverFileId, coverThumbnailFileId] = cover ? await keepBoth(cover) : []
    await tx
      .update(businesses)
      .set({ logoFileId, logoThumbnailFileId, coverFileId, coverThumbnailFileId, updatedAt: context.clock.now() })
      .where(eq(businesses.id, businessId))
  })
}
