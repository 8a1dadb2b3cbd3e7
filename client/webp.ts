import { limits, messages } from '@/domain'

/** The use of an image: a business's logo or cover, a listing's poster, an event's image, a student's picture. */
export type ImageKind = 'logo' | 'cover' | 'poster' | 'event' | 'picture'

interface ImageRules {
  maxBytes: number
  /** The message for a file that is neither JPEG nor PNG, or empty. */
  wrongType: string
  tooLarge: string
  /** The message for a file that the browser cannot decode. */
  unreadable: string
}

// Not destructured, which would bring the messages of every feature into the first script.
const business = messages.business
const event = messages.event
const picture = messages.picture
const logoTexts = {
  wrongType: business.logoInvalid,
  tooLarge: business.logoTooLarge,
  unreadable: business.logoUnreadable,
}
const imageRules: Record<ImageKind, ImageRules> = {
  logo: { maxBytes: limits.logo.maxBytes, ...logoTexts },
  cover: {
    maxBytes: limits.cover.maxBytes,
    wrongType: business.coverInvalid,
    tooLarge: business.coverTooLarge,
    unreadable: business.coverUnreadable,
  },
  // The specification words a poster's messages as a logo's (GW-07).
  poster: { maxBytes: limits.poster.maxBytes, ...logoTexts },
  picture: {
    maxBytes: limits.picture.maxBytes,
    wrongType: picture.invalid,
    tooLarge: picture.tooLarge,
    unreadable: picture.unreadable,
  },
  event: {
    maxBytes: limits.eventImage.maxBytes,
    wrongType: event.imageInvalid,
    tooLarge: event.imageTooLarge,
    unreadable: event.imageUnreadable,
  },
}

/** The message for a file of the wrong type or size; null for a valid one. */
export function imageProblem(kind: ImageKind, file: Pick<File, 'type' | 'size'>): string | null {
  const { maxBytes, wrongType, tooLarge } = imageRules[kind]
  const accepted: readonly string[] = limits.imageTypes
  if (!accepted.includes(file.type) || file.size === 0) return wrongType
  return file.size > maxBytes ? tooLarge : null
}

/** Longer sides are scaled down: some browsers draw nothing on a larger canvas. */
const maxSidePixels = 4096

/**
 * Encodes an image as WebP at the quality of the specification, upright by its EXIF orientation, without metadata and
 * with sides of at most `maxSidePixels`. In a browser that cannot encode WebP, resolves with the original as it is; the
 * server encodes every image again. Null when the image cannot be decoded or drawn.
 */
export async function toWebp(image: Blob): Promise<Blob | null> {
  try {
    const bitmap = await createImageBitmap(image, { imageOrientation: 'from-image' })
    const scale = Math.min(1, maxSidePixels / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    if (!context) return null
    const encoded = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/webp', limits.webpQuality),
    )
    return encoded?.type === 'image/webp' ? encoded : image
  } catch {
    return null
  }
}

/** An image ready to send, or the message why it cannot be used. */
type PreparedImage = { image: Blob; problem: null } | { image: null; problem: string }

/** Validates a chosen file and prepares it as {@link toWebp} does. */
export async function prepareImage(kind: ImageKind, file: File): Promise<PreparedImage> {
  const problem = imageProblem(kind, file)
  if (problem) return { image: null, problem }
  const image = await toWebp(file)
  return image ? { image, problem: null } : { image: null, problem: imageRules[kind].unreadable }
}
