import { limits } from '@/domain'
import { busyCores, WorkQueue } from '../http/work-queue.ts'

/** An image as it is stored: WebP, upright, without metadata. */
export interface ReencodedImage {
  image: Buffer
  thumbnail: Buffer
}

/** The media type of stored images. */
export const imageMediaType = 'image/webp'

/** The longest side of a stored image and of its thumbnail. */
const maxSidePixels = { image: 2000, thumbnail: 400 }
/** A decoding takes a core and up to 100 MB. */
const queueOptions = { maxWaiting: 16, retryAfterSeconds: 5 }

/** The first bytes of JPEG, PNG and WebP. The decoder never gets other formats (SVG, TIFF, …). */
const signatures: ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
]

/** Whether the bytes begin as JPEG, PNG or WebP does. */
function looksLikeImage(bytes: Buffer): boolean {
  return signatures.some((matches) => matches(bytes))
}

/** Why an image can't be stored. */
export type ImageProblem = 'unsupported' | 'tooManyPixels' | 'damaged'

/** Encodes images again, a few at a time for the whole server. */
export interface ImageEncoder {
  /**
   * Decodes a JPEG, PNG or WebP image and encodes it again, so that only its pixels are stored. The image's size is read
   * from its header first: one of more than `limits.imagePixels` is never decoded.
   * @throws HttpFailure 503 at once when too many images wait
   */
  reencode: (bytes: Buffer) => Promise<ReencodedImage | ImageProblem>
}

/** @param maxRunning the images that are decoded at once */
export function createImageEncoder(maxRunning = busyCores): ImageEncoder {
  const queue = new WorkQueue({ ...queueOptions, maxRunning })
  return {
    reencode: async (bytes) => (looksLikeImage(bytes) ? queue.run(() => reencode(bytes)) : 'unsupported'),
  }
}

async function reencode(bytes: Buffer): Promise<ReencodedImage | ImageProblem> {
  try {
    if ((await countPixels(bytes)) > limits.imagePixels) return 'tooManyPixels'
    const image = await toWebp(bytes, maxSidePixels.image)
    return { image, thumbnail: await toWebp(image, maxSidePixels.thumbnail) }
  } catch {
    return 'damaged'
  }
}

/** The pixels that an image's header declares. */
async function countPixels(bytes: Buffer): Promise<number> {
  const sharp = await loadSharp()
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return width * height
}

async function toWebp(bytes: Buffer, sidePixels: number): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(bytes, { limitInputPixels: limits.imagePixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: sidePixels, height: sidePixels, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: limits.webpQuality * 100 })
    .toBuffer()
}

/** Loaded with the first image: the server starts sooner. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // One thread an image, and no image kept in memory: the queue says how many work at once.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
