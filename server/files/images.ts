import { limits } from '@/domain'

/** An image as it is stored: WebP, upright, without metadata. */
export interface ReencodedImage {
  image: Buffer
  thumbnail: Buffer
}

/** The media type of stored images. */
export const imageMediaType = 'image/webp'

/** The longest side of a stored image and of its thumbnail. */
const maxSidePixels = { image: 2000, thumbnail: 400 }
/** More than phone cameras have. Without a limit a small file could decode to an image that fills the memory. */
const maxPixels = 64_000_000

/** The first bytes of JPEG, PNG and WebP. The decoder never gets other formats (SVG, TIFF, …). */
const signatures: ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
]

/** Whether the bytes begin as JPEG, PNG or WebP does. */
export function looksLikeImage(bytes: Buffer): boolean {
  return signatures.some((matches) => matches(bytes))
}

/**
 * Decodes a JPEG, PNG or WebP image and encodes it again, so that only its pixels are stored.
 * @returns null for other formats, damaged files, and images of more than `maxPixels`
 */
export async function reencodeImage(bytes: Buffer): Promise<ReencodedImage | null> {
  if (!looksLikeImage(bytes)) return null
  try {
    const image = await toWebp(bytes, maxSidePixels.image)
    return { image, thumbnail: await toWebp(image, maxSidePixels.thumbnail) }
  } catch {
    // The file is damaged or has too many pixels.
    return null
  }
}

async function toWebp(bytes: Buffer, sidePixels: number): Promise<Buffer> {
  // Loaded with the first image: the server starts sooner.
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: sidePixels, height: sidePixels, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: limits.webpQuality * 100 })
    .toBuffer()
}
