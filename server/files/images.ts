import sharp from 'sharp'
import { limits } from '@/domain'

/** A picture as we keep it: WebP, upright, without the metadata it came with. */
export interface ReencodedImage {
  image: Buffer
  thumbnail: Buffer
}

/** What pictures are kept as. */
export const imageMediaType = 'image/webp'

/** The longest side of a kept picture and of its thumbnail, in pixels. */
const longest = { image: 2000, thumbnail: 400 }
/** More than any phone takes; a small file can claim to be enormous and fill the memory. */
const maxPixels = 64_000_000

/** How the three formats we take begin. Other decoders (SVG, TIFF, …) are never reached. */
const signatures: ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
]

/** Whether the bytes begin like a JPEG, PNG or WebP picture. */
export function looksLikeImage(bytes: Buffer): boolean {
  return signatures.some((matches) => matches(bytes))
}

/**
 * Decodes a JPEG, PNG or WebP picture and encodes it anew, so that nothing but its pixels is kept.
 * @returns null when the bytes are no such picture, are damaged, or decode to more than 64 megapixels
 */
export async function reencodeImage(bytes: Buffer): Promise<ReencodedImage | null> {
  if (!looksLikeImage(bytes)) return null
  try {
    const image = await toWebp(bytes, longest.image)
    return { image, thumbnail: await toWebp(image, longest.thumbnail) }
  } catch {
    return null
  }
}

function toWebp(bytes: Buffer, side: number): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: limits.webpQuality * 100 })
    .toBuffer()
}
