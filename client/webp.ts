import { limits, messages } from '@/domain'

/** What an image is for: a business's logo or cover, a gig's poster, an event, a student's picture. */
export type ImageKind = 'logo' | 'cover' | 'poster' | 'event' | 'picture'

interface ImageRules {
  maxBytes: number
  /** Not a JPEG or PNG. */
  invalid: string
  tooLarge: string
  /** Says it is an image, but the browser can not read it as one. */
  unreadable: string
}

const { business, event, picture } = messages
const rulesOf: Record<ImageKind, ImageRules> = {
  logo: {
    maxBytes: limits.logo.maxBytes,
    invalid: business.invalidLogo,
    tooLarge: business.logoTooLarge,
    unreadable: business.logoConversion,
  },
  cover: {
    maxBytes: limits.cover.maxBytes,
    invalid: business.invalidCover,
    tooLarge: business.coverTooLarge,
    unreadable: business.coverConversion,
  },
  // The specification words a poster's messages as a logo's (GW-07).
  poster: {
    maxBytes: limits.poster.maxBytes,
    invalid: business.invalidLogo,
    tooLarge: business.logoTooLarge,
    unreadable: business.logoConversion,
  },
  picture: {
    maxBytes: limits.picture.maxBytes,
    invalid: picture.invalid,
    tooLarge: picture.tooLarge,
    unreadable: picture.conversion,
  },
  event: {
    maxBytes: limits.eventImage.maxBytes,
    invalid: event.invalidImage,
    tooLarge: event.imageTooLarge,
    unreadable: event.imageConversion,
  },
}

/** What is wrong with a chosen file before it is read: its type or its size. Null when nothing is. */
export function imageProblem(kind: ImageKind, file: Pick<File, 'type' | 'size'>): string | null {
  const { maxBytes, invalid, tooLarge } = rulesOf[kind]
  const accepted: readonly string[] = limits.imageTypes
  if (!accepted.includes(file.type) || file.size === 0) return invalid
  return file.size > maxBytes ? tooLarge : null
}

/** Canvases with longer sides come out empty in some browsers, and no screen shows more. Pixels. */
const longestSide = 4096

/**
 * The image as WebP at the quality of the specification, turned upright as its EXIF data says and without any
 * metadata. A browser that can not write WebP gives the image back as it was, since the server encodes it again.
 * Null when it can not be read as an image.
 */
export async function toWebp(image: Blob): Promise<Blob | null> {
  try {
    const bitmap = await createImageBitmap(image, { imageOrientation: 'from-image' })
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
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

/** A chosen image ready to send, or what is wrong with it. */
export type PreparedImage = { image: Blob; problem: null } | { image: null; problem: string }

/** Checks a chosen file and turns it into WebP. */
export async function prepareImage(kind: ImageKind, file: File): Promise<PreparedImage> {
  const problem = imageProblem(kind, file)
  if (problem) return { image: null, problem }
  const image = await toWebp(file)
  return image ? { image, problem: null } : { image: null, problem: rulesOf[kind].unreadable }
}
